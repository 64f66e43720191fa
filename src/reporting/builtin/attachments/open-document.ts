import { PDFDocument, PDFName } from 'pdf-lib';

import { drawFields } from './draw-fields';
import { hidesLayers } from './hidden-layers';
import { inflatesBeyond } from './inflated-size';
import { UnusableFile } from './unusable-file';

const TAIL = 2048;
const END = '%%EOF';

/** What a file may cost those who draw and read the report. */
export interface FileLimits {
  readonly pages: number;
  /** Bytes of its streams once they are unpacked, pictures apart. */
  readonly unpacked: number;
}

const LIMITS: FileLimits = { pages: 2_000, unpacked: 200_000_000 };

/**
 * Opens a PDF. Owner-restricted files open with the empty password; ignoring the encryption would copy empty pages. A file cut off
 * may open well and lose its text, so its end mark is required. A small file that unpacks to a large one is refused before it is read. Throws `UnusableFile`.
 */
export async function openDocument(
  bytes: Uint8Array<ArrayBuffer>,
  limits = LIMITS,
): Promise<PDFDocument> {
  const tail = new TextDecoder('latin1').decode(bytes.subarray(-TAIL));
  if (!tail.includes(END)) throw new UnusableFile('damaged');
  if (await inflatesBeyond(bytes, limits.unpacked)) throw new UnusableFile('too-large');
  const options = { throwOnInvalidObject: true, updateMetadata: false, password: '' };
  const document = await PDFDocument.load(bytes, options).catch((cause: unknown) => {
    const isProtected = cause instanceof Error && /password|encrypt/i.test(cause.message);
    throw new UnusableFile(isProtected ? 'protected' : 'damaged');
  });
  const pages = document.getPageCount();
  if (pages === 0) throw new UnusableFile('damaged');
  if (pages > limits.pages) throw new UnusableFile('too-large');
  // A folder of files, whose page is a cover: they stay behind when pages are copied.
  if (document.catalog.has(PDFName.of('Collection'))) throw new UnusableFile('other-files');
  if (hidesLayers(document)) throw new UnusableFile('hidden-layers');
  drawFields(document);
  return document;
}
