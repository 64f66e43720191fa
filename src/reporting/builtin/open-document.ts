import { PDFDocument } from 'pdf-lib';

import { UnusableFile } from './unusable-file';

const TAIL = 2048;
const END = '%%EOF';

/**
 * Opens a PDF. Owner-restricted files open with the empty password; ignoring the encryption would copy empty pages. A file cut off
 * may open well and lose its text, so its end mark is required (report-study, §6 and §8). Throws `UnusableFile`.
 */
export async function openDocument(bytes: Uint8Array<ArrayBuffer>): Promise<PDFDocument> {
  const tail = new TextDecoder('latin1').decode(bytes.subarray(-TAIL));
  if (!tail.includes(END)) throw new UnusableFile('damaged');
  const options = { throwOnInvalidObject: true, updateMetadata: false, password: '' };
  const document = await PDFDocument.load(bytes, options).catch((cause: unknown) => {
    const isProtected = cause instanceof Error && /password|encrypt/i.test(cause.message);
    throw new UnusableFile(isProtected ? 'protected' : 'damaged');
  });
  if (document.getPageCount() === 0) throw new UnusableFile('damaged');
  return document;
}
