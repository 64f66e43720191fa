import { expect, it } from 'vitest';

import { limitVerdict, type LimitVerdict } from '@/domain/results/marks/limit-verdict';
import { isHarmless, resultMark } from '@/domain/results/marks/result-mark';
import { NO_MARK } from '@/domain/results/marks/pathology-mark';
import type { Limits } from '@/domain/results/test-result';
import { plainNumber } from '@/domain/base/number-readings';
import { reportTest } from '@tests/support/fixtures/report-order';

const NONE: Limits = { min: null, max: null };
const GLUCOSE: Limits = { min: 70, max: 100 };
const FILTRATION: Limits = { min: 60, max: null };
const LATEX: Limits = { min: 0, max: 10 };

type Fields = NonNullable<Parameters<typeof reportTest>[0]>;

function testOf(result: string, reference: Limits, fields: Fields = {}) {
  return reportTest({ result, resultNumber: plainNumber(result), reference, ...fields });
}

const verdictOf = (...given: Parameters<typeof testOf>) => limitVerdict(testOf(...given));

it.each<[string, Limits, LimitVerdict]>([
  ['>100', GLUCOSE, 'outside'],
  ['>600', GLUCOSE, 'outside'],
  ['> 600', GLUCOSE, 'outside'],
  ['>=600', GLUCOSE, 'outside'],
  ['≥200', GLUCOSE, 'outside'],
  ['>=100', GLUCOSE, 'unclear'],
  ['>99', GLUCOSE, 'unclear'],
  ['>70', GLUCOSE, 'unclear'],
  ['>5', GLUCOSE, 'unclear'],
  ['>5', { min: null, max: 100 }, 'unclear'],
  ['<5', GLUCOSE, 'outside'],
  ['<70', GLUCOSE, 'outside'],
  ['<=69.9', GLUCOSE, 'outside'],
  ['≤70', GLUCOSE, 'unclear'],
  ['<71', GLUCOSE, 'unclear'],
  ['<200', GLUCOSE, 'unclear'],
  ['>60', FILTRATION, 'within'],
  ['>=60', FILTRATION, 'within'],
  ['>90', FILTRATION, 'within'],
  ['>59', FILTRATION, 'unclear'],
  ['<60', FILTRATION, 'outside'],
  ['<5', LATEX, 'within'],
  ['<10', LATEX, 'within'],
  ['<=10', LATEX, 'within'],
  ['<5', { min: null, max: 10 }, 'within'],
  ['<11', LATEX, 'unclear'],
  ['>10', LATEX, 'outside'],
  ['<5', NONE, 'within'],
  ['<5', { min: 0, max: 0 }, 'within'],
  ['>1.000', GLUCOSE, 'unclear'],
  ['>200.000', GLUCOSE, 'outside'],
  ['>1.000', { min: 1, max: null }, 'within'],
])('%s beside the limits %j is %s', (result, reference, verdict) => {
  expect(verdictOf(result, reference)).toBe(verdict);
});

const LOST = [
  ...['1 234', "1'234", '1.234,56', '1,234,567', '250 *', '250 mg/dL', '2,5e3', '１２３４', '.5'],
  ...['−50', '5-', '10 - 20', '1:40', '<1 000', '< 1:40', 'Mayor de 600'],
];

it.each(LOST)('%s is no number: unclear beside limits, without a mark, not harmless', (result) => {
  const test = testOf(result, GLUCOSE);
  expect([limitVerdict(test), resultMark(test)]).toEqual(['unclear', NO_MARK]);
  expect([isHarmless(test), isHarmless({ ...test, resultType: 'unknown' })]).toEqual([
    false,
    false,
  ]);
  // Nothing is against it without limits, or where the test is a text.
  expect(verdictOf(result, NONE)).toBe('within');
  expect(verdictOf(result, { min: 0, max: 0 })).toBe('within');
  expect(verdictOf(result, GLUCOSE, { resultType: 'text' })).toBe('within');
});

it('a text with digits that is no number keeps the mark that the laboratory gave', () => {
  expect(resultMark(testOf('250 *', GLUCOSE, { pathology: 3 }))).toMatchObject({ flag: 'high' });
});

it.each(['Negativo', 'No reactivo', 'Hemolizada', '+++', ''])('nothing is against %j', (result) => {
  expect([verdictOf(result, GLUCOSE), verdictOf(result, NONE)]).toEqual(['within', 'within']);
});

const sent = (min: string, max: string): Limits => ({ ...NONE, written: { min, max } });

it.each<[string, string, string, LimitVerdict]>([
  ['50.000', '150.000', '450.000', 'outside'],
  ['500.000', '150.000', '450.000', 'outside'],
  ['210.000', '150.000', '450.000', 'within'],
  ['1.020', '1.005', '1.030', 'within'],
  ['85', '1.234', '5.678', 'outside'],
  ['3000', '', '5.000', 'within'],
  ['6000', '', '5.000', 'outside'],
  ['>6.000', '', '5.000', 'outside'],
  ['>6', '', '5.000', 'unclear'],
  ['<1', '1.234', '', 'outside'],
  ['6', 'n/a', '5.000', 'within'],
  ['85', 'Negativo', '100', 'within'],
])('%s beside %s and %s, both read alike, is %s', (result, min, max, verdict) => {
  expect(verdictOf(result, sent(min, max))).toBe(verdict);
});

it('a reference that is no interval calls nothing but a plain number normal', () => {
  for (const limits of [
    ...[sent('70 a', '100'), sent('70 - 100', ''), sent('Negativo', ''), sent('n/a', 'n/a')],
    ...[sent('Negativo', '100'), sent('40', 'n/a'), sent('40', '-'), sent('n/a', '0')],
  ]) {
    expect(verdictOf('>200', limits)).toBe('unclear');
    expect(verdictOf('250 *', limits)).toBe('unclear');
    expect(verdictOf('85', limits)).toBe('within');
  }
  const unreadable: Fields = { unreadable: ['reference'] };
  expect(verdictOf('>200', NONE, unreadable)).toBe('unclear');
  expect(verdictOf('85', NONE, unreadable)).toBe('within');
});

it.each<[string, Limits]>([
  ['85', { min: 100, max: 70 }],
  ['50', { min: 70, max: 20 }],
  ['90', { min: 70, max: 20 }],
  ['-1', { min: 0, max: -5 }],
  ['3.000', sent('5.678', '1.234')],
  ['20', sent('40', 'n/a')],
  ['110', sent('Negativo', '100')],
  ['110', sent('Mayor de', '100')],
  ['110', sent('<5', '10')],
  ['6.000', sent('n/a', '5.000')],
])('nobody can have judged %s beside %j: no mark, and not harmless', (result, limits) => {
  const test = testOf(result, limits);
  expect(limitVerdict(test)).toBe('unclear');
  expect(resultMark(test)).toBe(NO_MARK);
  expect(isHarmless(test)).toBe(false);
  expect(resultMark({ ...test, pathology: 3 })).toMatchObject({ flag: 'high' });
});

it('panic limits speak where the reference has none', () => {
  const panic = { min: 2.5, max: 6.5 };
  expect(verdictOf('>7', NONE, { panic })).toBe('outside');
  expect(verdictOf('<2', { min: null, max: 5.1 }, { panic })).toBe('outside');
  expect(verdictOf('<4', { min: null, max: 5.1 }, { panic })).toBe('unclear');
  expect(verdictOf('250 *', NONE, { panic })).toBe('unclear');
  // Limits that touch are around each other.
  expect(verdictOf('>7', { min: 2.5, max: null }, { panic })).toBe('outside');
});
