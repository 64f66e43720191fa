import { expect, it } from 'vitest';

import type { HistoryGap } from '@/domain/results/history/recent-results';
import { previousValue, UNKNOWN_VALUE } from '@/domain/results/history/previous-value';
import type { HistoryItem } from '@/domain/results/history/test-history';
import { reportTest } from '@tests/support/fixtures/report-order';
import { historyItem } from '@tests/support/fixtures/test-history';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 15);
const ORDER = '202611200007';
const limits = { min: 3.5, max: 5.1 };
const current = reportTest({
  ...{ testId: 1, order: ORDER, result: '5.1', digits: 1 },
  ...{ reference: limits, validationDate: NOW },
});
const earlier = (hours: number, fields = {}) =>
  historyItem({
    order: `2026111900${String(50 - hours).padStart(2, '0')}`,
    validateDate: NOW - hours * HOUR,
    reference: limits,
    ...fields,
  });
const own = historyItem({ order: ORDER, validateDate: NOW, result: '5.1', reference: limits });
const four = earlier(2, { result: '4.0' });

/** The value before the current one, of a history that is whole unless told. */
const before = (
  items: readonly HistoryItem[],
  fields: Partial<Parameters<typeof previousValue>[0]> = {},
) =>
  previousValue({ test: current, items, gap: null, isRepeated: false, hasGaps: false, ...fields });

it('is the newest entry strictly before the current result', () => {
  const next = historyItem({ order: '202611210001', validateDate: NOW + HOUR, result: '9.9' });
  expect(before([earlier(30), earlier(2, { result: '4.85' }), own, next])).toEqual({
    text: '4.85',
    date: NOW - 2 * HOUR,
    order: '202611190048',
    isNewest: true,
  });
});

const FORTY_NINE = { order: '202611190049' };
it.each([
  ['by its instant, whatever its number', [earlier(30, FORTY_NINE), earlier(2)], '48'],
  ['by its number, where two were validated at once', [earlier(2), earlier(2, FORTY_NINE)], '49'],
])('is the newest %s', (_case, items, end) => {
  for (const listed of [items, items.toReversed()]) {
    expect(before(listed)).toMatchObject({ order: `2026111900${end}` });
  }
});

it.each([
  ['is no earlier one while this one waited', NOW - 20 * HOUR, '4.0'],
  ['nor where nobody says when this sample was taken', null, '4.0'],
  ['is one where this sample was taken after it', NOW - HOUR, '9.9'],
])('a later order that was validated before %s', (_case, takenDate, text) => {
  const later = earlier(2, { order: '202611200009', result: '9.9' });
  const items = [earlier(30, { result: '4.0' }), later];
  expect(before(items, { test: { ...current, takenDate } })).toMatchObject({ text });
});

it.each([
  ['there is no history', []],
  ['only the order itself is in it', [own]],
  ['the order itself is in it with another second', [{ ...own, validateDate: NOW - 500 }]],
  ['all the rest is newer', [earlier(-1)]],
  ['another order was validated at the same instant', [earlier(0)]],
  ['none has a date', [earlier(2, { validateDate: null })]],
  ['the earlier result is empty', [earlier(1, { result: ' ' })]],
  ['it could not be read', [earlier(1, { result: '', unreadable: ['result'] })]],
])('is null when %s', (_case, items) => {
  expect(before(items)).toBeNull();
});

it.each([
  ['results are kept back', [four], { hasGaps: true }],
  ['one has no date', [four, earlier(1, { validateDate: null })], {}],
  ['one could not be read', [four, earlier(1, { result: '', unreadable: ['result'] })], {}],
])(
  'is the newest that is known, and says that it may not be the last, when %s',
  (_case, items, fields) => {
    expect(before(items, fields)).toMatchObject({ text: '4.0', isNewest: false });
  },
);

it.each<[string, Partial<HistoryGap>, boolean]>([
  ['orders are not listed', { isListPartial: true }, false],
  ['an order between was not looked up', { unknown: ['202611200001'] }, false],
  ['only an older order was not', { unknown: ['202611190020'] }, true],
  ['only a newer order was not', { unknown: ['202611210001'] }, true],
  ['the list holds all up to the order itself', { isListPartial: true, after: ORDER }, true],
])(
  'where the server has cut the history and %s, the newest known stands: the last, %s',
  (_case, fields, isNewest) => {
    const cut = {
      after: '202611190010',
      known: new Set([ORDER]),
      unknown: [],
      isListPartial: false,
    };
    const gap = { ...cut, ...fields };
    expect(before([four], { gap })).toMatchObject({ text: '4.0', isNewest });
    expect(before([], { gap: { ...cut, isListPartial: true } })).toBe(UNKNOWN_VALUE);
  },
);

const UNDATED = { ...current, validationDate: null };
const LATER = earlier(-1, { order: '202611210001' });
it.each([
  ['its own date, where its entry has none', [four, { ...own, validateDate: null }], current],
  ['its entry, where the result came without a date', [four, own, earlier(-1)], UNDATED],
  ['the order number, where nothing else tells', [four, LATER], UNDATED],
])('goes by %s', (_case, items, test) => {
  expect(before(items, { test })).toMatchObject({ text: '4.0' });
});
