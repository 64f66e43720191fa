import type { Quill } from 'react-quill';

import type { Placeholder } from './rich-text';

/** A piece of Quill's document: a text, or an object of length 1. */
interface Piece {
  readonly insert?: unknown;
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
}

/** A link in a text and the place it takes. */
interface LinkAt {
  readonly index: number;
  readonly length: number;
  readonly address: string;
}

/** The whole link around a place, however its letters are formatted; null when there is none. */
export function linkAt(pieces: readonly Piece[], place: number): LinkAt | null {
  const links: LinkAt[] = [];
  let index = 0;
  for (const { insert, attributes } of pieces) {
    const length = typeof insert === 'string' ? insert.length : 1;
    const address = attributes?.['link'];
    if (typeof address === 'string') {
      const last = links.at(-1);
      const goesOn = last?.address === address && last.index + last.length === index;
      const first = goesOn ? links.pop() : undefined;
      links.push({ index: first?.index ?? index, length: (first?.length ?? 0) + length, address });
    }
    index += length;
  }
  return links.find((link) => link.index <= place && place <= link.index + link.length) ?? null;
}

/** A chosen piece of the text. */
export interface Place {
  readonly index: number;
  readonly length: number;
}

/** The link at the cursor or the chosen text, with the address it has; an empty address for a new link. */
export function placeOfLink(quill: Quill): Place & { readonly address: string } {
  const { index, length } = quill.getSelection(true);
  const found = linkAt(quill.getContents().ops, index);
  if (found !== null && index + length <= found.index + found.length) return found;
  return { index, length, address: '' };
}

/** Makes a place of the text a link; where nothing is chosen, `text` is written. */
export function setLink(quill: Quill, { index, length }: Place, link: Placeholder): void {
  const { text, address } = link;
  quill.focus();
  if (length > 0) quill.formatText(index, length, 'link', address, 'user');
  else quill.insertText(index, text, 'link', address, 'user');
  quill.setSelection(index + (length > 0 ? length : text.length), 0, 'user');
  // What is typed next is no part of the link.
  quill.format('link', false, 'api');
}

export function removeLink(quill: Quill, { index, length }: Place): void {
  quill.focus();
  quill.formatText(index, length, 'link', false, 'user');
}

/** Writes a placeholder in place of the chosen text; one that is a link keeps that text as its words. */
export function insertPlaceholder(quill: Quill, placeholder: Placeholder): void {
  const { index, length } = quill.getSelection(true);
  if (placeholder.address !== undefined) {
    setLink(quill, { index, length }, placeholder);
    return;
  }
  quill.deleteText(index, length, 'user');
  quill.insertText(index, placeholder.text, 'user');
  quill.setSelection(index + placeholder.text.length, 0, 'user');
}

export function insertPicture(
  quill: Quill,
  index: number,
  picture: { readonly dataUrl: string; readonly alt: string },
): void {
  quill.focus();
  quill.insertEmbed(index, 'image', picture.dataUrl, 'user');
  quill.formatText(index, 1, 'alt', picture.alt, 'user');
  quill.setSelection(index + 1, 0, 'user');
}
