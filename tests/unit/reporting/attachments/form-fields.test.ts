import {
  decodePDFRawStream,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';
import { expect, it } from 'vitest';

import { openDocument } from '@/reporting/builtin/attachments/open-document';

interface FilledForm {
  /** What the widget holds besides its kind and place. */
  readonly widget: object;
  readonly isInForm?: boolean;
}

/** A page with one field, as programs write it that fill forms in. */
async function filled({ widget, isInForm = true }: FilledForm) {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const page = document.addPage([300, 300]);
  const field = context.register(
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Widget', T: PDFString.of('sodio'), Rect: [20, 20, 120, 40] },
      ...{ P: page.ref, F: 4, DA: PDFString.of('/Helv 12 Tf 0 g') },
      ...widget,
    } as never),
  );
  page.node.set(PDFName.of('Annots'), context.obj([field]));
  const form = { Fields: isInForm ? [field] : [], NeedAppearances: false };
  catalog.set(PDFName.of('AcroForm'), context.obj(form));
  return new Uint8Array(await document.save({ updateFieldAppearances: false }));
}

const text = (value: string) => ({ FT: 'Tx', V: PDFHexString.fromText(value) });

/** What the look of the page's only field draws; null where it has none. */
async function lookOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const opened = await openDocument(bytes);
  const saved = await PDFDocument.load(await opened.save({ updateFieldAppearances: false }));
  const widget = saved.getPage(0).node.Annots()?.lookup(0, PDFDict);
  const look = widget?.lookupMaybe(PDFName.of('AP'), PDFDict)?.lookup(PDFName.of('N'));
  if (!(look instanceof PDFRawStream)) return null;
  return Buffer.from(decodePDFRawStream(look).decode()).toString('latin1');
}

/** 122 and 141 as a look writes them. */
const ANNULLED = '<313232> Tj';
const VALID = '<313431> Tj';

it('a value without a look gets one, and one with a look of an older value, where the file asks for it', async () => {
  expect(await lookOf(await filled({ widget: text('141') }))).toContain(VALID);
  const older = await PDFDocument.load(await filled({ widget: text('122') }));
  older.getForm().updateFieldAppearances();
  const [field] = older.getForm().getFields();
  field?.acroField.dict.set(PDFName.of('V'), PDFString.of('141'));
  const form = older.catalog.lookup(PDFName.of('AcroForm'), PDFDict);
  form.set(PDFName.of('NeedAppearances'), PDFBool.True);
  const look = await lookOf(new Uint8Array(await older.save({ updateFieldAppearances: false })));
  expect(look).toContain(VALID);
  expect(look).not.toContain(ANNULLED);
});

it('an empty field, a signature and a mark that is off stay as they are without a look', async () => {
  const off = { FT: 'Btn', V: 'Off', AS: 'Off' };
  for (const widget of [text(''), { FT: 'Sig', V: { Type: 'Sig' } }, off]) {
    expect(await lookOf(await filled({ widget })), JSON.stringify(widget)).toBeNull();
  }
});

const CHOICE = {
  ...{ FT: 'Ch', Ff: 131_072, V: PDFString.of('1') },
  Opt: [[PDFString.of('1'), PDFString.of('Positivo')]],
};

it.each([
  ['with a letter that the form has no typeface for', { widget: text('≥ 141') }],
  ['that stands for other words', { widget: CHOICE }],
  ['that belongs to no form', { widget: text('141'), isInForm: false }],
])('a value %s keeps its file out of the report', async (_name, form) => {
  await expect(openDocument(await filled(form))).rejects.toMatchObject({ reason: 'form-fields' });
});
