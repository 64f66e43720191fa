import type { Settings } from '@/domain/configuration/settings';

import type { NameParts } from './full-name';
import { searchedNames } from './patient-names';

/** Words that are part of the name after them: `DE LA CRUZ` is one surname. */
const PARTICLES = new Set('DA DE DEL DI DO DOS LA LAS LOS SAN SANTA VAN VON Y'.split(' '));
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\s.'’-]+$/u;

/** Single names, each with the particles before it. */
function namesIn(text: string): readonly string[] {
  const names: string[] = [];
  let before = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const name = before + word;
    if (PARTICLES.has(word.toUpperCase())) before = `${name} `;
    else {
      names.push(name);
      before = '';
    }
  }
  return before === '' ? names : [...names, before.trim()];
}

type TwoParts = Pick<Settings['search'], 'twoNames' | 'twoSurnames'>;

/** Names over the fields that the laboratory has for them: what is too many stands together in the last one. */
function inFields(names: readonly string[], areTwo: boolean): readonly [string, string] {
  if (!areTwo) return [names.join(' '), ''];
  const [first = '', ...others] = names;
  return [first, others.join(' ')];
}

/** All ways to part names into given ones and surnames, as they are written most often first. */
function divided(names: readonly string[], { twoNames, twoSurnames }: TwoParts) {
  const parts = (given: readonly string[], surnames: readonly string[]) => ({ given, surnames });
  const [one = '', ...rest] = names;
  switch (names.length) {
    case 1:
      return [parts([], names), parts(names, [])];
    case 2:
      return [
        parts([one], rest),
        parts(rest, [one]),
        ...(twoSurnames ? [parts([], names)] : []),
        ...(twoNames ? [parts(names, [])] : []),
      ];
    case 3:
      return [
        parts([one], rest),
        parts(names.slice(0, 2), names.slice(2)),
        parts(names.slice(2), names.slice(0, 2)),
        parts(rest, [one]),
      ];
    default:
      return [
        parts(names.slice(0, 2), names.slice(2)),
        parts(names.slice(2), names.slice(0, 2)),
        parts([one], rest),
      ];
  }
}

/**
 * The names that a text can mean, as the fields of the search by names take them: `ROJAS, ANA` has surnames before the comma;
 * without one every usual way to part them, the likeliest first. None for a text with anything but letters.
 */
export function nameReadings(text: string, fields: TwoParts): readonly NameParts[] {
  const sides = text.split(',');
  if (sides.length > 2 || !sides.every((side) => NAME.test(side))) return [];
  const [surnames = '', given] = sides;
  const ways =
    given === undefined
      ? divided(namesIn(text), fields)
      : [{ given: namesIn(given), surnames: namesIn(surnames) }];
  return ways.flatMap((way) => {
    const [name1, name2] = inFields(way.given, fields.twoNames);
    const [lastName, surName] = inFields(way.surnames, fields.twoSurnames);
    return searchedNames({ name1, name2, lastName, surName }) ?? [];
  });
}
