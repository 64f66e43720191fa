import type { Language } from '@/domain/base/language';

import { KINDS_EN, PAPER_EN } from './paper-en';
import { KINDS_ES, PAPER_ES } from './paper-es';
import { EN } from './words-en';
import { ES } from './words-es';

/** What can be said of something that was examined. */
export type Code = keyof typeof ES;
export type PaperWord = keyof typeof PAPER_ES;
type Values = Readonly<Record<string, string | number>>;

const WORDS: Readonly<Record<Language, Readonly<Record<Code, readonly string[]>>>> = {
  es: ES,
  en: EN,
};
const PAPER: Readonly<Record<Language, Readonly<Record<PaperWord, string>>>> = {
  es: PAPER_ES,
  en: PAPER_EN,
};

const KINDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: KINDS_ES,
  en: KINDS_EN,
};

/** What a contract wants, in plain words: `array | 2` as "una lista o 2". */
function plain(language: Language, wanted: string): string {
  const own = KINDS[language];
  const words = wanted.split(' | ').map((part) => {
    const [keyword = '', limit] = part.split(' ');
    return own[part] ?? (limit === undefined ? part : `${own[keyword] ?? keyword} ${limit}`);
  });
  const [last = '', ...others] = [...new Set(words)].toReversed();
  return others.length === 0
    ? last
    : `${others.toReversed().join(', ')} ${own['or'] ?? ''} ${last}`;
}

function inPlainWords(language: Language, values: Values): Values {
  const { field, wanted, got, more } = values;
  if (field === undefined) return values;
  const own = KINDS[language];
  return {
    field: own[String(field)] ?? `${own['field'] ?? ''} ${field}`,
    wanted: plain(language, String(wanted)),
    got: plain(language, String(got)),
    more: more === '' ? '' : `; ${own['also'] ?? ''} ${more}`,
  };
}

function filled(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** What is said with a code. */
export function says(language: Language, code: Code, values: Values = {}): string {
  return filled(WORDS[language][code][0] ?? code, inPlainWords(language, values));
}

/** What is to be done; empty for nothing. */
export function todo(language: Language, code: Code, values: Values = {}): string {
  return filled(WORDS[language][code][1] ?? '', values);
}

/** A word of the paper. */
export function paperWord(language: Language, word: PaperWord, values: Values = {}): string {
  return filled(PAPER[language][word], values);
}
