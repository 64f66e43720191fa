import { lineCount } from '@/reporting/builtin/fonts/long-words';

import type { ReportStyle } from './draw-setting';

/** Height of a line in a table, of the type's size. */
export const LINE = 1.6;
/** What takes more of a page than this may run over the page's end. */
const TALLEST = 0.6;

/** Whether something of `height` points must not be kept together: the library loses what is and does not fit on a page. */
export function isTooTall(height: number, { room }: Pick<ReportStyle, 'room'>): boolean {
  return height > room * TALLEST;
}

/** Lines of a text in `width` points, rather too many than too few; none of an empty one. */
export function linesOf(text: string, width: number, size: number): number {
  return text === '' ? 0 : lineCount(text, width, size);
}

/** Height of lines below each other in points, rather too much than too little. */
export function textHeight(texts: readonly string[], width: number, size: number): number {
  return texts.reduce((sum, text) => sum + linesOf(text, width, size) * size * LINE, 0);
}
