import {
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFPageLeaf,
  PDFPageTree,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFDocument,
  type PDFObject,
} from 'pdf-lib';

import { itemsOf, reachableFrom, resolved, valueOf } from './pdf-objects';
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

function isDrawable(contents: PDFObject | undefined): boolean {
  return contents instanceof PDFStream || itemsOf(contents).length > 0;
}

/**
 * Sees to it that no page is lost: the library passes over those that do not say that they are pages, and a page that lost what is
 * drawn on it would be empty. Broken objects that no page needs do no harm. Throws `UnusableFile`.
 */
export function requireSoundPages(document: PDFDocument): void {
  const { catalog, context } = document;
  typeTree(context, catalog.get(PDFName.of('Pages')), new Set());
  for (const { node } of document.getPages()) {
    const isEmpty = !node.has(PDFName.of('Contents'));
    const drawn = ['Contents', 'Annots', 'Group'].map((key) => valueOf(node, key));
    const parts = reachableFrom(context, [node.Resources(), ...drawn]);
    const isBroken = [...parts].some((part) => part instanceof PDFInvalidObject);
    if (isBroken || !(isEmpty || isDrawable(drawn[0]))) throw new UnusableFile('damaged');
  }
}
