import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { isolated } from './isolated';
import es from './locales/es.json';

/** Languages of the portal; Spanish is in the first load, English comes when it is asked for. */
export type Language = 'es' | 'en';

const SPANISH: Language = 'es';

i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});

/** Loads the texts of a language that is not there yet. Rejects when its file cannot be loaded. */
export async function loadTexts(language: Language): Promise<void> {
  // Texts of the administration may be there alone.
  if (language === SPANISH || i18next.getResource(language, 'translation', 'app') !== undefined) {
    return;
  }
  const { default: en } = await import('./locales/en.json');
  i18next.addResourceBundle(language, 'translation', en, true);
}

/** Makes the texts of a language ready and sets the page's language. Rejects when the English file cannot be loaded. */
export async function initI18n(language: Language): Promise<void> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: SPANISH,
      fallbackLng: SPANISH,
      resources: { es: { translation: es } },
      interpolation: { escape: isolated },
      react: { useSuspense: false },
    });
  }
  await loadTexts(language);
  await i18next.changeLanguage(language);
}
