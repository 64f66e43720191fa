import i18next from 'i18next';

import { LANGUAGE_CODES, type Language } from '@/domain/base/language';

import { LANGUAGE_TEXTS, type TextPart } from './language-texts';

/** Adds a part of a language's texts. Rejects when its file cannot be loaded. */
export async function addTexts(language: Language, part: TextPart): Promise<void> {
  const { default: texts } = await LANGUAGE_TEXTS[language][part]();
  i18next.addResourceBundle(language, 'translation', texts, true);
}

/** Adds a part of the texts in every language: none has to be loaded when somebody turns to another. Rejects as `addTexts`. */
export async function addTextsOfAll(part: TextPart): Promise<void> {
  await Promise.all(LANGUAGE_CODES.map((language) => addTexts(language, part)));
}
