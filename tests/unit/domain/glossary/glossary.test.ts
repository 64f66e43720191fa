import { expect, it } from 'vitest';

import {
  explanationsOf,
  findEntries,
  fittingOutcome,
  repeatedCodes,
  type GlossaryEntry,
} from '@/domain/glossary/glossary';
import { NO_MARK, OUTSIDE, pathologyMark } from '@/domain/results/marks/pathology-mark';

function entry(codes: readonly string[], names: readonly string[]): GlossaryEntry {
  const texts = { why: '', high: 'alto', low: 'bajo', positive: '', influences: '' };
  const what = names[0] ?? codes[0] ?? '';
  return { ...texts, codes, names, what };
}

const HB = entry(['1002', 'H2'], ['hemoglobina', 'HB']);
const OWN = entry(['77'], []);
const AGAIN = entry(['1002'], ['hematocrito']);
const ENTRIES = [HB, OWN, AGAIN, entry(['3001'], ['pH arterial'])];

const explain = explanationsOf({ entries: ENTRIES });
const test = (testCode: string, name: string, abbreviation = '') => ({
  testCode,
  name,
  abbreviation,
});

it.each([
  ['by code and name, whatever its case', test('1002', 'HEMOGLOBINA'), HB],
  ['by code and abbreviation', test('H2', 'Hemoglobina total', 'hb'), HB],
  ['by code alone where the laboratory wrote no name', test('77', 'Lo que sea'), OWN],
  ['not by a code that is another test there', test('1002', 'Glucosa', 'GLU'), null],
  ['not by a name alone', test('9', 'Hemoglobina', 'HB'), null],
  ['not by a code that only looks alike', test('01002', 'Hemoglobina'), null],
  ['the first of two entries with one code', test('1002', 'Hematocrito'), null],
])('explanationsOf finds a text %s', (_how, asked, found) => {
  expect(explain(asked)).toBe(found);
});

it('explanationsOf knows the codes of which a later entry is lost', () => {
  expect(repeatedCodes({ entries: ENTRIES })).toEqual(['1002']);
  expect(repeatedCodes({ entries: [HB, OWN] })).toEqual([]);
});

it('a result reads the paragraph of its direction, critical ones too', () => {
  const outcomes = [0, 1, 2, 3, 5, 6, 8, 9, 77].map((code) => {
    return `${code} ${fittingOutcome(HB, pathologyMark(code)) ?? '-'}`;
  });
  expect(outcomes).toEqual([
    ...['0 -', '1 -', '2 low', '3 high', '5 low', '6 high', '8 low', '9 high', '77 -'],
  ]);
});

it('reads what is found where the mark has no direction, and nothing without a mark', () => {
  const culture = { ...HB, high: '', low: '', positive: 'hay bacterias' };
  const marks = [pathologyMark(1), pathologyMark(7), OUTSIDE, NO_MARK, pathologyMark(3)];
  const outcomes = marks.map((mark) => fittingOutcome(culture, mark));
  expect(outcomes).toEqual(['positive', 'positive', 'positive', null, null]);
});

it('looks for names without case and accents, and lists by name', () => {
  const entries = [entry(['1'], ['sodio']), entry(['2'], ['Ácido úrico', 'urato']), OWN];
  expect(findEntries(entries, ' URIC ').map(({ codes }) => codes[0])).toEqual(['2']);
  expect(findEntries(entries, 'urato')).toHaveLength(1);
  expect(findEntries(entries, '').map(({ codes }) => codes[0])).toEqual(['77', '2', '1']);
  expect(findEntries(entries, 'nada')).toEqual([]);
});
