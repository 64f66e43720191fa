import i18next, { type ResourceKey } from 'i18next';

import { LANGUAGE_CODES, type Language } from '@/domain/base/language';

import { LANGUAGE_TEXTS, type TextPart } from './language-texts';

/** Adds a part of the texts of these languages, all at once: nobody asks for a text that is there in another language only. */
async function addTextsOf(languages: readonly Language[], part: TextPart): Promise<void> {
  const files = await Promise.all(languages.map((language) => LANGUAGE_TEXTS[language][part]()));
  for (const [at, language] of languages.entries()) {
    i18next.addResourceBundle(language, 'translation', files[at]?.default, true);
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
