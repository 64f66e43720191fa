import { PDFArray, PDFDict, PDFName, PDFStream, type PDFDocument, type PDFObject } from 'pdf-lib';

import { disarmAnnotation } from './disarm-annotation';
import { dictionaryOf, itemsOf, keepOnly, nameOf, resolved, valueOf } from './pdf-objects';

/** What draws a page; everything else of it acts, describes or refers elsewhere. */
const PAGE_KEYS = new Set([
  ...['Type', 'Parent', 'Resources', 'Contents', 'Group', 'Annots', 'Rotate', 'UserUnit'],
  ...['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'],
]);

/** Keys by which an object below a page (resources, property lists) could act, start programs, carry or load other files. */
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

/** What a page draws with stands in dictionaries whose keys are free: a glyph or a colour may be called `AA`. */
const NAMING_KEYS = [
  ...['Font', 'CharProcs', 'XObject', 'ColorSpace', 'ExtGState', 'Pattern', 'Shading'],
  'Properties',
];

/** How deep direct objects nest in an honest file; deeper ones are cut off rather than searched. */
const DEEPEST = 50;

/** Dictionaries that are not searched like the others. */
interface Spared {
  /** Targets of links, which were judged already. */
  readonly targets: Set<PDFDict>;
  /** Those whose keys are free. */
  readonly naming: Set<PDFDict>;
}

/** Gathers the dictionaries of free keys, whichever object holds them. */
function gatherNaming(object: PDFObject, naming: Set<PDFDict>, depth: number): void {
  if (depth > DEEPEST) return;
  const dictionary = dictionaryOf(object);
  for (const key of dictionary === undefined ? [] : NAMING_KEYS) {
    const named = dictionary && valueOf(dictionary, key);
    if (named instanceof PDFDict) naming.add(named);
  }
  const inside = dictionary?.values() ?? itemsOf(object);
  for (const value of inside) gatherNaming(value, naming, depth + 1);
}

/** What something to draw with may be: a text is none, but may be a script. */
function isDrawn(object: PDFObject | undefined): boolean {
  return (
    dictionaryOf(object) !== undefined || object instanceof PDFArray || object instanceof PDFName
  );
}

/** Actions say their kind under `S`; so do soft masks, borders and groups, whose kinds are others. */
function disarmDictionary(dictionary: PDFDict, spared: Spared, depth: number): void {
  if (spared.targets.has(dictionary)) return;
  const isNaming = spared.naming.has(dictionary);
  for (const name of ACTIVE_KEYS) {
    if (!isNaming || !isDrawn(valueOf(dictionary, name))) dictionary.delete(PDFName.of(name));
  }
  if (ACTIONS.has(nameOf(dictionary, 'S'))) dictionary.delete(PDFName.of('S'));
  for (const [key, value] of dictionary.entries()) {
    if (depth === DEEPEST) dictionary.delete(key);
    else disarmObject(value, spared, depth + 1);
  }
}

function disarmObject(object: PDFObject, spared: Spared, depth: number): void {
  if (object instanceof PDFStream) {
    for (const name of FOREIGN_DATA) object.dict.delete(PDFName.of(name));
  }
  const dictionary = dictionaryOf(object);
  if (dictionary !== undefined) disarmDictionary(dictionary, spared, depth);
  if (depth === DEEPEST) return;
  for (const item of itemsOf(object)) disarmObject(item, spared, depth + 1);
}

/** Leaves the page its drawing and its harmless annotations; the targets of its links are gathered. */
function disarmPage(page: PDFDict, targets: Set<PDFDict>): void {
  keepOnly(page, PAGE_KEYS);
  const { context } = page;
  const kept: PDFObject[] = [];
  for (const item of itemsOf(valueOf(page, 'Annots'))) {
    const annotation = resolved(context, item);
    if (!(annotation instanceof PDFDict) || !disarmAnnotation(annotation)) continue;
    kept.push(annotation);
    const action = valueOf(annotation, 'A');
    if (action instanceof PDFDict) targets.add(action);
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
  const spared: Spared = { targets: new Set(), naming: new Set() };
  for (const { node } of document.getPages()) disarmPage(node, spared.targets);
  const objects = document.context.enumerateIndirectObjects();
  for (const [, object] of objects) gatherNaming(object, spared.naming, 0);
  for (const [, object] of objects) disarmObject(object, spared, 0);
}
