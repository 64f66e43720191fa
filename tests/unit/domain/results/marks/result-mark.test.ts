import fc from 'fast-check';
import { expect, it } from 'vitest';

import { pathology } from '@/api/wire/states';
import { pathologyMark } from '@/domain/results/marks/pathology-mark';
import { isHarmless, resultMark } from '@/domain/results/marks/result-mark';
import { resultTone } from '@/domain/results/marks/result-tone';
import { reportTest } from '@tests/support/fixtures/report-order';
import { historyItem } from '@tests/support/fixtures/test-history';

const markOf = (fields: Parameters<typeof reportTest>[0]) => resultMark(reportTest(fields));

const UNCLASSIFIED = ['normal', 'none', 'none', 'unclassified', 'ring', 'quiet'] as const;

it.each<[number, readonly string[]]>([
  [0, ['normal', 'none', 'none', 'normal', 'circle', 'quiet']],
  [1, ['normal', 'abnormal', 'none', 'altered', 'diamond', 'altered']],
  [2, ['low', 'none', 'down', 'altered', 'down', 'altered']],
  [3, ['high', 'none', 'up', 'altered', 'up', 'altered']],
  [4, ['normal', 'critical', 'none', 'urgent', 'diamond', 'urgent']],
  [5, ['low', 'critical-low', 'far-down', 'urgent', 'down', 'urgent']],
  [6, ['high', 'critical-high', 'far-up', 'urgent', 'up', 'urgent']],
  [7, ['normal', 'critical', 'none', 'urgent', 'diamond', 'urgent']],
  [8, ['normal', 'critical-low', 'far-down', 'urgent', 'diamond', 'urgent']],
  [9, ['normal', 'critical-high', 'far-up', 'urgent', 'diamond', 'urgent']],
  [-1, UNCLASSIFIED],
  [10, UNCLASSIFIED],
  [2.5, UNCLASSIFIED],
  [NaN, UNCLASSIFIED],
  [Infinity, UNCLASSIFIED],
])('the code %d has flag, word, arrow, tone, form and colour %j', (code, mark) => {
  const { flag, word, direction, tone, form } = markOf({ pathology: code });
  const colour = resultTone(pathologyMark(code));
  expect([flag, word, direction, tone, form, colour]).toEqual(mark);
});

it.each([
  ['the text "2"', '2', 2],
  ['the number 2.0', 2.0, 2],
  ['the text "2.0"', '2.0', 2],
  ['nothing', null, 0],
  ['an absent field', undefined, 0],
  ['an empty text', '', 0],
  ['7', 7, 7],
  ['-1', -1, -1],
  ['a fraction', 2.5, -1],
  ['a word', 'alto', -1],
  ['a letter', 'x', -1],
  ['a list', [6], -1],
  ['an empty list', [], -1],
  ['an object', { id: 6 }, -1],
  ['an empty object', {}, -1],
  ['yes', true, -1],
  ['no', false, -1],
  ['a blank', ' ', -1],
  ['no finite number', Infinity, -1],
])('%s on the wire is the code %j: only nothing at all is 0', (_case, wire, code) => {
  expect(pathology(wire)).toBe(code);
});

it('no unreadable code is called normal, inside the limits or outside', () => {
  const codes = [[6], { id: 6 }, 'x', 2.5, true].map(pathology);
  const tones = ['92', '140'].flatMap((result) =>
    codes.map((code) => markOf({ pathology: code, result }).tone),
  );
  expect(new Set(tones)).toEqual(new Set(['unclassified']));
  expect(codes.some((code) => isHarmless(reportTest({ pathology: code })))).toBe(false);
});

const NO_LIMITS = { min: null, max: null };
const potassium = { min: 3.5, max: 5.1 };

it.each([
  ['above', '7.9', potassium, NO_LIMITS],
  ['below', '2.1', potassium, NO_LIMITS],
  ['just above', '5.11', potassium, NO_LIMITS],
  ['above the only limit', '41', { min: null, max: 40 }, NO_LIMITS],
  ['below the only limit', '59', { min: 60, max: null }, NO_LIMITS],
  ['above an interval from 0', '6', { min: 0, max: 5 }, NO_LIMITS],
  ['below an interval of negatives', '-3', { min: -2, max: 2 }, NO_LIMITS],
  ['a negative number below', '-0.1', potassium, NO_LIMITS],
  ['beyond a panic limit alone', '7.9', NO_LIMITS, { min: 2.5, max: 6.5 }],
  ['below a panic limit alone', '2.0', NO_LIMITS, { min: 2.5, max: 0 }],
  ['beside contradicting panic limits', '7.9', potassium, { min: 9, max: 4 }],
  ['with a comma', '7,9', potassium, NO_LIMITS],
  ['by both readings of a number', '12.000', { min: 30, max: 200 }, NO_LIMITS],
  ['by both readings, above', '7.900', potassium, NO_LIMITS],
])('%s is outside the interval, never normal', (_case, result, reference, panic) => {
  const test = reportTest({ result, reference, panic });
  expect(resultMark(test)).toMatchObject({ word: 'outside', tone: 'altered', form: 'diamond' });
  expect(isHarmless(test)).toBe(false);
});

