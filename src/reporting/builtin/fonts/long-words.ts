/** Widths of the typeface in em, on the safe side: capitals and wide characters, and all others. */
const WIDE = 0.72;
const NARROW = 0.54;
const WIDE_CHARACTER = /[\p{Lu}mwMW@%&<>=+\u2190-\uffff]/u;

/** Width of a text on one line in em, rather too wide than too narrow. */
export function textEms(text: string): number {
  return Array.from(text).reduce(
    (sum, character) => sum + (WIDE_CHARACTER.test(character) ? WIDE : NARROW),
    0,
  );
}

/** True when a word of the text does not fit into `width` points. */
export function hasLongWord(text: string, width: number, fontSize: number): boolean {
  return text.split(/\s+/).some((word) => textEms(word) * fontSize > width);
}

/** Lines that a text takes, rather too many than too few. */
export function lineCount(text: string, width: number, fontSize: number): number {
  return Math.max(1, Math.ceil((textEms(text) * fontSize) / width));
}

/** Of the width that is guessed: a laboratory's own typeface is hardly wider. */
const SURE = 1.4;
/**
 * Characters whose widths are guessed well. No `<`, which begins a mark, nothing that ends a line or hides, and none that is wider
 * than it is guessed, such as a long dash, a fraction or a letter of other scripts.
 */
const WELL_KNOWN =
  /^[ -;=-~\u00a0-\u00ac\u00ae-\u00bb\u00bf-\u00e5\u00e7-\u0152\u0154-\u017f\u2013\u2018-\u201d\u2070-\u209c\u2190-\u2193\u2264\u2265]*$/u;

/** Lets words break anywhere where one would otherwise run out of its column. */
export function breakAll(text: string, width: number, fontSize: number) {
  return hasLongWord(text, width, fontSize) ? { wordBreak: 'break-all' } : {};
}

/**
 * How a text of its own breaks into lines: nowhere where it is sure to fit on one, which spares the library half of its work (it
 * measures and draws word by word), else as in `breakAll`.
 */
export function lineBreaks(text: string, width: number, fontSize: number) {
  const isOneLine = WELL_KNOWN.test(text) && textEms(text) * SURE * fontSize < width;
  return isOneLine ? { noWrap: true } : breakAll(text, width, fontSize);
}
