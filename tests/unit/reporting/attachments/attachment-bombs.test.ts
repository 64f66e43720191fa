import { deflateSync } from 'node:zlib';

import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';

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
const fileOfSome = fileWith('<< /Filter /FlateDecode >>', deflateSync(Buffer.alloc(50_000)));
const dictionaryOf = (length: number, more = '') =>
  `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${String(length)} ${more}>>`;

async function documentOf(pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([100, 100]);
  return new Uint8Array(await document.save());
}

const honest = await documentOf(3);

it.each([
  ['an object stream', fileWith(dictionaryOf(bomb.length), bomb)],
  ['with another line end', fileWith(dictionaryOf(bomb.length), bomb, '\r\n')],
  ['a wrong length', fileWith(dictionaryOf(3), bomb)],
  ['an escaped name', fileWith('<< /Type /Obj#53tm /Filter /Fl#61teDecode >>', bomb)],
  ['a picture that is an object stream too', fileWith(dictionaryOf(9, '/Subtype /Image'), bomb)],
  ['a dictionary too long to read', fileWith(`<<${' '.repeat(5_000)}>>`, bomb)],
  ['a stream after others', bytesOf(fileWith('<< >>', small), fileWith('<< >>', bomb))],
  ['many small ones', bytesOf(...Array<Uint8Array>(30).fill(fileOfSome))],
  ['a false end inside', fileWith(dictionaryOf(1), bytesOf(bomb, '\nendstream'))],
])('%s that unpacks to ten megabytes is too much for one', async (_case, bytes) => {
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
])('%s is not too much', async (_case, bytes) => {
  expect(await inflatesBeyond(bytes, LIMITS.unpacked)).toBe(false);
});

it('a file of more pages than are allowed is too much: for a report 2,001, or 201 megabytes unpacked', async () => {
  const opened = await openDocument(await documentOf(20), LIMITS);
  expect(opened.getPageCount()).toBe(20);
  const tooLarge = { reason: 'too-large' };
  await expect(openDocument(await documentOf(21), LIMITS)).rejects.toMatchObject(tooLarge);
  await expect(openDocument(await documentOf(2_001))).rejects.toMatchObject(tooLarge);
  const packed = deflateSync(Buffer.alloc(201_000_000, ' '), { level: 1 });
  const huge = fileWith(dictionaryOf(packed.length), packed);
  await expect(openDocument(huge)).rejects.toMatchObject(tooLarge);
});