it.each([
  ['inside', '4.2', potassium, NO_LIMITS],
  ['on the lower limit', '3.5', potassium, NO_LIMITS],
  ['on the upper limit', '5.1', potassium, NO_LIMITS],
  ['without limits', '7.9', NO_LIMITS, NO_LIMITS],
  ['with the zeros of empty limits', '7.9', { min: 0, max: 0 }, { min: 0, max: 0 }],
  ['below a lower limit of 0, which may be an empty one', '-1', { min: 0, max: 5 }, NO_LIMITS],
  ['above an upper limit of 0, which may be one', '1', { min: -5, max: 0 }, NO_LIMITS],
  ['beyond a panic limit inside the reference', '95', { min: 70, max: 100 }, { min: 80, max: 90 }],
  ['by one of two readings', '3.900', { min: 3, max: 5 }, NO_LIMITS],
  ['a word', 'Hemolizada', potassium, NO_LIMITS],
])('%s is what the laboratory says: normal', (_case, result, reference, panic) => {
  const test = reportTest({ result, reference, panic });
  expect(resultMark(test).tone).toBe('normal');
  expect(isHarmless(test)).toBe(true);
});

it('an unmarked number beyond its limits keeps the code that the laboratory gave, inside its limits and outside', () => {
  for (const code of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const results = ['92', '140', '12'].map((result) => markOf({ pathology: code, result }));
    expect(results).toEqual(results.map(() => pathologyMark(code)));
  }
});

it('an unmarked number beyond its limits is outside in a history by the limits of its own date', () => {
  const item = historyItem({ result: '7.9', reference: potassium });
  expect(resultMark(item).word).toBe('outside');
  expect(resultMark({ ...item, reference: { min: 3.5, max: 8 } }).tone).toBe('normal');
});

it.each([-1, 0, 1, 2, 3])('in the state %d nothing is called normal, whatever it is', (state) => {
  for (const result of ['92', 'Pendiente', 'PENDIENTE', 'No reactivo', '<100', '250 *', '']) {
    expect(markOf({ state, result }).tone).toBe('none');
  }
  for (const result of ['140', '>140', '<5']) {
    expect(markOf({ state, result }).word).toBe('outside');
  }
  expect(markOf({ state, pathology: 3 })).toEqual(pathologyMark(3));
});

it('calls nothing normal that is not there or could not be read', () => {
  expect(markOf({ result: ' ' }).tone).toBe('none');
  expect(markOf({ result: '', unreadable: ['result'] }).tone).toBe('none');
  expect(markOf({ result: '', unreadable: ['result'], pathology: 6 }).tone).toBe('urgent');
  expect(markOf({ unreadable: ['unit', 'comment'] }).tone).toBe('normal');
});

it('normal is a validated value inside its limits with the code 0, and nothing else', () => {
  const limit = fc.option(fc.integer({ min: -50, max: 50 }), { nil: null });
  const results = fc.record({
    state: fc.integer({ min: -1, max: 6 }),
    pathology: fc.integer({ min: -2, max: 11 }),
    result: fc.integer({ min: -60, max: 60 }).map(String),
    reference: fc.record({ min: limit, max: limit }),
  });
  fc.assert(
    fc.property(results, (fields) => {
      const { state, result, reference } = fields;
      const value = Number(result);
      const isBeyond =
        (reference.min !== null && reference.min !== 0 && value < reference.min) ||
        (reference.max !== null && reference.max !== 0 && value > reference.max);
      const isContradiction =
        reference.min !== null && reference.max !== null && reference.min > reference.max;
      const isNormal = fields.pathology === 0 && state >= 4 && !isBeyond && !isContradiction;
      expect(markOf(fields).tone === 'normal').toBe(isNormal);
    }),
    { numRuns: 300 },
  );
});
