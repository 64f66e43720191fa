import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
  StandardFonts,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';
import { expect } from 'vitest';

import { appendPages } from '@/reporting/builtin/attachments/append-attachments';
import { pdfPages } from '@tests/support/files/pdf-text';

export const RECT = [0, 0, 50, 50];
export const LINK = { Type: 'Annot', Subtype: 'Link', Rect: RECT };
export const TEXT = 'adjunto con texto';

const FORBIDDEN_KEYS = new Set([
  ...['OpenAction', 'AA', 'JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'EF'],
  ...['AF', 'AcroForm', 'XFA', 'RichMediaContent', 'RichMediaSettings', 'Next', 'Win', 'FS', 'R'],
  'Parent',
]);
const FORBIDDEN_KINDS = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ResetForm', 'ImportData', 'GoToR', 'GoToE', 'Named'],
  ...['Rendition', 'RichMediaExecute', 'Sound', 'Movie', 'Hide', 'Thread', 'SetOCGState'],
  ...['FileAttachment', 'Screen', 'RichMedia', '3D', 'Filespec', 'EmbeddedFile', 'Redact'],
]);

function nameIn(document: PDFDocument, value: PDFObject | undefined): string {
  const object = value instanceof PDFRef ? document.context.lookup(value) : value;
  return object instanceof PDFName ? object.decodeText() : '';
}

/** Everything in a file that could act, by its key or kind. Pages and the tree above them have parents. */
export function findings(document: PDFDocument): readonly string[] {
  const found: string[] = [];
  const look = (object: PDFObject) => {
    if (object instanceof PDFStream) look(object.dict);
    if (object instanceof PDFArray) object.asArray().forEach(look);
    if (!(object instanceof PDFDict)) return;
    const isOfTree = ['Page', 'Pages'].includes(nameIn(document, object.get(PDFName.of('Type'))));
    for (const [key, value] of object.entries()) {
      const name = key.decodeText();
      if (FORBIDDEN_KEYS.has(name) && !(name === 'Parent' && isOfTree)) found.push(name);
      if (['S', 'Subtype', 'Type'].includes(name) && FORBIDDEN_KINDS.has(nameIn(document, value))) {
        found.push(`${name} ${nameIn(document, value)}`);
      }
      if (name === 'URI' && !/^\((?:https|mailto):/.test(value.toString())) {
        found.push(value.toString());
      }
      look(value);
    }
  };
  for (const [, object] of document.context.enumerateIndirectObjects()) look(object);
  return found;
}

/** What puts something that acts into a file. */
export type Arming = (document: PDFDocument, page: PDFPage) => void | Promise<void>;

export async function armed(arm: Arming): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 300]);
  page.drawText(TEXT, { x: 20, y: 20, font: await document.embedFont(StandardFonts.Helvetica) });
  await arm(document, page);
  return new Uint8Array(await document.save());
}

/** The file merged as an attachment, and what it held before. */
export async function merged(bytes: Uint8Array<ArrayBuffer>) {
  const report = await PDFDocument.create();
  report.addPage([300, 300]);
  const before = findings(await PDFDocument.load(bytes));
  const joined = await appendPages(new Uint8Array(await report.save()), bytes);
  const document = await PDFDocument.load(joined);
  expect((await pdfPages(joined)).at(-1)).toBe(TEXT);
  return { document, before, after: findings(document) };
}

/** Puts annotations on the page. */
export function annotate(...annotations: object[]) {
  return ({ context }: PDFDocument, page: PDFPage): void => {
    page.node.set(PDFName.of('Annots'), context.obj(annotations as never));
  };
}

export const text = (value: string) => PDFString.of(value);
