import { addTextsOfAll } from './add-texts';

/**
 * Adds what the importer of `.mrt` files says: `mrt.taken`, `mrt.leftOut` (both by count) and `mrt.problem`, each by the codes of
 * `reporting/mrt/mrt-facts`. Rejects when a file cannot be loaded.
 */
export function loadMrtTexts(): Promise<void> {
  return addTextsOfAll('mrt');
}
