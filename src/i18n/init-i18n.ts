import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { FIRST_LANGUAGE, type Language } from '@/domain/base/language';

import { addTexts } from './add-texts';

/** Letters written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A value inside a sentence of the portal (React keeps markup apart, only the writing direction can leak): between marks that nobody
 * sees, a name written from right to left leaves the words around it in their order. Other values stay as they are.
 */
export function isolated(value: string): string {
  return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}

/** Loads the texts of a language that is not there yet. Rejects when its file cannot be loaded. */
export async function loadTexts(language: Language): Promise<void> {
  // Texts of the administration may be there alone.
  if (i18next.getResource(language, 'translation', 'app') !== undefined) return;
  await addTexts(language, 'start');
}

/** Makes the texts of a language ready and sets the page's language. Rejects when its file cannot be loaded. */
export async function initI18n(language: Language): Promise<void> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: FIRST_LANGUAGE,
      fallbackLng: FIRST_LANGUAGE,
      resources: {},
      interpolation: { escape: isolated },
      react: { useSuspense: false },
    });
    await loadTexts(FIRST_LANGUAGE);
  }
  await loadTexts(language);
  await i18next.changeLanguage(language);
  // Not whenever i18next changes: its own start would turn an English page to Spanish for a moment.
  document.documentElement.lang = language;
}
