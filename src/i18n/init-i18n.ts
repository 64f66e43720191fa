import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { FIRST_LANGUAGE, type Language } from '@/domain/base/language';

import { addTexts } from './add-texts';
import { isolated } from './isolated';

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
