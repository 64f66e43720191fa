import { lineCount } from '@/reporting/builtin/fonts/long-words';

/** Height of a line in a table, of the type's size. */
export const LINE = 1.6;
/** What takes more of the room than this may run over a page's end. */
const TALLEST = 0.95;
/** Headings that take more of a page than this do not stand above what continues on the next. */
export const TALLEST_HEADS = 0.25;

/**
 * Whether something of `height` points must not be kept together where a page has `room` for it: the library loses what is and does
 * not fit on a page.
 */
export function isTooTall(height: number, room: number): boolean {
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
