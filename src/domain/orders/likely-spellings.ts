import { APOSTROPHES, foldText } from '@/domain/base/fold-text';

import type { NameParts } from './full-name';

const MOST = 4;
/** The first N between vowels, as in NUNEZ or QUINONES, may stand for Ñ. */
const PERHAPS_EÑE = /(?<=[AEIOUÁÉÍÓÚ])N(?=[AEIOUÁÉÍÓÚ])/;

/** The vowel that Spanish names stress, by how they end: PÉREZ, GARCÍA, LEÓN. */
const STRESSED = /[AEIOU](?=[^AEIOU]+U?EZ$)|I(?=A$)|[AEIO](?<!IE)(?=N$)/;

/** Without its marks, in capitals; Ñ becomes N. */
function bare(name: string): string {
  return foldText(name).toUpperCase();
}

/** As some laboratories store names: with Ñ, without accents. */
function withoutTildes(name: string): string {
  return name.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
}

/** As it is spelled in full, where somebody typed it without its accent. */
function withTilde(word: string): string {
  return withoutTildes(word) === word ? word.replace(STRESSED, '$&\u0301').normalize('NFC') : word;
}

/** The other ways to write one word, the likeliest first. */
function otherWords(word: string): readonly string[] {
  const withEñe = word.replace(PERHAPS_EÑE, 'Ñ');
  const others = [withoutTildes(word), bare(word), withTilde(word), withEñe, withTilde(withEñe)];
  return [...new Set(others)].filter((other) => other !== word);
}

const FIELDS = ['name1', 'name2', 'lastName', 'surName'] as const;

function mapNames(
  names: NameParts,
  change: (text: string, field: keyof NameParts) => string,
): NameParts {
  return {
    name1: change(names.name1, 'name1'),
    name2: change(names.name2, 'name2'),
    lastName: change(names.lastName, 'lastName'),
    surName: change(names.surName, 'surName'),
  };
}

/** The names with each of their words as `change` leaves it. */
function rewritten(
  names: NameParts,
  change: (word: string, field: keyof NameParts, index: number) => string,
): NameParts {
  return mapNames(names, (text, field) =>
    text
      .split(' ')
      .map((word, index) => change(word, field, index))
      .join(' '),
  );
}

/** As laboratories type names: one space between words, and the apostrophe of every keyboard, where phones write `’`. */
function plain(names: NameParts): NameParts {
  return mapNames(names, (text) =>
    text.replaceAll(APOSTROPHES, "'").replaceAll(/\s+/g, ' ').trim(),
  );
}

/**
 * Other ways to write names that a search did not find, as servers compare whole values (docs/contract.md): with plain
 * apostrophes and spaces, without any mark, with every accent, then one word at a time without accents, without marks, with them, with Ñ for N. At most four,
 * none of them the one given.
 */
export function likelySpellings(given: NameParts): readonly NameParts[] {
  const names = plain(given);
  const words = FIELDS.flatMap((field) =>
    names[field].split(' ').map((word, index) => ({ field, word, index })),
  );
  const isSeveralMarked = words.filter(({ word }) => bare(word) !== word).length > 1;
  const single = words.flatMap(({ field, word, index }) =>
    otherWords(word).map((other) =>
      rewritten(names, (name, nameField, nameIndex) =>
        nameField === field && nameIndex === index ? other : name,
      ),
    ),
  );
  const whole = [rewritten(names, withTilde), ...(isSeveralMarked ? [rewritten(names, bare)] : [])];
  const spellings = [names, ...whole, ...single];
  const all = new Map(spellings.map((spelling) => [JSON.stringify(spelling), spelling]));
  all.delete(JSON.stringify(mapNames(given, (text) => text)));
  return [...all.values()].slice(0, MOST);
}
