/**
 * The languages of the portal, the first one in the first load. A further one is a row here, its text files, and its calendar in
 * `lib/dates/dates`. `listSeparator` is what its spreadsheets take for the end of a value: a semicolon where commas write decimals.
 */
export const LANGUAGES = [
  { code: 'es', name: 'Español', listSeparator: ';' },
  { code: 'en', name: 'English', listSeparator: ',' },
] as const;

/** A language by its code, as `lang`, dayjs and `Intl` write it. */
export type Language = (typeof LANGUAGES)[number]['code'];

export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ code }) => code);

/** What counts where nobody chose, and in the place of words that another language lacks. */
export const FIRST_LANGUAGE = LANGUAGES[0].code;

/** Narrows a text to a language of the portal; null for every other text. */
export function languageOf(code: string | null): Language | null {
  return LANGUAGE_CODES.find((known) => known === code) ?? null;
}

/** What parts the values of a file in this language. */
export function listSeparatorOf(language: Language): ';' | ',' {
  return LANGUAGES.find(({ code }) => code === language)?.listSeparator ?? ';';
}
