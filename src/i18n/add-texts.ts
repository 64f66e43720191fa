import i18next, { type ResourceKey } from 'i18next';

import { FIRST_LANGUAGE, LANGUAGE_CODES, type Language } from '@/domain/base/language';

import first from './locales/es.json';

/** `start` is what the first screen needs; the others come with what shows them. */
export const TEXT_PARTS = ['start', 'dashboard', 'administration'] as const;
type TextPart = (typeof TEXT_PARTS)[number];

/** Every text file but that of the first language's start, which alone is in the first load. */
const FILES = import.meta.glob<ResourceKey>(['./locales/**/*.json', '!./locales/es.json'], {
  import: 'default',
});

/** A part of a language's texts. Rejects when its file cannot be loaded. */
export async function textsOf(language: Language, part: TextPart): Promise<ResourceKey> {
  if (part === 'start' && language === FIRST_LANGUAGE) return first;
  const load = FILES[`./locales/${part === 'start' ? '' : `${part}/`}${language}.json`];
  if (load === undefined) throw new Error(`no texts of ${part} in ${language}`);
  return load();
}

/** Adds a part of the texts of these languages, all at once: nobody asks for a text that is there in another language only. */
async function addTextsOf(languages: readonly Language[], part: TextPart): Promise<void> {
  const files = await Promise.all(languages.map((language) => textsOf(language, part)));
  for (const [at, language] of languages.entries()) {
    i18next.addResourceBundle(language, 'translation', files[at], true);
  }
}

/** Adds a part of a language's texts. Rejects when its file cannot be loaded. */
export async function addTexts(language: Language, part: TextPart): Promise<void> {
  await addTextsOf([language], part);
}

/** Adds a part of the texts in every language: none has to be loaded when somebody turns to another. Rejects as `addTexts`. */
export async function addTextsOfAll(part: TextPart): Promise<void> {
  await addTextsOf(LANGUAGE_CODES, part);
}

/** Adds the texts that came with an extension. */
export function addTextsOfExtension(texts: Readonly<Record<Language, ResourceKey>>): void {
  for (const language of LANGUAGE_CODES) {
    i18next.addResourceBundle(language, 'translation', texts[language], true);
  }
}
