import { expect, it } from 'vitest';

import { fullName } from '@/domain/orders/full-name';
import { likelySpellings } from '@/domain/orders/likely-spellings';

const spellings = (lastName: string, surName = '', name1 = '') =>
  likelySpellings({ name1, name2: '', lastName, surName }).map(fullName);

it.each([
  ['PEREZ', ['PÉREZ']],
  ['RODRIGUEZ', ['RODRÍGUEZ']],
  ['LEON GARCIA', ['LEÓN GARCÍA', 'LEÓN GARCIA', 'LEON GARCÍA']],
  ['NUNEZ', ['NÚNEZ', 'NUÑEZ', 'NÚÑEZ']],
  ['NUÑEZ', ['NÚÑEZ', 'NUNEZ']],
  ['NÚÑEZ', ['NUÑEZ', 'NUNEZ']],
  ['GARCÍA', ['GARCIA']],
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

it('of names with marks, where a laboratory may store none, all bare at once', () => {
  expect(spellings('PEÑA', '', 'JOSÉ')).toEqual(['JOSE PENA', 'JOSE PEÑA', 'JOSÉ PENA']);
});

it('what a phone writes is put right beside the marks, word by word', () => {
  expect(spellings('D’ANGELO', '', 'LUZ  MARÍA')).toEqual([
    "LUZ MARÍA D'ANGELO",
    "LUZ MARIA D'ANGELO",
  ]);
  expect(spellings('DE LA PENA')).toEqual(['DE LA PEÑA']);
});
