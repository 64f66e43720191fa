import type { Language } from '@/domain/base/language';

import { PAPER_EN } from './paper-en';
import { PAPER_ES } from './paper-es';
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

function filled(text: string, values: Values): string {
  return text
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
    .replace(/ \(\)$/, '');
}

/** What is said with a code. */
export function says(language: Language, code: Code, values: Values = {}): string {
  return filled(WORDS[language][code][0] ?? code, values);
}

/** What is to be done; empty for nothing. */
export function todo(language: Language, code: Code, values: Values = {}): string {
  return filled(WORDS[language][code][1] ?? '', values);
}

/** A word of the paper. */
export function paperWord(language: Language, word: PaperWord, values: Values = {}): string {
  return filled(PAPER[language][word], values);
}
