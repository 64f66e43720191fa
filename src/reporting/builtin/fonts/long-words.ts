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
/** Marks that become lines or other signs, and characters that end a line. */
const MAY_BREAK = /[<\p{Cc}\p{Zl}\p{Zp}]/u;

/** Lets words break anywhere where one would otherwise run out of its column. */
export function breakAll(text: string, width: number, fontSize: number) {
  return hasLongWord(text, width, fontSize) ? { wordBreak: 'break-all' } : {};
}

/**
 * How a text of its own breaks into lines: nowhere where it is sure to fit on one, which spares the library half of its work (it
 * measures and draws word by word), else as in `breakAll`.
 */
export function lineBreaks(text: string, width: number, fontSize: number) {
  const isOneLine = !MAY_BREAK.test(text) && textEms(text) * SURE * fontSize < width;
  return isOneLine ? { noWrap: true } : breakAll(text, width, fontSize);
}
