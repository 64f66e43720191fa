import { MAX_TEXT_PICTURE_BYTES } from './text-picture';

const PICTURE_ELEMENT = /<img\b[^>]*>/gi;
const CONTENT = /\ssrc="data:image\/(?:png|jpeg|gif);base64,([a-z\d+/=]*)"/i;
/** Base64 writes three bytes as four letters. */
const MAX_LETTERS = Math.ceil(MAX_TEXT_PICTURE_BYTES / 3) * 4;

/** Sanitised markup that was pasted, without pictures that are fetched from elsewhere, of another kind or too large. */
export function withFittingPictures(clean: string): {
  readonly html: string;
  readonly leftOut: number;
} {
  let leftOut = 0;
  const html = clean.replaceAll(PICTURE_ELEMENT, (element) => {
    const letters = CONTENT.exec(element)?.[1]?.length ?? 0;
    if (letters > 0 && letters <= MAX_LETTERS) return element;
    leftOut += 1;
    return '';
  });
  return { html, leftOut };
}
