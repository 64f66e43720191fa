import { deflateSync } from 'node:zlib';

import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';

import { inflatesBeyond } from '@/reporting/builtin/attachments/inflated-size';
import { openDocument } from '@/reporting/builtin/attachments/open-document';

const LIMITS = { pages: 20, unpacked: 1_000_000 };
const MEGABYTES = 10_000_000;

function bytesOf(...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))));
}

/** A file with one object that holds a packed stream, and the end that every whole file has. */
function fileWith(dictionary: string, packed: Uint8Array, lineEnd = '\n'): Uint8Array<ArrayBuffer> {
  return bytesOf(
    '%PDF-1.7\n1 0 obj\n',
    dictionary,
    `\nstream${lineEnd}`,
    packed,
    '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF',
  );
}

const bomb = deflateSync(Buffer.alloc(MEGABYTES, ' '));
const small = deflateSync(Buffer.from('1 0 2 3 << >>'));
const dictionaryOf = (length: number, more = '') =>
  `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${String(length)} ${more}>>`;

async function documentOf(pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([100, 100]);
  return new Uint8Array(await document.save());
}

const honest = await documentOf(3);

describe('what a file unpacks to (G6)', () => {
  it.each([
    ['an object stream', fileWith(dictionaryOf(bomb.length), bomb)],
    ['with another line end', fileWith(dictionaryOf(bomb.length), bomb, '\r\n')],
    ['a wrong length', fileWith(dictionaryOf(3), bomb)],
    ['an escaped name', fileWith('<< /Type /Obj#53tm /Filter /Fl#61teDecode >>', bomb)],
    ['a picture that is an object stream too', fileWith(dictionaryOf(9, '/Subtype /Image'), bomb)],
    ['a dictionary too long to read', fileWith(`<<${' '.repeat(5_000)}>>`, bomb)],
    ['a stream after others', bytesOf(fileWith('<< >>', small), fileWith('<< >>', bomb))],
    [
      'many small ones',
      bytesOf(
        ...Array.from({ length: 30 }, () =>
          fileWith('<< /Filter /FlateDecode >>', deflateSync(Buffer.alloc(50_000))),
        ),
      ),
    ],
    ['a false end inside', fileWith(dictionaryOf(1), bytesOf(bomb, '\nendstream'))],
  ])('%s of ten megabytes is too much for one', async (_case, bytes) => {
    expect(bytes.length).toBeLessThan(100_000);
    expect(await inflatesBeyond(bytes, LIMITS.unpacked)).toBe(true);
    await expect(openDocument(bytes, LIMITS)).rejects.toMatchObject({ reason: 'too-large' });
  });

  it.each([
    ['an honest file', honest],
    ['a picture, which stays packed', fileWith('<< /Subtype /Image /Width 9 >>', bomb)],
    ['a stream that is not packed', fileWith('<< >>', Buffer.alloc(50_000, 'x'))],
    ['half a stream', fileWith('<< >>', small.subarray(0, 8))],
    ['no stream at all', bytesOf('%PDF-1.7 stream endstream stre')],
    ['nothing', new Uint8Array()],
  ])('%s is not', async (_case, bytes) => {
    expect(await inflatesBeyond(bytes, LIMITS.unpacked)).toBe(false);
  });
});

it.each<[number, object]>([
  [20, { pages: 20 }],
  [21, { reason: 'too-large' }],
  [60, { reason: 'too-large' }],
])('G6: a file of %i pages where twenty are allowed gives %j', async (pages, outcome) => {
  const opening = openDocument(await documentOf(pages), LIMITS).then(
    (document) => ({ pages: document.getPageCount() }),
    (reason: unknown) => reason,
  );
  expect(await opening).toMatchObject(outcome);
});

it.each([
  ['2,001 pages', () => documentOf(2_001)],
  [
    '201 megabytes unpacked',
    () => {
      const packed = deflateSync(Buffer.alloc(201_000_000, ' '));
      return Promise.resolve(fileWith(dictionaryOf(packed.length), packed));
    },
  ],
])('G6: a file of %s is too much for a report', async (_case, file) => {
  await expect(openDocument(await file())).rejects.toMatchObject({ reason: 'too-large' });
});
