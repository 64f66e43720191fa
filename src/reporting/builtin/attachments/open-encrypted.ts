import {
  decodePDFRawStream,
  PDFArray,
  PDFHexString,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFDocument,
  type PDFObject,
} from 'pdf-lib';

import { dictionaryOf, nameOf, valueOf } from './pdf-objects';
import { UnusableFile } from './unusable-file';

const NEEDS_PASSWORD = /password/i;
const ENCRYPTED = /\/Encrypt\b/;
/** What streams and texts are encrypted with; the library knows one for both alone. */
const STREAMS = /\/StmF\s*\/([^\s/<>[\]]+)/;
const TEXTS = /\/StrF\s*\/([^\s/<>[\]]+)/;

/** Numbers of the objects that lie packed in streams; each stream begins with them and their places (PDF 1.7, 7.5.7). */
function packedNumbers(stream: PDFRawStream): readonly number[] {
  const count = valueOf(stream.dict, 'N');
  if (nameOf(stream.dict, 'Type') !== 'ObjStm' || !(count instanceof PDFNumber)) return [];
  const text = new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());
  const numbers = text.trim().split(/\s+/, count.asNumber() * 2);
  return numbers.filter((_, at) => at % 2 === 0).map(Number);
}

function asHexadecimal(text: PDFString): PDFHexString {
  const codes = Array.from(text.asString(), (sign) => sign.charCodeAt(0));
  return PDFHexString.of(codes.map((code) => code.toString(16).padStart(2, '0')).join(''));
}

/** Texts nest as deep as lists and dictionaries that are no objects of their own. */
function restoreTexts(object: PDFObject): void {
  const dictionary = dictionaryOf(object);
  for (const [key, value] of dictionary?.entries() ?? []) {
    if (value instanceof PDFString) dictionary?.set(key, asHexadecimal(value));
    else restoreTexts(value);
  }
  if (!(object instanceof PDFArray)) return;
  for (const [at, value] of object.asArray().entries()) {
    if (value instanceof PDFString) object.set(at, asHexadecimal(value));
    else restoreTexts(value);
  }
}

/**
 * The library leaves decrypted texts without their escapes: a bracket among the colours of a picture would end them, and the page
 * would be empty. What lay in packed streams was never encrypted by itself and is sound.
 */
export function restoreDecrypted({ context }: PDFDocument, source: string): void {
  if (!ENCRYPTED.test(source)) return;
  const objects = context.enumerateIndirectObjects();
  const streams = objects.map(([, object]) => object).filter((one) => one instanceof PDFRawStream);
  const sound = new Set(streams.flatMap(packedNumbers));
  for (const [ref, object] of objects) if (!sound.has(ref.objectNumber)) restoreTexts(object);
}

/** Throws `UnusableFile` for a file whose texts are encrypted otherwise than its streams: it would open with empty pages. */
export function requireOneCipher(source: string): void {
  if (!ENCRYPTED.test(source)) return;
  const [streams, texts] = [STREAMS, TEXTS].map((pattern) => pattern.exec(source)?.[1]);
  if (streams !== texts) throw new UnusableFile('restricted');
}

/** Why a file did not open. */
export function refusalOf(cause: unknown, source: string): UnusableFile {
  if (cause instanceof UnusableFile) return cause;
  if (!ENCRYPTED.test(source)) return new UnusableFile('damaged');
  const isLocked = cause instanceof Error && NEEDS_PASSWORD.test(cause.message);
  return new UnusableFile(isLocked ? 'protected' : 'restricted');
}
