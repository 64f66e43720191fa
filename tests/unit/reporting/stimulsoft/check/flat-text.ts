import { withoutSpace } from '@tests/support/files/pdf-text';

/** A text as it is compared with paper: spaces are layout, and typefaces draw micro sign and Greek mu with one glyph. */
export function flatText(text: string): string {
  return withoutSpace(text).replaceAll('μ', 'µ');
}
