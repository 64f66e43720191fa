import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { resultMark } from '@/domain/results/marks/result-mark';
import { NO_LIMITS } from '@/domain/results/values/limits';
import { wordedLimits } from '@/api/wire/limits';

const read = (text: string, unit = 'mg/dL') => {
  const { min, max, words = 'none' } = wordedLimits(text, unit, 0);
  return [words, min, max];
};

it.each<[string, ...ReturnType<typeof read>]>([
  ['<150', 'strict', null, 150],
  ['< 150 mg/dL', 'strict', null, 150],
  ['≤ 150', 'inclusive', null, 150],
  ['Hasta 200', 'inclusive', null, 200],
  ['hasta  200 MG/DL.', 'inclusive', null, 200],
  ['Menor de 5,7', 'strict', null, 5.7],
  ['Menor o igual a 40', 'inclusive', null, 40],
  ['Up to 40', 'inclusive', null, 40],
  ['Less than 5', 'strict', null, 5],
  ['>= 60', 'inclusive', 60, null],
  ['Mayor que 40', 'strict', 40, null],
  ['Desde 12', 'inclusive', 12, null],
  ['Above 3.5', 'strict', 3.5, null],
  ['3,5 a 5,1', 'inclusive', 3.5, 5.1],
  ['70-110', 'inclusive', 70, 110],
  ['70 – 110 mg/dL', 'inclusive', 70, 110],
  ['de 70 a 110', 'inclusive', 70, 110],
  ['Entre 70 y 110', 'inclusive', 70, 110],
  ['between 70 and 110', 'inclusive', 70, 110],
  ['-2 a 2', 'inclusive', -2, 2],
])('"%s" is a limit in words', (text, ...limits) => {
  expect(read(text)).toEqual(limits);
});

it('the contract says that servers send limits in words, and where that is known from', () => {
  const row = /^\*\*Limits in words\.\*\*.* such as (?<texts>.*?)\. Source: \w.*$/m;
  const texts = row.exec(readFileSync('docs/contract.md', 'utf8'))?.groups?.['texts'] ?? '';
  const kinds = Array.from(texts.matchAll(/`([^`]+)`/g), ([, text = '']) => read(text)[0]);
  expect(kinds).toEqual(['strict', 'inclusive', 'inclusive', 'inclusive']);
});

it('every other text is none: more than one limit, other words, other units', () => {
  const texts = [
    ...['', 'Negativo', '150', 'Deseable < 200; alto >= 240', 'Hombres 13 - 17', '<150 (ayunas)'],
    ...['110 - 70', 'Hasta 200 g/L', '1:80', '12/15', '< 5 a 7'],
  ];
  for (const text of texts) expect(read(text), text).toEqual(['none', null, null]);
});

it.each([
  ['165', '<150', 'outside'],
  ['150', '<150', 'outside'],
  ['149', '<150', 'none'],
  ['210', 'Hasta 200', 'outside'],
  ['200', 'Hasta 200', 'none'],
  ['45', '>= 60', 'outside'],
  ['60', '>= 60', 'none'],
  ['7.2', '3,5 a 5,1', 'outside'],
  ['<5', '<150', 'none'],
  // Numbers that could be read two ways speak where both say the same.
  ['500000', '150.000 - 450.000', 'outside'],
  ['210000', '150.000 - 450.000', 'none'],
  ['2000', '<1.500', 'outside'],
  ['1500', '<1.500', 'outside'],
  ['500', '<1.500', 'none'],
])('%s beside "%s", which nobody marked, is told as %s', (result, text, word) => {
  const reference = wordedLimits(text, '', 0);
  const limited = { resultType: 'numeric', unreadable: [], panic: NO_LIMITS } as const;
  const marked = { ...limited, pathology: 0, state: 4, resultNumber: null, result, reference };
  expect(resultMark(marked).word).toBe(word);
});
