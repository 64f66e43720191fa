import i18next, { type ResourceKey } from 'i18next';

interface TextFile {
  readonly default: ResourceKey;
}

/** Adds texts that are loaded on demand, in both languages. Rejects when a file cannot be loaded. */
export async function addTexts(spanish: Promise<TextFile>, english: Promise<TextFile>) {
  const [es, en] = await Promise.all([spanish, english]);
  i18next.addResourceBundle('es', 'translation', es.default, true);
  i18next.addResourceBundle('en', 'translation', en.default, true);
}
