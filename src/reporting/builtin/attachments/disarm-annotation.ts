import { PDFArray, PDFDict, PDFName, PDFStream, PDFString } from 'pdf-lib';

import { parseUrl } from '@/lib/parse-url';

import { dictionaryOf, keepOnly, nameOf, textOf, valueOf } from './pdf-objects';

/** Annotations that only show something, links, and form fields, whose look carries what was filled in. */
const KINDS = new Set([
  ...['Link', 'Widget', 'Text', 'FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine'],
  ...['Highlight', 'Underline', 'Squiggly', 'StrikeOut', 'Stamp', 'Caret', 'Ink', 'Watermark'],
]);
/** Where an annotation stands and how it looks; a link's target is judged apart. */
const LOOKS = new Set([
  ...[
    'Type',
    'Subtype',
    'Rect',
    'AP',
    'AS',
    'F',
    'BS',
    'BE',
    'Border',
    'C',
    'IC',
    'CA',
    'Contents',
  ],
  ...[
    'QuadPoints',
    'L',
    'LE',
    'LL',
    'LLE',
    'InkList',
    'Vertices',
    'RD',
    'DA',
    'DS',
    'Q',
    'H',
    'MK',
  ],
  ...['Name', 'FixedPrint', 'A', 'Dest'],
]);
const SAFE_SCHEMES = ['https:', 'mailto:'];

/** A web or mail address as links may carry it; null for every other. */
function safeAddress(source: string): string | null {
  const url = parseUrl(source);
  return url !== null && SAFE_SCHEMES.includes(url.protocol) ? url.href : null;
}

/** A place in the document: a list, or the name of one. */
function isPlace(value: unknown): boolean {
  return value instanceof PDFArray || value instanceof PDFName || value instanceof PDFString;
}

/** A link's action with nothing but what a safe one needs; null for every other. */
function safeAction(action: PDFDict): PDFDict | null {
  const { context } = action;
  const kind = nameOf(action, 'S');
  if (kind === 'URI') {
    const address = safeAddress(textOf(action, 'URI'));
    return address === null ? null : context.obj({ S: 'URI', URI: PDFString.of(address) });
  }
  const place = valueOf(action, 'D');
  if (kind !== 'GoTo' || place === undefined || !isPlace(place)) return null;
  return context.obj({ S: 'GoTo', D: place });
}

function disarmTarget(annotation: PDFDict): void {
  const action = valueOf(annotation, 'A');
  const isLink = nameOf(annotation, 'Subtype') === 'Link';
  const safe = isLink && action instanceof PDFDict ? safeAction(action) : null;
  if (safe === null) annotation.delete(PDFName.of('A'));
  else annotation.set(PDFName.of('A'), safe);
  if (!isLink || !isPlace(valueOf(annotation, 'Dest'))) annotation.delete(PDFName.of('Dest'));
}

/** The look at rest; the looks under a pointer are for things that react. */
function disarmLook(annotation: PDFDict): void {
  const look = valueOf(annotation, 'AP');
  const atRest = look instanceof PDFDict ? valueOf(look, 'N') : undefined;
  const isLook = atRest instanceof PDFStream || atRest instanceof PDFDict;
  if (look instanceof PDFDict && isLook) keepOnly(look, new Set(['N']));
  else annotation.delete(PDFName.of('AP'));
}

/**
 * Leaves of an annotation what it shows and, for a link, a target inside the document or an https or mail address. False where
 * nothing may stay of it: it plays, runs or carries something.
 */
export function disarmAnnotation(object: unknown): boolean {
  const annotation = object instanceof PDFDict ? dictionaryOf(object) : undefined;
  if (annotation === undefined || !KINDS.has(nameOf(annotation, 'Subtype'))) return false;
  keepOnly(annotation, LOOKS);
  disarmTarget(annotation);
  disarmLook(annotation);
  return true;
}
