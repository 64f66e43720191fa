import i18next from 'i18next';

/**
 * Adds the texts of the administration, which few visitors ever see and none needs at the start, in both languages. Whatever
 * shows them is loaded together with them. Rejects when a file cannot be loaded.
 */
export async function loadAdministrationTexts(): Promise<void> {
  const [{ default: es }, { default: en }] = await Promise.all([
    import('./locales/administration/es.json'),
    import('./locales/administration/en.json'),
  ]);
  i18next.addResourceBundle('es', 'translation', es, true);
  i18next.addResourceBundle('en', 'translation', en, true);
}
