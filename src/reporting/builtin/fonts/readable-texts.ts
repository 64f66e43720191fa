import type { Content } from '@/reporting/builtin/report/draw-setting';
import { drawableText } from './font-characters';
import { textParts } from './long-words';

const LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Such letters with what stands between two of them: a space, or between letters a sign without a direction, never a digit. */
const WORDS =
  /([\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+(?:(?: |(?<=[\p{L}\p{M}])[-\u2013'",.:/&] ?(?=\p{L}))[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+)*)/u;
/** Longer ones than a name may have to break over lines. */
const LONGEST_NAME = 40;
const NO_BREAK_SPACE = '\u00a0';

function run(part: string, font: Uint8Array<ArrayBuffer>): Content {
  const text = drawableText(part, font);
  if (!LETTER.test(part)) return { text };
  return { text: text.length <= LONGEST_NAME ? text.replaceAll(' ', NO_BREAK_SPACE) : text };
}

/** A text as runs of letters of one direction each. */
function directedRuns(text: string, font: Uint8Array<ArrayBuffer>): readonly Content[] {
  return text
    .split(WORDS)
    .filter((part) => part !== '')
    .map((part) => run(part, font));
}

/** An empty text: beside it a line may end where the library would keep two texts together. */
const LINE_MAY_END: Content = { text: '' };

function readableText(
  text: string,
  longest: number,
  font: Uint8Array<ArrayBuffer>,
): string | readonly Content[] {
  const parts = longest === Infinity ? [] : textParts(text, longest);
  if (parts.some(({ breaksAnywhere }) => breaksAnywhere)) {
    return parts.flatMap((part, at) => [
      ...(at === 0 ? [] : [LINE_MAY_END]),
      ...(part.breaksAnywhere
        ? [{ text: drawableText(part.text, font), wordBreak: 'break-all' }]
        : directedRuns(part.text, font)),
    ]);
  }
  return LETTER.test(text) ? directedRuns(text, font) : drawableText(text, font);
}

/**
 * A part of a document whose texts the drawing library draws as they read. Words that are wider than their place are parted
 * (`partWords`). Texts hold letters of one direction each: the library turns a whole text round for one Hebrew letter in it, digits
 * included, and `א5.12` would read 21.5 on paper. What the font does not have is written otherwise (`drawableText`).
 */
export function readableTexts(
  content: unknown,
  font: Uint8Array<ArrayBuffer>,
  longest = Infinity,
): unknown {
  if (typeof content === 'string') {
    const text = readableText(content, longest, font);
    return typeof text === 'string' ? text : { text };
  }
  if (Array.isArray(content)) return content.map((item) => readableTexts(item, font, longest));
  if (typeof content !== 'object' || content === null) return content;
  const own =
    'longestWord' in content && typeof content.longestWord === 'number'
      ? content.longestWord
      : longest;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      key === 'text' && typeof value === 'string'
        ? readableText(value, own, font)
        : readableTexts(value, font, own),
    ]),
  );
}
