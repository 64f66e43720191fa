import { readFile } from 'node:fs/promises';

import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from 'pdf-lib';
import { expect, it } from 'vitest';

import { base64FromBytes } from '@/lib/files/base64';
import { appendAttachments } from '@/reporting/builtin/attachments/append-attachments';
import { openAttachments } from '@/reporting/builtin/attachments/open-attachments';
import { pdfPages } from '@tests/support/files/pdf-text';

async function appended(bytes: Uint8Array): Promise<PDFDocument> {
  const report = await PDFDocument.create();
  report.addPage([400, 400]);
  const file = base64FromBytes(bytes);
  const { opened } = await openAttachments([{ name: 'a', extension: '', file, testId: null }]);
  const { pdf, failed } = await appendAttachments(new Uint8Array(await report.save()), opened);
  expect(failed).toEqual([]);
  return PDFDocument.load(pdf);
}

/** What says how a picture is to be turned, in either order of bytes. */
function exif(orientation: number, isLittle: boolean): Buffer {
  const little = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0];
  const big = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation];
  return Buffer.from([...(isLittle ? little : big), 0, 0, 0, 0, 0, 0]);
}

const photo = await readFile('demo-lis/seed/pictures/electrophoresis.jpg');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function turnedJpeg(orientation: number): Buffer {
  const part = Buffer.concat([Buffer.from('Exif\0\0'), exif(orientation, false)]);
  const head = Buffer.from([0xff, 0xe1, 0, part.length + 2]);
  return Buffer.concat([photo.subarray(0, 2), head, part, photo.subarray(2)]);
}

function turnedPng(orientation: number): Buffer {
  const part = exif(orientation, true);
  const head = Buffer.from([0, 0, 0, part.length, ...Buffer.from('eXIf')]);
  const sum = Buffer.alloc(4);
  return Buffer.concat([PNG.subarray(0, 33), head, part, sum, PNG.subarray(33)]);
}

/** Where the corners at the left and right of a picture's first line of pixels stand on its page. */
function corners(document: PDFDocument): readonly string[] {
  const page = document.getPage(1);
  const contents = page.node.Contents();
  const stream = contents instanceof PDFArray ? contents.lookup(0) : contents;
  if (!(stream instanceof PDFRawStream)) throw new Error('no drawing');
  const drawing = new TextDecoder().decode(decodePDFRawStream(stream).decode());
  const matrices = [...drawing.matchAll(/^(.*) cm$/gm)].map(([, six = '']) =>
    six.split(' ').map(Number),
  );
  return [[0, 1] as const, [1, 1] as const].map((corner) => {
    const [x, y] = matrices.reduceRight<readonly [number, number]>(
      ([left, up], [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => [
        a * left + c * up + e,
        b * left + d * up + f,
      ],
      corner,
    );
    return `${y > 200 ? 'top' : 'bottom'} ${x > 200 ? 'right' : 'left'}`;
  });
}

/** Where its first line begins and ends, by the orientation (Exif 2.3, 4.6.4, A). */
const LINES = [
  ['top left', 'top right'],
  ['top right', 'top left'],
  ['bottom right', 'bottom left'],
  ['bottom left', 'bottom right'],
  ['top left', 'bottom left'],
  ['top right', 'bottom right'],
  ['bottom right', 'top right'],
  ['bottom left', 'top left'],
] as const;

it('draws a picture upright, whichever kind says how it lies', async () => {
  for (const [at, line] of LINES.entries()) {
    expect(corners(await appended(turnedJpeg(at + 1))), `JPEG ${at + 1}`).toEqual(line);
    expect(corners(await appended(turnedPng(at + 1))), `PNG ${at + 1}`).toEqual(line);
  }
  expect(corners(await appended(turnedPng(9)))).toEqual(LINES[0]);
});

it('keeps the texts and the colours of an encrypted document', async () => {
  const bytes = await readFile('tests/support/fixtures/owner-restricted-palette.pdf');
  const document = await appended(bytes);
  const pages = await pdfPages(new Uint8Array(await document.save()));
  expect(pages).toEqual(['', 'Glucosa (suero) 126 mg/dL\nPagina uno', 'Pagina dos', '']);
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => String(object));
  // Brackets are colours here.
  expect(objects.join('')).toMatch(/\/Indexed \/DeviceRGB 3 <28295cff000000ff005c2829>/i);
});
