import { addTextsOfAll } from './add-texts';

/**
 * Adds the texts of orders, results and reports, which a login does not meet: its first load is nearly full. Rejects when a file
 * cannot be loaded.
 */
export function loadDashboardTexts(): Promise<void> {
  return addTextsOfAll('dashboard');
}
