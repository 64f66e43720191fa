import { PDFArray, PDFDict, PDFName, PDFStream, type PDFDocument, type PDFObject } from 'pdf-lib';

import { disarmAnnotation } from './disarm-annotation';
import { dictionaryOf, itemsOf, keepOnly, nameOf, resolved, valueOf } from './pdf-objects';

/** What draws a page; everything else of it acts, describes or refers elsewhere. */
const PAGE_KEYS = new Set([
  ...['Type', 'Parent', 'Resources', 'Contents', 'Group', 'Annots', 'Rotate', 'UserUnit'],
  ...['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'],
]);

/**
 * Keys by which an object below a page (resources, property lists) could act, start programs, carry or load other files. Names of
 * fonts and pictures are free, so these are the ones to take out.
 */
const ACTIVE_KEYS = [
  ...[
    'OpenAction',
    'AA',
    'JavaScript',
    'JS',
    'Launch',
    'EmbeddedFiles',
    'EmbeddedFile',
    'EF',
    'AF',
  ],
  ...['RichMediaContent', 'RichMediaSettings', '3DD', 'AcroForm', 'XFA', 'OPI', 'Ref', 'URI'],
];
const ACTIONS = new Set([
  ...['GoTo', 'GoToR', 'GoToE', 'GoToDp', 'Launch', 'Thread', 'URI', 'Sound', 'Movie', 'Hide'],
  ...['Named', 'SubmitForm', 'ResetForm', 'ImportData', 'JavaScript', 'SetOCGState', 'Rendition'],
  ...['Trans', 'GoTo3DView', 'RichMediaExecute'],
]);
/** Streams that keep their data in another file name it here. */
const FOREIGN_DATA = ['F', 'FFilter', 'FDecodeParms'];

const RESOURCE_TYPES = new Set(['Font', 'XObject', 'ExtGState', 'Pattern', 'OCG', 'OCMD']);
const RESOURCE_SUBTYPES = new Set(['Image', 'Form']);

/** How deep direct objects nest in an honest file; deeper ones are cut off rather than searched. */
const DEEPEST = 50;

/** Fonts, pictures and the like, which any name may stand for: without them a page would lose its text. */
function isResource(object: PDFObject | undefined): boolean {
  const dictionary = dictionaryOf(object);
  if (dictionary === undefined) return false;
  return (
    RESOURCE_TYPES.has(nameOf(dictionary, 'Type')) ||
    RESOURCE_SUBTYPES.has(nameOf(dictionary, 'Subtype'))
  );
}

/** Actions say their kind under `S`; so do soft masks, borders and groups, whose kinds are others. */
function disarmDictionary(dictionary: PDFDict, safe: ReadonlySet<PDFDict>, depth: number): void {
  if (safe.has(dictionary)) return;
  for (const name of ACTIVE_KEYS) {
    if (!isResource(valueOf(dictionary, name))) dictionary.delete(PDFName.of(name));
  }
  if (ACTIONS.has(nameOf(dictionary, 'S'))) dictionary.delete(PDFName.of('S'));
  for (const [key, value] of dictionary.entries()) {
    if (depth === DEEPEST) dictionary.delete(key);
    else disarmObject(value, safe, depth + 1);
  }
}

function disarmObject(object: PDFObject, safe: ReadonlySet<PDFDict>, depth: number): void {
  if (object instanceof PDFStream) {
    for (const name of FOREIGN_DATA) object.dict.delete(PDFName.of(name));
  }
  const dictionary = dictionaryOf(object);
  if (dictionary !== undefined) disarmDictionary(dictionary, safe, depth);
  if (depth === DEEPEST) return;
  for (const item of itemsOf(object)) disarmObject(item, safe, depth + 1);
}

/** Leaves the page its drawing and its harmless annotations; the targets of its links are gathered in `safe`. */
function disarmPage(page: PDFDict, safe: Set<PDFDict>): void {
  keepOnly(page, PAGE_KEYS);
  const { context } = page;
  const kept: PDFObject[] = [];
  for (const item of itemsOf(valueOf(page, 'Annots'))) {
    const annotation = resolved(context, item);
    if (!(annotation instanceof PDFDict) || !disarmAnnotation(annotation)) continue;
    kept.push(annotation);
    const action = valueOf(annotation, 'A');
    if (action instanceof PDFDict) safe.add(action);
  }
  const annotations = PDFArray.withContext(context);
  for (const annotation of kept) annotations.push(annotation);
  page.set(PDFName.of('Annots'), annotations);
}

/**
 * Leaves of an attachment's pages what draws them, and of its links those inside the file and to https and mail addresses. Whatever
 * could run when the report is opened or clicked goes.
 */
export function disarm(document: PDFDocument): void {
  const safe = new Set<PDFDict>();
  for (const { node } of document.getPages()) disarmPage(node, safe);
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    disarmObject(object, safe, 0);
  }
}
