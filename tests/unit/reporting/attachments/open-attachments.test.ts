import { readFile } from 'node:fs/promises';

import { PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import { afterEach, expect, it, vi } from 'vitest';

import { base64FromBytes } from '@/lib/files/base64';
import { openAttachments } from '@/reporting/builtin/attachments/open-attachments';

const stored = async (path: string) => base64FromBytes(await readFile(path));
const fixture = (name: string) => stored(`tests/support/fixtures/${name}.pdf`);
const encoded = (text: string) => base64FromBytes(new TextEncoder().encode(text));

async function pdfOf(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) document.addPage([100, 100]);
  return document.save({ addDefaultPage: false });
}

const onePage = await pdfOf(1);

/** A PDF with two layers, the second of which may be off at rest, off in its own use, or the one that content is shown without. */
async function layered(
  atRest: (layers: readonly PDFRef[]) => object,
  { use = {}, membership = {} }: { readonly use?: object; readonly membership?: object } = {},
): Promise<string> {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const page = document.addPage([100, 100]);
  const layers = [{}, use].map((Usage) =>
    context.register(context.obj({ Type: 'OCG', Usage } as never)),
  );
  const properties = { A: layers[0], B: { Type: 'OCMD', OCGs: layers, ...membership } };
  page.node.set(PDFName.of('Resources'), context.obj({ Properties: properties } as never));
  catalog.set(
    PDFName.of('OCProperties'),
    context.obj({ OCGs: layers, D: atRest(layers) } as never),
  );
  return base64FromBytes(await document.save());
}

/** A PDF whose only page says that another program is needed, by an entry of its catalog. */
async function standIn(entry: string, value: object | boolean): Promise<string> {
  const document = await PDFDocument.create();
  document.addPage([100, 100]);
  document.catalog.set(PDFName.of(entry), document.context.obj(value as never));
  return base64FromBytes(await document.save());
}

/** The heads of so many pages of a TIFF, without the pixels of any; `II` and `MM` name the order of bytes. */
function tiff(pages: number, order: 'II' | 'MM'): string {
  const bytes = Buffer.alloc(8 + pages * 6);
  const write = (value: number, at: number, size: number) =>
    order === 'II' ? bytes.writeUIntLE(value, at, size) : bytes.writeUIntBE(value, at, size);
  bytes.write(order, 0, 'latin1');
  write(42, 2, 2);
  for (let page = 0; page <= pages; page += 1) {
    write(page === pages ? 0 : 8 + page * 6, page === 0 ? 4 : 4 + page * 6, 4);
  }
  return base64FromBytes(bytes);
}

const photo = await stored('demo-lis/seed/pictures/electrophoresis.jpg');
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG whose head promises `side` × `side` pixels. */
function hugePicture(side: number): string {
  const bytes = Buffer.from(PNG, 'base64');
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return base64FromBytes(bytes);
}

/** A JPEG whose head tells of another way of packing, or of finer samples. */
function oddPhoto({ mark = 0xc0, bits = 8 }): string {
  const bytes = Buffer.from(photo, 'base64');
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
  bytes[frame + 1] = mark;
  bytes[frame + 4] = bits;
  return base64FromBytes(bytes);
}

const behind = (bytes: Uint8Array, tail: Uint8Array | string) =>
  base64FromBytes(Buffer.concat([bytes, Buffer.from(tail)]));
const ZEROS = new Uint8Array(5000);

/** A PDF of one page whose objects are written as they are here: no drawing library would write some of them. */
function written(contents: string, ...others: readonly string[]): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R >>',
    contents,
    ...others,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  const trailer = 'trailer\n<< /Root 1 0 R /Size 9 >>\nstartxref\n0\n%%EOF\n';
  return encoded(`%PDF-1.7\n${body}${trailer}`);
}

const DRAWING = '<< /Length 8 >>\nstream\n0 0 m f*\nendstream';
/** Encryption whose texts and streams have different ciphers, which the drawing library does not know. */
const TWO_CIPHERS = '<< /Type /Catalog /Encrypt << /StmF /StdCF /StrF /Identity >> >>';

const PDF = base64FromBytes(onePage);
const UNKNOWN = 'unknown-type';
const LAYERS = {
  named: await layered((layers) => ({ BaseState: 'OFF', ON: layers })),
  off: await layered(([, second]) => ({ OFF: [second] })),
  half: await layered(([first]) => ({ BaseState: 'OFF', ON: [first] })),
  paper: await layered(() => ({}), { use: { View: { ViewState: 'OFF' } } }),
  without: await layered(() => ({}), { membership: { P: 'AllOff' } }),
};

