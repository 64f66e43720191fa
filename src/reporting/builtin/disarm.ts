import { PDFArray, PDFDict, PDFName, PDFStream, type PDFDocument, type PDFObject } from 'pdf-lib';

/** Keys by which a document acts by itself, starts programs or carries other files (safety.md G7). */
const ACTIVE_KEYS = [
  'OpenAction',
  'AA',
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFiles',
  'EmbeddedFile',
  'EF',
  'AF',
  'RichMediaContent',
  'RichMediaSettings',
  '3DD',
];
const ACTIVE_ACTIONS = new Set([
  '/JavaScript',
  '/Launch',
  '/SubmitForm',
  '/ImportData',
  '/GoToE',
  '/GoToR',
  '/Rendition',
  '/RichMediaExecute',
]);

const RESOURCE_TYPES = new Set(['/Font', '/XObject', '/ExtGState', '/Pattern', '/OCG', '/OCMD']);
const RESOURCE_SUBTYPES = new Set(['/Image', '/Form']);

/** How deep direct objects nest in an honest file; deeper ones are cut off rather than searched. */
const DEEPEST = 50;

function isActiveAction(object: PDFObject | undefined): boolean {
  return (
    object instanceof PDFDict && ACTIVE_ACTIONS.has(object.get(PDFName.of('S'))?.toString() ?? '')
  );
}

/** Fonts, pictures and the like, which any name may stand for: without them a page would lose its text. */
function isResource(object: PDFObject | undefined): boolean {
  const dictionary = object instanceof PDFStream ? object.dict : object;
  if (!(dictionary instanceof PDFDict)) return false;
  return (
    RESOURCE_TYPES.has(dictionary.get(PDFName.of('Type'))?.toString() ?? '') ||
    RESOURCE_SUBTYPES.has(dictionary.get(PDFName.of('Subtype'))?.toString() ?? '')
  );
}

function disarmDictionary(dictionary: PDFDict, depth: number): void {
  for (const name of ACTIVE_KEYS) {
    const key = PDFName.of(name);
    if (!isResource(dictionary.context.lookup(dictionary.get(key)))) dictionary.delete(key);
  }
  if (isActiveAction(dictionary)) dictionary.delete(PDFName.of('S'));
  for (const [key, value] of dictionary.entries()) {
    if (isActiveAction(value) || depth === DEEPEST) dictionary.delete(key);
    else disarmObject(value, depth + 1);
  }
}

function disarmObject(object: PDFObject, depth: number): void {
  if (object instanceof PDFDict) disarmDictionary(object, depth);
  else if (object instanceof PDFStream) disarmDictionary(object.dict, depth);
  else if (object instanceof PDFArray && depth < DEEPEST) {
    for (const item of object.asArray()) disarmObject(item, depth + 1);
  }
}

/** Takes out of every object of an attachment what could run when the report is opened or clicked. */
export function disarm(document: PDFDocument): void {
  for (const [, object] of document.context.enumerateIndirectObjects()) disarmObject(object, 0);
}
