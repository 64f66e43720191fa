import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { expect, it } from 'vitest';

import { restoreDecrypted } from '@/reporting/builtin/attachments/open-encrypted';

/** As the library has a text once it is decrypted: its bytes, without the escapes that a file needs. */
const DECRYPTED = ')((\\ 126 mg/dL';
const PLAIN = PDFName.of('Plain');
const LIST = PDFName.of('List');
const INNER = PDFName.of('Inner');

/** A document with such a text as value, in a list and in a dictionary within, saved and opened again. */
async function savedTexts(source: string): Promise<readonly unknown[]> {
  const document = await PDFDocument.create();
  document.addPage([100, 100]);
  const { context, catalog } = document;
  const text = () => PDFString.of(DECRYPTED);
  const within = context.obj({});
  within.set(INNER, text());
  const values = PDFArray.withContext(context);
  values.push(text());
  catalog.set(PLAIN, text());
  catalog.set(LIST, values);
  catalog.set(INNER, within);
  restoreDecrypted(document, source);
  const saved = await PDFDocument.load(await document.save({ useObjectStreams: false }));
  return [
    saved.catalog.lookup(PLAIN),
    saved.catalog.lookup(LIST, PDFArray).lookup(0),
    saved.catalog.lookup(INNER, PDFDict).lookup(INNER),
  ];
}

it('texts of an encrypted file are whole once it is saved, wherever they stand', async () => {
  const texts = await savedTexts('trailer << /Encrypt 5 0 R >>');
  expect(texts.map((one) => (one instanceof PDFHexString ? one.decodeText() : one))).toEqual([
    DECRYPTED,
    DECRYPTED,
    DECRYPTED,
  ]);
});
