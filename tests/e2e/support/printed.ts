import { withoutSpace } from '@tests/support/files/pdf-text';

/** Text as the paper shows it: markup becomes type, white space is layout, the font draws micro and mu alike. */
export function printed(text: string): string {
  return withoutSpace(text.replace(/<\/?(?:sup|sub|b|i|em|strong)>/gi, '')).replaceAll('μ', 'µ');
}
