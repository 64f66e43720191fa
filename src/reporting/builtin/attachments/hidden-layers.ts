import { PDFDict, type PDFDocument, type PDFObject } from 'pdf-lib';

import { dictionaryOf, itemsOf, nameOf, resolved, valueOf } from './pdf-objects';

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
export function hidesLayers({ catalog, context }: PDFDocument): boolean {
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
