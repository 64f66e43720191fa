import { addTextsOfAll } from './add-texts';

/** Adds the texts of the template editor, which a laboratory opens on few days. Rejects when a file cannot be loaded. */
export function loadTemplateTexts(): Promise<void> {
  return addTextsOfAll('templates');
}
