import { expect, it } from 'vitest';

import { fullName } from '@/domain/orders/full-name';
import { likelySpellings } from '@/domain/orders/likely-spellings';

const spellings = (lastName: string, surName = '', name1 = '') =>
  likelySpellings({ name1, name2: '', lastName, surName }).map(fullName);

it.each([
  ['NUNEZ', ['NÚÑEZ', 'NUÑEZ']],
  ['NUÑEZ', ['NÚÑEZ', 'NUNEZ']],
  ['NÚÑEZ', ['NUÑEZ', 'NUNEZ']],
  ['GARCIA', ['GARCÍA']],
  ['QUINONES', ['QUIÑONES']],
  ['PENALOZA', ['PEÑALOZA']],
  ['ROJAS', []],
  ['D’ANGELO', ["D'ANGELO"]],
  ['O´BRIEN', ["O'BRIEN"]],
  ['DE  LA CRUZ', ['DE LA CRUZ']],
  ['', []],
])('of %s', (name, expected) => {
  expect(spellings(name)).toEqual(expected);
});

it('puts all known words right first, then one at a time, four at the most', () => {
  expect(spellings('NUNEZ', 'GARCIA', 'JOSE')).toEqual([
    'JOSÉ NÚÑEZ GARCÍA',
    'JOSÉ NUNEZ GARCIA',
    'JOSE NÚÑEZ GARCIA',
    'JOSE NUÑEZ GARCIA',
  ]);
});

it('of names with marks, where a laboratory may store none, all bare at once', () => {
  expect(spellings('PEÑA', '', 'JOSÉ')).toEqual(['JOSE PENA', 'JOSE PEÑA', 'JOSÉ PENA']);
});

it('what a phone writes is put right beside the marks, word by word', () => {
  const written = ["LUZ MARIA D'ANGELO", "LUZ MARÍA D'ANGELO"];
  expect(spellings('D’ANGELO', '', 'LUZ  MARIA')).toEqual(written);
  expect(spellings('DE LA PENA')).toEqual(['DE LA PEÑA']);
});
