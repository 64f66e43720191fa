import type { Language } from '@/domain/base/language';

import en from './words-en.json';
import es from './words-es.json';

/** What can be said of something that was examined: a sentence, and what to do where anything is to be done. */
export type Code = keyof typeof es.findings;
export type PaperWord = keyof typeof es.paper;
/** Why a command line cannot be followed. */
export type UsageProblem = keyof typeof es.usage;
type Values = Readonly<Record<string, string | number>>;

export const WORDS: Readonly<Record<Language, typeof es>> = { es, en };

/** What a contract wants, in plain words: `array | 2` as "una lista o 2". */
function plain(language: Language, wanted: string): string {
  const own: Readonly<Record<string, string>> = WORDS[language].kinds;
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
  const own: Readonly<Record<string, string>> = WORDS[language].kinds;
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
  return filled(WORDS[language].findings[code][0] ?? code, inPlainWords(language, values));
}

/** What is to be done; empty for nothing. */
export function todo(language: Language, code: Code, values: Values = {}): string {
  return filled(WORDS[language].findings[code][1] ?? '', values);
}

/** A word of the paper. */
export function paperWord(language: Language, word: PaperWord, values: Values = {}): string {
  return filled(WORDS[language].paper[word], values);
}

/** The sentence of a command line that cannot be followed. */
export function usageSentence(language: Language, problem: UsageProblem, values: Values): string {
  return filled(WORDS[language].usage[problem], values);
}
