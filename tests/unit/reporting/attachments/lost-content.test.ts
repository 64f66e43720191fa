import { PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';

import { lossesOf } from '@/reporting/builtin/attachments/open-attachments';

const NONE = {};
const SEAL = { ByteRange: [0, 1, 2, 3], Contents: PDFHexString.of('00') };

/** A document by what its page, its catalog and its form hold besides the usual. */
async function documentOf({ annotation = NONE, catalog = NONE, form = NONE }) {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([100, 100]);
  const annotations = annotation === NONE ? [] : [annotation];
  page.node.set(PDFName.of('Annots'), context.obj(annotations as never));
  const fields = form === NONE ? [] : [form];
  const entries = { AcroForm: { Fields: fields }, ...catalog };
  for (const [key, value] of Object.entries(entries)) {
    document.catalog.set(PDFName.of(key), context.obj(value as never));
  }
  return document;
}

const FILE = { Type: 'Filespec', EF: { F: [] } };
const FILES = [
  ['nothing', {}, []],
  ['a signature', { form: { FT: 'Sig', V: { Type: 'Sig', ...SEAL } } }, ['signature']],
  ['one that does not say its type', { form: { FT: 'Sig', V: SEAL } }, ['signature']],
  ['a time stamp', { form: { FT: 'Sig', V: { Type: 'DocTimeStamp', ...SEAL } } }, ['signature']],
  ['a certification', { catalog: { Perms: { DocMDP: { Type: 'Sig', ...SEAL } } } }, ['signature']],
  ['rights of a reader', { catalog: { Perms: { UR3: { Type: 'Sig', ...SEAL } } } }, []],
  ['a place for a signature', { form: { FT: 'Sig', T: 'Firma' } }, []],
  ['a file inside', { catalog: { Names: { EmbeddedFiles: { Names: [FILE] } } } }, ['files']],
  ['an associated file', { catalog: { AF: [FILE] } }, ['files']],
  ['a paper clip', { annotation: { Subtype: 'FileAttachment', FS: FILE } }, ['files']],
  ['a note', { annotation: { Subtype: 'Text' } }, []],
  ['a sound', { annotation: { Subtype: 'Sound' } }, ['media']],
  ['a film', { annotation: { Subtype: 'Screen' } }, ['media']],
  ['a model', { annotation: { Subtype: '3D' } }, ['media']],
] as const;

it('tells what copied pages do not keep of a file', async () => {
  for (const [what, parts, losses] of FILES) {
    expect(lossesOf(await documentOf(parts)), what).toEqual(losses);
  }
});

it('a file that was taken out again is none', async () => {
  const document = await documentOf({});
  document.context.register(document.context.obj(FILE as never));
  expect(lossesOf(document)).toEqual([]);
});
