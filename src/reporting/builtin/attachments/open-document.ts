import { PDFDocument, PDFName } from 'pdf-lib';

import { drawFields } from './draw-fields';
import { hidesLayers } from './hidden-layers';
import { inflatesBeyond } from './inflated-size';
import { refusalOf, requireOneCipher, restoreDecrypted } from './open-encrypted';
import { requireSoundPages } from './sound-pages';
import { UnusableFile } from './unusable-file';

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
