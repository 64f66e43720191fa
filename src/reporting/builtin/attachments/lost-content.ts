import { PDFArray, PDFDict, PDFName, type PDFDocument } from 'pdf-lib';

import type { AttachmentLoss } from '@/domain/reports/attachments/attachment';

import { dictionaryOf, nameOf, reachableFrom, valueOf } from './pdf-objects';

/** Annotations that play or turn something; a copied page does not keep them. */
const MEDIA = new Set(['Sound', 'Movie', 'Screen', '3D', 'RichMedia']);

/** Signatures and time stamps; the kind may be left out, but not the bytes of the file that they cover. */
function isSignature(dictionary: PDFDict): boolean {
  const isNamed = ['Sig', 'DocTimeStamp'].includes(nameOf(dictionary, 'Type'));
  const isSealed = isNamed || valueOf(dictionary, 'ByteRange') instanceof PDFArray;
  return isSealed && dictionary.has(PDFName.of('Contents'));
}

/** A file inside the file, or a paper clip on a page. */
function isFile(dictionary: PDFDict): boolean {
  return (
    valueOf(dictionary, 'EF') instanceof PDFDict ||
    nameOf(dictionary, 'Subtype') === 'FileAttachment'
  );
}

/** What the copies of a document's pages do not keep: read it before the document is disarmed. */
export function lossesOf({ catalog, context }: PDFDocument): readonly AttachmentLoss[] {
  // Programs that grant their reader rights sign the file for themselves.
  const permissions = valueOf(catalog, 'Perms');
  const rights = ['UR', 'UR3'].map((kind) =>
    permissions instanceof PDFDict ? valueOf(permissions, kind) : undefined,
  );
  const losses = new Set<AttachmentLoss>();
  for (const object of reachableFrom(context, [catalog])) {
    const dictionary = dictionaryOf(object);
    if (dictionary === undefined || rights.includes(dictionary)) continue;
    if (isSignature(dictionary)) losses.add('signature');
    if (isFile(dictionary)) losses.add('files');
    if (MEDIA.has(nameOf(dictionary, 'Subtype'))) losses.add('media');
  }
  return [...losses];
}
