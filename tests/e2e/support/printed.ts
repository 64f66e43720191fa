import { withoutSpace } from '@tests/support/files/pdf-text';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Text as the paper shows it: raised figures are signs, other markup becomes type, white space is layout, the font draws micro and mu alike. */
export function printed(text: string): string {
  const raised = text.replaceAll(/<sup>(\d+)<\/sup>/gi, (_, digits: string) =>
    Array.from(digits, (digit) => RAISED[Number(digit)]).join(''),
  );
  return withoutSpace(raised.replaceAll(/<\/?(?:sup|sub|b|i|em|strong)>/gi, '')).replaceAll(
    'μ',
    'µ',
  );
}
