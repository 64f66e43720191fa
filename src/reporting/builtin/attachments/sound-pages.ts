import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFDocument,
  type PDFObject,
} from 'pdf-lib';

import { itemsOf, nameOf, reachableFrom, resolved, valueOf } from './pdf-objects';
import { UnusableFile } from './unusable-file';

/** A page, or a part of their tree, with the class that the library goes by. */
function typed(node: PDFDict): PDFDict {
  if (node instanceof PDFPageLeaf || node instanceof PDFPageTree) return node;
  const kind = node.has(PDFName.of('Kids')) ? PDFPageTree : PDFPageLeaf;
  return kind.fromMapWithContext(new Map(node.entries()), node.context);
}

/** A part of the tree that stands in two places is a trap. */
function typeTree(context: PDFContext, ref: PDFObject | undefined, seen: Set<PDFObject>): void {
  const node = resolved(context, ref);
  if (!(ref instanceof PDFRef && node instanceof PDFDict)) throw new UnusableFile('damaged');
  const kids = valueOf(node, 'Kids');
  if (kids !== undefined && seen.has(kids)) throw new UnusableFile('damaged');
  if (kids !== undefined) seen.add(kids);
  const fitting = typed(node);
  if (fitting !== node) context.assign(ref, fitting);
  for (const kid of itemsOf(kids)) typeTree(context, kid, seen);
}

function isUnpackable(stream: PDFObject | undefined): boolean {
  if (!(stream instanceof PDFRawStream)) return false;
  try {
    decodePDFRawStream(stream).decode();
    return true;
  } catch {
    return false;
  }
}

/** The drawing of a page, in one part or several. */
function partsOf(contents: PDFObject | undefined): readonly (PDFObject | undefined)[] {
  return contents instanceof PDFArray ? contents.asArray() : [contents];
}

function isBroken(part: PDFObject): boolean {
  if (part instanceof PDFInvalidObject) return true;
  return (
    part instanceof PDFStream && nameOf(part.dict, 'Subtype') === 'Form' && !isUnpackable(part)
  );
}

/**
 * Sees to it that no page is lost: the library passes over those that do not say that they are pages, and a page that lost what is
 * drawn on it would be empty. Broken objects that no page needs do no harm. Throws `UnusableFile`.
 */
export function requireSoundPages(document: PDFDocument): void {
  const { catalog, context } = document;
  typeTree(context, catalog.get(PDFName.of('Pages')), new Set());
  for (const { node } of document.getPages()) {
    const [contents, ...others] = ['Contents', 'Annots', 'Group'].map((key) => valueOf(node, key));
    const drawing = node.has(PDFName.of('Contents')) ? partsOf(contents) : [];
    const isWhole = drawing.every((part) => isUnpackable(resolved(context, part)));
    const used = reachableFrom(context, [node.Resources(), ...others]);
    if (!isWhole || [...used].some(isBroken)) throw new UnusableFile('damaged');
  }
}
