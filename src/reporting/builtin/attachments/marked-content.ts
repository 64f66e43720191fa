import { parseMarkedText } from '@/lib/text/marked-text';

import type { Content } from '@/reporting/builtin/report/draw-setting';

/** A laboratory text with marks as runs: superscripts stay superscripts (docs/promises.md, Report engines). */
export function markedContent(source: string): readonly Content[] {
  return parseMarkedText(source).map(({ text, lineBreak, sup, sub, bold, italic, struck }) => ({
    text: lineBreak ? '\n' : text,
    ...(sup && { sup }),
    ...(sub && { sub }),
    ...(bold && { bold }),
    ...(italic && { italics: italic }),
    ...(struck && { decoration: 'lineThrough' }),
  }));
}
