import type { Quill } from 'react-quill';

import { linkAt } from './link-at';
import type { Placeholder } from './rich-text';

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
