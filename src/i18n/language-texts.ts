import i18next, { type ResourceKey } from 'i18next';

import { LANGUAGE_CODES, type Language } from '@/domain/base/language';

import es from './locales/es.json';

interface TextFile {
  readonly default: ResourceKey;
}

/** `start` is what the first screen needs; the others come with what shows them. */
type TextPart = 'start' | 'dashboard' | 'administration';

/** The text files of every language. Only those of the first language's start are in the first load. */
export const LANGUAGE_TEXTS: Readonly<
  Record<Language, Readonly<Record<TextPart, () => Promise<TextFile>>>>
> = {
  es: {
    start: () => Promise.resolve({ default: es }),
    dashboard: () => import('./locales/dashboard/es.json'),
    administration: () => import('./locales/administration/es.json'),
  },
  en: {
    start: () => import('./locales/en.json'),
    dashboard: () => import('./locales/dashboard/en.json'),
    administration: () => import('./locales/administration/en.json'),
  },
};

/** Adds a part of a language's texts. Rejects when its file cannot be loaded. */
export async function addTexts(language: Language, part: TextPart): Promise<void> {
  const { default: texts } = await LANGUAGE_TEXTS[language][part]();
  i18next.addResourceBundle(language, 'translation', texts, true);
}

/** Adds a part of the texts in every language: none has to be loaded when somebody turns to another. Rejects as `addTexts`. */
export async function addTextsOfAll(part: TextPart): Promise<void> {
  await Promise.all(LANGUAGE_CODES.map((language) => addTexts(language, part)));
}
