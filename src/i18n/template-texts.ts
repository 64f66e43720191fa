import { addTextsOfAll } from './add-texts';

/** Adds the texts of the template editor and of its import of `.mrt` files, which a laboratory opens on few days. Rejects when a file cannot be loaded. */
export async function loadTemplateTexts(): Promise<void> {
  await Promise.all([addTextsOfAll('templates'), addTextsOfAll('mrt')]);
}
