import type { NameParts } from './full-name';

/**
 * Names as the laboratory stores them. Without a language, or a Turkish browser would turn `i` into `İ`; `ß` becomes two
 * letters.
 */
export function upperCaseName(typed: string): string {
  return typed.toUpperCase();
}

/**
 * The names as a search sends them: in capitals, each letter and its accent as one character, without spaces around. The server
 * compares whole values. Null when no name is given.
 */
export function searchedNames(typed: NameParts): NameParts | null {
  const searched = (name: string) => upperCaseName(name).normalize('NFC').trim();
  const names = {
    name1: searched(typed.name1),
    name2: searched(typed.name2),
    lastName: searched(typed.lastName),
    surName: searched(typed.surName),
  };
  return Object.values(names).every((name) => name === '') ? null : names;
}
