import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDropdown,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFString,
  PDFTextField,
  type PDFDocument,
  type PDFField,
  type PDFFont,
  type PDFObject,
} from 'pdf-lib';

import { itemsOf, nameOf, resolved, valueOf } from './pdf-objects';
import { UnusableFile } from './unusable-file';

/** Fields above a field; more of them are a trap. */
const HIGHEST = 20;

/** What was filled in, which a field may take from the one above it. */
function filledIn(widget: PDFDict): PDFObject | undefined {
  let field: PDFObject | undefined = widget;
  for (let step = 0; field instanceof PDFDict && step < HIGHEST; step += 1) {
    const value = valueOf(field, 'V');
    if (value !== undefined) return value;
    field = valueOf(field, 'Parent');
  }
  return undefined;
}

/** The texts of a value: one, or each of several choices. */
function textsOf(value: PDFObject | undefined): readonly string[] {
  if (value instanceof PDFString || value instanceof PDFHexString) return [value.decodeText()];
  return itemsOf(value).flatMap(textsOf);
}

/** A text, a choice or a mark; what a signature holds is none of them. */
function isFilledIn(widget: PDFDict): boolean {
  const value = filledIn(widget);
  if (value instanceof PDFName) return value.decodeText() !== 'Off';
  return textsOf(value).some((text) => text !== '');
}

/** Filled in, and yet nothing to see. */
function isBare(widget: PDFDict): boolean {
  const look = valueOf(widget, 'AP');
  const hasLook = look instanceof PDFDict && valueOf(look, 'N') !== undefined;
  return !hasLook && isFilledIn(widget);
}

function widgetsOf(document: PDFDocument): readonly PDFDict[] {
  return document
    .getPages()
    .flatMap(({ node }) => itemsOf(valueOf(node, 'Annots')))
    .map((item) => resolved(document.context, item))
    .filter((one) => one instanceof PDFDict)
    .filter((one) => nameOf(one, 'Subtype') === 'Widget');
}

/** The file leaves the looks of its fields to who shows it: those that are there may be of an older value. */
function isLeftToReader({ catalog }: PDFDocument): boolean {
  const form = valueOf(catalog, 'AcroForm');
  return form instanceof PDFDict && valueOf(form, 'NeedAppearances') === PDFBool.True;
}

/** The file lays its form out when it is opened (XFA): until then its page says that another program is needed, and nothing else. */
function isMadeByReader({ catalog }: PDFDocument): boolean {
  return valueOf(catalog, 'NeedsRendering') === PDFBool.True;
}

/** Marks have a look for each state, which stays right. */
function hasText(field: PDFField): boolean {
  return [PDFTextField, PDFDropdown, PDFOptionList].some((kind) => field instanceof kind);
}

/**
 * Draws a field with what was filled in. The library writes a question mark for a letter that the typeface lacks, and the code of a
 * choice whose words stand beside it in a list of their own.
 */
function drawField(field: PDFField, font: PDFFont): void {
  const { dict } = field.acroField;
  const letters = textsOf(filledIn(dict)).join('').replaceAll(/\s/g, '');
  const known = new Set(font.getCharacterSet());
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  const isWritten = codes.every((code) => known.has(code));
  const choices = itemsOf(valueOf(dict, 'Opt')).map((item) => resolved(dict.context, item));
  if (!isWritten || choices.some((choice) => choice instanceof PDFArray)) {
    throw new UnusableFile('form-fields');
  }
  field.defaultUpdateAppearances(font);
}

/**
 * Draws what was filled into a document's form where the file has no look for it: of a form, the report keeps nothing but looks.
 * Throws `UnusableFile` where a value cannot be drawn.
 */
export function drawFields(document: PDFDocument): void {
  if (isMadeByReader(document)) throw new UnusableFile('form-fields');
  const isLeft = isLeftToReader(document);
  const widgets = widgetsOf(document);
  if (!isLeft && !widgets.some(isBare)) return;
  try {
    const form = document.getForm();
    const font = form.getDefaultFont();
    for (const field of form.getFields()) {
      const hasBare = field.acroField.getWidgets().some(({ dict }) => isBare(dict));
      if (hasBare || (isLeft && hasText(field))) drawField(field, font);
    }
  } catch {
    throw new UnusableFile('form-fields');
  }
  if (widgets.some(isBare)) throw new UnusableFile('form-fields');
}
