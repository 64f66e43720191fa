import { addTexts } from './add-texts';

/** Adds the texts that only a signed-in user meets, in both languages: the login's first load is nearly full. Rejects as `addTexts`. */
export function loadDashboardTexts(): Promise<void> {
  return addTexts(import('./locales/dashboard/es.json'), import('./locales/dashboard/en.json'));
}
