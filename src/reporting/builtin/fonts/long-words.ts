/** Widths of the typeface in em, on the safe side: capitals and wide characters, and all others. */
const WIDE = 0.72;
const NARROW = 0.54;
const WIDE_CHARACTER = /[\p{Lu}mwMW@%&<>=+\u2190-\uffff]/u;
/** Raised and lowered signs: a typeface without them has `^(-6)` in the place of `⁻⁶` (`drawableText`). */
const WRITTEN_OUT = 1.9;
const SIGN_OF_POWER = /[\u2070-\u2073\u207a-\u207e\u208a-\u208e]/u;

/** Width of a text on one line in em, rather too wide than too narrow. */
export function textEms(text: string): number {
  return Array.from(text).reduce((sum, character) => {
    if (SIGN_OF_POWER.test(character)) return sum + WRITTEN_OUT;
    return sum + (WIDE_CHARACTER.test(character) ? WIDE : NARROW);
  }, 0);
}

/** Where lines may break between words; not at the spaces that hold two words together. */
const SPACES = /([^\S\u00a0\u2007\u202f\ufeff]+)/u;

/** True when a word of the text does not fit into `width` points. */
export function hasLongWord(text: string, width: number, fontSize: number): boolean {
  return text.split(SPACES).some((word) => textEms(word) * fontSize > width);
}

/** Digits, and what parts or ends them: a point, a comma, an apostrophe before thousands. */
const NUMBER = /[\d.,'’%]/u;
/** Between two digits these make one of both: a titre, a fraction, a date. */
const LINK = /[:/]/u;
/** What would begin a line that says something else, or nothing: `-17.5` where a range was sent, a power without its base. */
const NEVER_FIRST = /[-\u2013.,:;%\u2030)\]^\u00b0\u00b2\u00b3\u00b9\u2070-\u209c\p{M}]/u;
/** Signs of the number behind them. */
const SIGN = /[-\u2013\u2212+<>=~^\u00b1\u2264\u2265]/u;
/** Behind one of these a dash parts a range or a compound; behind anything else it is a sign. */
const BEFORE_DASH = /[\p{L}\d%)]/u;
const DIGIT = /\d/u;

/** Whether a line may end before the character at `at`: never inside a number, nor between it and its sign. */
function mayPart(characters: readonly string[], at: number): boolean {
  const [before2 = '', before = '', after = '', after2 = ''] = [
    ...[characters[at - 2], characters[at - 1]],
    ...[characters[at], characters[at + 1]],
  ];
  if (NEVER_FIRST.test(after) || (NUMBER.test(before) && NUMBER.test(after))) return false;
  if (LINK.test(before) && DIGIT.test(before2) && DIGIT.test(after)) return false;
  if (LINK.test(after) && DIGIT.test(before) && DIGIT.test(after2)) return false;
  const isSign = SIGN.test(before) && !(/[-\u2013]/u.test(before) && BEFORE_DASH.test(before2));
  return !(isSign && (DIGIT.test(after) || SIGN.test(after)));
}

/** A word in the pieces that no line's end may part. */
function pieces(word: string): readonly string[] {
  const characters = Array.from(word);
  const found: string[] = [];
  for (const [at, character] of characters.entries()) {
    if (at === 0 || mayPart(characters, at)) found.push(character);
    else found.push(`${found.pop() ?? ''}${character}`);
  }
  return found;
}

/** A part of a text; a line may end before each of its letters, or as the library finds. */
export interface TextPart {
  readonly text: string;
  readonly breaksAnywhere: boolean;
}

/**
 * A text as the library takes it where its words have room for `longest` em: a longer one stands in parts that a line may end
 * between. Left to itself the library lets every line of such a text end anywhere, and `5.7%` was read as `7%`. Only what is a
 * number and longer than a line is cut all the same.
 */
export function textParts(text: string, longest: number): readonly TextPart[] {
  const parts: TextPart[] = [];
  // Words and letters run on, but for what is one piece.
  let isOpen = false;
  const add = (more: string, breaksAnywhere: boolean, runsOn: boolean) => {
    const last = parts.at(-1);
    if (isOpen && runsOn && last?.breaksAnywhere === breaksAnywhere) {
      parts[parts.length - 1] = { text: last.text + more, breaksAnywhere };
    } else parts.push({ text: more, breaksAnywhere });
    isOpen = runsOn;
  };
  for (const word of text.split(SPACES)) {
    if (textEms(word) <= longest) add(word, false, true);
    else {
      for (const piece of pieces(word)) {
        const breaksAnywhere = piece.length === 1 || textEms(piece) > longest;
        add(piece, breaksAnywhere, breaksAnywhere);
      }
    }
  }
  return parts;
}

function linesOfParagraph(text: string, longest: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(SPACES)) {
    const ems = textEms(word);
    if (ems <= longest && used + ems > longest) {
      lines += 1;
      used = ems;
    } else {
      lines += Math.floor((used + ems) / longest);
      used = (used + ems) % longest;
    }
  }
  return lines;
}

/** Lines that a text takes, rather too many than too few; an empty one takes its line as well. */
export function lineCount(text: string, width: number, fontSize: number): number {
  return text
    .split('\n')
    .reduce((sum, paragraph) => sum + linesOfParagraph(paragraph, width / fontSize), 0);
}

/** Of the width that is guessed: a laboratory's own typeface is hardly wider. */
const SURE = 1.4;
/**
 * Characters whose widths are guessed well. No `<`, which begins a mark, nothing that ends a line or hides, and none that is wider
 * than it is guessed, such as a long dash, a fraction or a letter of other scripts.
 */
const WELL_KNOWN =
  /^[ -;=-~\u00a0-\u00ac\u00ae-\u00bb\u00bf-\u00e5\u00e7-\u0152\u0154-\u017f\u2013\u2018-\u201d\u2070-\u209c\u2190-\u2193\u2264\u2265]*$/u;

/** Lets words be parted that would otherwise run out of their column, by `readableTexts`; `longestWord` in em. */
export function partWords(text: string, width: number, fontSize: number) {
  return hasLongWord(text, width, fontSize) ? { longestWord: width / fontSize } : {};
}

/**
 * How a text of its own breaks into lines: nowhere where it is sure to fit on one, which spares the library half of its work (it
 * measures and draws word by word), else as in `partWords`.
 */
export function lineBreaks(text: string, width: number, fontSize: number) {
  const isOneLine = WELL_KNOWN.test(text) && textEms(text) * SURE * fontSize < width;
  return isOneLine ? { noWrap: true } : partWords(text, width, fontSize);
}
