import { addTexts } from './add-texts';

/**
 * Adds the texts of orders, results and reports, which a login does not meet, in both languages: its first load is nearly full.
 * Rejects as `addTexts`.
 */
export function loadDashboardTexts(): Promise<void> {
  return addTexts(import('./locales/dashboard/es.json'), import('./locales/dashboard/en.json'));
}
