import { addTextsOfAll } from './add-texts';

/**
 * Adds the texts of the administration, which few visitors ever see and none needs at the start. Whatever shows them is loaded
 * together with them. Rejects when a file cannot be loaded.
 */
export function loadAdministrationTexts(): Promise<void> {
  return addTextsOfAll('administration');
}
