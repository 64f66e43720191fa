import type { Content } from '@/reporting/builtin/report/draw-setting';
import { missingCharacters } from './font-characters';

const LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const WORDS =
  /([\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+(?: [\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+)*)/;
/** Longer ones than a name may have to break over lines. */
const LONGEST_NAME = 40;
const NO_BREAK_SPACE = '\u00a0';
const MISSING = '□';

/** Boxes of the library's own would lie over what stands beside them, and a digit under one could be any. */
function drawable(part: string, font: Uint8Array<ArrayBuffer>): string {
  const missing = missingCharacters(font, part);
  return Array.from(part, (character) => (missing.includes(character) ? MISSING : character)).join(
    '',
  );
}

function run(part: string, font: Uint8Array<ArrayBuffer>): Content {
  if (!LETTER.test(part)) return { text: part };
  const text = drawable(part, font);
  return { text: text.length <= LONGEST_NAME ? text.replaceAll(' ', NO_BREAK_SPACE) : text };
}

function runs(text: string, font: Uint8Array<ArrayBuffer>): readonly Content[] {
  return text
    .split(WORDS)
    .filter((part) => part !== '')
    .map((part) => run(part, font));
}

/**
 * A part of a document whose texts hold letters of one direction each. The drawing library turns a whole text round for one Hebrew
 * letter in it, digits included: `א5.12` would read 21.5 on paper. Letters that the font does not have become boxes; texts without
 * letters from right to left stay as they are.
 */
export function keepDirections(content: unknown, font: Uint8Array<ArrayBuffer>): unknown {
  if (typeof content === 'string') {
    return LETTER.test(content) ? { text: runs(content, font) } : content;
  }
  if (Array.isArray(content)) return content.map((item) => keepDirections(item, font));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      key === 'text' && typeof value === 'string' && LETTER.test(value)
        ? runs(value, font)
        : keepDirections(value, font),
    ]),
  );
}
