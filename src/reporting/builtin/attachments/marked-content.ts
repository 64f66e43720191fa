import { parseMarkedText, scriptCharacters } from '@/lib/text/marked-text';

import type { Content } from '@/reporting/builtin/report/draw-setting';

/**
 * A laboratory text with marks as runs: superscripts stay superscripts, of characters that are
 * so themselves where there are such, so that a copied `10⁶` is no 106.
 */
export function markedContent(source: string): readonly Content[] {
  return parseMarkedText(source).map((run) => {
    const { text, lineBreak, sup, sub, bold, italic, struck } = run;
    const scripts = scriptCharacters(run);
    return {
      text: lineBreak ? '\n' : (scripts ?? text),
      ...(scripts === null && sup && { sup }),
      ...(scripts === null && sub && { sub }),
      ...(bold && { bold }),
      ...(italic && { italics: italic }),
      ...(struck && { decoration: 'lineThrough' }),
    };
  });
}
