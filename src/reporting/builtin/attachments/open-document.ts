import { PDFDict, PDFDocument, PDFName, type PDFObject } from 'pdf-lib';

import { drawFields } from './draw-fields';
import { dictionaryOf, itemsOf, nameOf, resolved, valueOf } from './pdf-objects';
import { inflatesBeyond } from './inflated-size';
import { refusalOf, requireOneCipher, restoreDecrypted } from './open-encrypted';
import { requireSoundPages } from './sound-pages';
import { UnusableFile } from './unusable-file';

/** A group that its file hides on screen or on paper, whatever the list of groups says. */
function isHiddenByUse(group: PDFObject | undefined): boolean {
  const usage = group instanceof PDFDict ? valueOf(group, 'Usage') : undefined;
  if (!(usage instanceof PDFDict)) return false;
  return ['View', 'Print'].some((event) => {
    const use = valueOf(usage, event);
    return use instanceof PDFDict && nameOf(use, `${event}State`) === 'OFF';
  });
}

/** What shows while its groups are off is hidden while they are on; an expression may say so as well. */
function hidesWhileOn(object: PDFObject): boolean {
  const dictionary = dictionaryOf(object);
  if (dictionary === undefined) return itemsOf(object).some(hidesWhileOn);
  if (nameOf(dictionary, 'Type') === 'OCMD') {
    const policy = nameOf(dictionary, 'P');
    return policy === 'AllOff' || policy === 'AnyOff' || valueOf(dictionary, 'VE') !== undefined;
  }
  return dictionary.values().some(hidesWhileOn);
}

/**
 * True where a document has layers and hides something of them when it is opened, such as a value that was annulled. Layers stay
 * behind when pages are copied, so in the report it would be shown.
 */
function hidesLayers({ catalog, context }: PDFDocument): boolean {
  const layers = valueOf(catalog, 'OCProperties');
  if (!(layers instanceof PDFDict)) return false;
  const groups = itemsOf(valueOf(layers, 'OCGs'));
  const atRest = valueOf(layers, 'D');
  if (atRest instanceof PDFDict) {
    const on = itemsOf(valueOf(atRest, 'ON'));
    const isOffUnlessNamed = nameOf(atRest, 'BaseState') === 'OFF';
    if (isOffUnlessNamed && groups.some((group) => !on.includes(group))) return true;
    if (itemsOf(valueOf(atRest, 'OFF')).length > 0) return true;
  }
  return (
    groups.some((group) => isHiddenByUse(resolved(context, group))) ||
    context.enumerateIndirectObjects().some(([, object]) => hidesWhileOn(object))
  );
}

const NO_MARK = -1;
const END_MARKS = /^(%%EOF|startxref\s+\d)/;
const OBJECTS = /\d\s+\d+\s+obj\b|\btrailer\b|\bxref\b/;

/** What a file may cost those who draw and read the report. */
export interface FileLimits {
  readonly pages: number;
  /** Bytes of its streams once they are unpacked, pictures apart. */
  readonly unpacked: number;
}

const LIMITS: FileLimits = { pages: 2_000, unpacked: 200_000_000 };

/** A file cut off may open well and lose its text. Behind the end of a whole one may stand anything but what belongs to it. */
function isWhole(source: string): boolean {
  const end = Math.max(source.lastIndexOf('%%EOF'), source.lastIndexOf('startxref'));
  if (end === NO_MARK) return false;
  const rest = source.slice(end);
  return END_MARKS.test(rest) && !OBJECTS.test(rest);
}

/** Reads a file, one that nobody may print or change too. What no page needs may be broken in it. */
async function load(bytes: Uint8Array<ArrayBuffer>, source: string): Promise<PDFDocument> {
  try {
    requireOneCipher(source);
    const options = { throwOnInvalidObject: false, updateMetadata: false, password: '' };
    const document = await PDFDocument.load(bytes, options);
    restoreDecrypted(document, source);
    requireSoundPages(document);
    return document;
  } catch (cause) {
    throw refusalOf(cause, source);
  }
}

/**
 * Opens a PDF. Owner-restricted files open with the empty password; ignoring the encryption would copy empty pages. A small file
 * that unpacks to a large one is refused before it is read. Throws `UnusableFile`.
 */
export async function openDocument(
  bytes: Uint8Array<ArrayBuffer>,
  limits = LIMITS,
): Promise<PDFDocument> {
  const source = new TextDecoder('latin1').decode(bytes);
  if (!isWhole(source)) throw new UnusableFile('damaged');
  if (await inflatesBeyond(bytes, limits.unpacked)) throw new UnusableFile('too-large');
  const document = await load(bytes, source);
  const pages = document.getPageCount();
  if (pages === 0) throw new UnusableFile('damaged');
  if (pages > limits.pages) throw new UnusableFile('too-large');
  // A folder of files, whose page is a cover: they stay behind when pages are copied.
  if (document.catalog.has(PDFName.of('Collection'))) throw new UnusableFile('other-files');
  if (hidesLayers(document)) throw new UnusableFile('hidden-layers');
  drawFields(document);
  return document;
}