/** What a laboratory attaches, how it is named, and what becomes of it. */
const FILES: readonly (readonly [string, string, string, string])[] = [
  ['a plain PDF', 'pdf', PDF, 'pdf'],
  ['a PDF in capitals', 'PDF', PDF, 'pdf'],
  ['a PDF by its media type', 'application/pdf', PDF, 'pdf'],
  ['a PDF named as a picture', 'jpg', PDF, 'pdf'],
  ['junk before a PDF', 'pdf', encoded('x\r\n').concat(PDF), 'pdf'],
  ['a byte order mark before a PDF', 'pdf', encoded('\ufeff').concat(PDF), 'pdf'],
  ['a PDF as a data URL', 'pdf', `data:application/pdf;base64,${PDF}`, 'pdf'],
  ['2,000 pages', 'pdf', base64FromBytes(await pdfOf(2000)), 'pdf'],
  ['an owner-restricted PDF', 'pdf', await fixture('owner-restricted'), 'pdf'],
  ['an older owner-restricted PDF', 'pdf', await fixture('owner-restricted-rc4'), 'pdf'],
  ['one whose objects are packed', 'pdf', await fixture('owner-restricted-objects'), 'pdf'],
  ['one of two ciphers', 'pdf', written(DRAWING, TWO_CIPHERS), 'restricted'],
  ['a PDF that asks for a password', 'pdf', await fixture('user-protected'), 'protected'],
  ['a PDF cut off', 'pdf', base64FromBytes(onePage.slice(0, -200)), 'damaged'],
  ['a PDF padded with zeros', 'pdf', behind(onePage, ZEROS), 'pdf'],
  ['a PDF in the mail that brought it', 'pdf', behind(onePage, `\r\n--part--\r\n`), 'pdf'],
  ['a part of a PDF padded with zeros', 'pdf', behind(onePage.slice(0, -200), ZEROS), 'damaged'],
  ['a broken object that no page needs', 'pdf', written(DRAWING, '<< /A'), 'pdf'],
  ['a broken drawing', 'pdf', written('<< /Length'), 'damaged'],
  ['a drawing that is not there', 'pdf', written('null'), 'damaged'],
  ['the head of a PDF', 'pdf', encoded('%PDF-1.7\n'), 'damaged'],
  ['a PDF without pages', 'pdf', base64FromBytes(await pdfOf(0)), 'damaged'],
  ['a PDF whose layers are all shown', 'pdf', await layered(() => ({})), 'pdf'],
  ['one that names the layers it shows, all of them', 'pdf', LAYERS.named, 'pdf'],
  ['one with a layer that is off', 'pdf', LAYERS.off, 'hidden-layers'],
  ['one that names one of its layers as shown', 'pdf', LAYERS.half, 'hidden-layers'],
  ['one with a layer for paper alone', 'pdf', LAYERS.paper, 'hidden-layers'],
  ['one that shows something only without its layers', 'pdf', LAYERS.without, 'hidden-layers'],
  ['a form that its reader draws', 'pdf', await standIn('NeedsRendering', true), 'form-fields'],
  ['a folder of other files', 'pdf', await standIn('Collection', { View: 'D' }), 'other-files'],
  ['no file', 'pdf', '', 'empty'],
  ['no base64', 'pdf', '%%%', 'damaged'],
  ['a page of a host', 'pdf', encoded('<!doctype html><h1>502</h1>'), UNKNOWN],
  ['a page named as a picture', 'png', encoded('<html>'), UNKNOWN],
  ['noise', 'pdf', base64FromBytes(new Uint8Array(5000).fill(7)), UNKNOWN],
  ['200 MB', 'pdf', 'A'.repeat(280_000_000), 'too-large'],
  ['a PNG', 'png', PNG, 'png'],
  ['a PNG without padding', '', PNG.replace(/=+$/, ''), 'png'],
  ['a JPEG named as a PNG', 'png', photo, 'jpeg'],
  ['a JPEG cut off', 'jpg', photo.slice(0, 400), 'damaged'],
  ['a JPEG padded with zeros', 'jpg', behind(Buffer.from(photo, 'base64'), ZEROS), 'jpeg'],
  ['a progressive JPEG', 'jpg', oddPhoto({ mark: 0xc2 }), 'jpeg'],
  ['a JPEG of 12 bits', 'jpg', oddPhoto({ mark: 0xc1, bits: 12 }), 'picture-kind'],
  ['a lossless JPEG', 'jpg', oddPhoto({ mark: 0xc3 }), 'picture-kind'],
  ['an arithmetic JPEG', 'jpg', oddPhoto({ mark: 0xc9 }), 'picture-kind'],
  ['a PNG cut off', 'png', PNG.slice(0, 60), 'damaged'],
  ['a GIF cut off', 'gif', encoded('GIF89a\u0001\0\u0001\0\0\0\0,'), 'damaged'],
  ['a WebP cut off', 'webp', encoded('RIFF\u0050\0\0\0WEBPVP8 '), 'damaged'],
  ['a BMP cut off', 'bmp', encoded('BM\u0050\0\0\0\0\0'), 'damaged'],
  ['a PNG of 40,000 × 40,000', 'png', hugePicture(40_000), 'too-large'],
  ['a drawing as markup', 'svg', encoded('<svg xmlns="http://www.w3.org/2000/svg"/>'), UNKNOWN],
];

it.each(FILES)('classifies %s by its content', async (name, extension, file, expected) => {
  const { opened, skipped } = await openAttachments([{ name, extension, file, testId: null }]);
  const outcome = opened[0]?.content.kind ?? skipped[0]?.reason;
  expect(outcome).toBe(expected);
  expect(opened.length + skipped.length).toBe(1);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['a TIFF of one page', tiff(1, 'II'), 'jpeg'],
  ['a TIFF of two pages', tiff(2, 'II'), 'several-pages'],
  ['a big-endian TIFF of one page', tiff(1, 'MM'), 'jpeg'],
  ['a big-endian TIFF of three pages', tiff(3, 'MM'), 'several-pages'],
  ['a JPEG of 12 bits', oddPhoto({ mark: 0xc1, bits: 12 }), 'jpeg'],
])('%s is drawn by the browser that knows it, or named', async (_, file, is) => {
  const bitmap = { width: 1, height: 1, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
  const drawing = { fillRect: () => undefined, drawImage: () => undefined };
  class Canvas {
    getContext = () => drawing;
    convertToBlob = () => Promise.resolve(new Blob([Buffer.from(photo, 'base64')]));
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  const scan = { name: 'scan', extension: 'tif', file, testId: null };
  const { opened, skipped } = await openAttachments([scan]);
  expect(opened[0]?.content.kind ?? skipped[0]?.reason).toBe(is);
});
