import { APOSTROPHES, foldText } from '@/domain/base/fold-text';

import type { NameParts } from './full-name';

/**
 * Names whose usual spelling has a mark that keyboards and hurried fingers leave out. The server compares whole values
 * (docs/contract.md §2), so the bare spelling finds nobody.
 */
const MARKED_NAMES =
  'ADRIÁN ÁLVAREZ ANDRÉS ÁNGEL ÁNGELA ANTÓN ARAGÓN AVENDAÑO ÁVILA BÁEZ BAÑOS BELÉN BELTRÁN BENÍTEZ BERMÚDEZ BOLAÑOS CÁCERES ' +
  'CALDERÓN CANTÓN CÁRDENAS CASTAÑEDA CASTAÑO CÉSAR CHÁVEZ CONCEPCIÓN CÓRDOBA CORTÉS DÁVILA DÍAZ DOMÍNGUEZ DURÁN ECHEVERRÍA ' +
  'ESTÉVEZ FABIÁN FARÍAS FÉLIX FERNÁNDEZ GALÁN GALVÁN GÁLVEZ GARCÍA GARZÓN GERMÁN GIRÓN GÓMEZ GONZÁLEZ GUILLÉN ' +
  'GUTIÉRREZ GUZMÁN HERNÁN HERNÁNDEZ HÉCTOR IBÁÑEZ INÉS IVÁN JESÚS JIMÉNEZ JOAQUÍN JOSÉ JULIÁN LEÓN LÓPEZ LUCÍA ' +
  'MARÍA MARÍN MÁRQUEZ MARTÍN MARTÍNEZ MEJÍA MÉNDEZ MÓNICA MONTAÑO MORÓN MUÑOZ MUÑIZ NICOLÁS NÚÑEZ OCAÑA ORDÓÑEZ ÓSCAR ' +
  'PATIÑO PÁEZ PEÑA PÉREZ PIÑEROS PINZÓN QUIÑONES QUIÑÓNEZ RAMÍREZ RAMÓN RAÚL RENDÓN RINCÓN RÍOS ROCÍO RODRÍGUEZ ROLDÁN ROMÁN ' +
  'RUBÉN SÁENZ SALDAÑA SÁNCHEZ SEBASTIÁN SOFÍA SOLÍS SUÁREZ TÉLLEZ TOMÁS VALDÉS VÁSQUEZ VÁZQUEZ VELÁSQUEZ VELÁZQUEZ VÍCTOR ' +
  'VERÓNICA YÁÑEZ ZÁRATE ZÚÑIGA';
/** By the bare spelling; some have two, such as QUIÑONES and QUIÑÓNEZ. */
const MARKED = new Map<string, readonly string[]>();
for (const name of MARKED_NAMES.split(' ')) {
  MARKED.set(bare(name), [...(MARKED.get(bare(name)) ?? []), name]);
}
const MOST = 4;
/** An N between vowels, as in NUNEZ or PENA, may stand for Ñ. */
const PERHAPS_EÑE = /(?<=[AEIOUÁÉÍÓÚ])N(?=[AEIOUÁÉÍÓÚ])/g;

/** Without its marks, in capitals; Ñ becomes N. */
function bare(name: string): string {
  return foldText(name).toUpperCase();
}

/** As some laboratories store names: with Ñ, without accents. */
function withoutTildes(name: string): string {
  return name.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
}

/** The other ways to write one word, the likeliest first. */
function otherWords(word: string): readonly string[] {
  const known = MARKED.get(bare(word)) ?? [];
  const withEñe = known.length > 0 ? word : word.replaceAll(PERHAPS_EÑE, 'Ñ');
  const others = [...known, ...known.map(withoutTildes), withoutTildes(word), bare(word), withEñe];
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
 * Other ways to write names that a search did not find: with plain apostrophes and spaces, with the marks they usually have,
 * without any, and with Ñ for N. All words that are known are put right at once, first; then all without marks, then one word at a
 * time. At most four, none of them the one given.
 */
export function likelySpellings(given: NameParts): readonly NameParts[] {
  const names = plain(given);
  const words = FIELDS.flatMap((field) =>
    names[field].split(' ').map((word, index) => ({ field, word, index })),
  );
  const usual = rewritten(names, (word) => MARKED.get(bare(word))?.[0] ?? word);
  const isSeveralMarked = words.filter(({ word }) => bare(word) !== word).length > 1;
  const single = words.flatMap(({ field, word, index }) =>
    otherWords(word).map((other) =>
      rewritten(names, (name, nameField, nameIndex) =>
        nameField === field && nameIndex === index ? other : name,
      ),
    ),
  );
  const spellings = [names, usual, ...(isSeveralMarked ? [rewritten(names, bare)] : []), ...single];
  const all = new Map(spellings.map((spelling) => [JSON.stringify(spelling), spelling]));
  all.delete(JSON.stringify(mapNames(given, (text) => text)));
  return [...all.values()].slice(0, MOST);
}
