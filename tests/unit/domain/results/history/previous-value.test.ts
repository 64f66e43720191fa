import { describe, expect, it } from 'vitest';

import type { HistoryGap } from '@/domain/results/history/history-gap';
import { previousValue, UNKNOWN_VALUE } from '@/domain/results/history/previous-value';
import { reportTest } from '@tests/support/fixtures/report-order';
import { historyItem } from '@tests/support/fixtures/test-history';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 15);
const ORDER = '202611200007';
const limits = { min: 3.5, max: 5.1 };
const current = reportTest({
  testId: 1,
  order: ORDER,
  result: '5.1',
  digits: 1,
  reference: limits,
  validationDate: NOW,
});
const earlier = (hours: number, fields = {}) =>
  historyItem({
    order: `2026111900${String(50 - hours).padStart(2, '0')}`,
    validateDate: NOW - hours * HOUR,
    reference: limits,
    ...fields,
  });
const unread = { reference: { min: null, max: null }, unreadable: ['reference'] } as const;
const own = historyItem({ order: ORDER, validateDate: NOW, result: '5.1', reference: limits });

describe('previousValue', () => {
  it('is the newest entry strictly before the current result', () => {
    const items = [
      earlier(30),
      earlier(2, { result: '4.85' }),
      own,
      historyItem({ order: '202611210001', validateDate: NOW + HOUR, result: '9.9' }),
    ];
    expect(
      previousValue({ test: current, items, gap: null, isRepeated: false, hasGaps: false }),
    ).toEqual({
      text: '4.85',
      date: NOW - 2 * HOUR,
      order: '202611190048',
      change: { kind: 'number', text: '+0.25' },
    });
  });

  it.each([
    [
      'by its instant, whatever its number',
      [earlier(30, { order: '202611190049' }), earlier(2)],
      '48',
    ],
    [
      'by its number, where two were validated at once',
      [earlier(2), earlier(2, { order: '202611190049' })],
      '49',
    ],
  ])('is the newest %s', (_case, items, end) => {
    for (const listed of [items, items.toReversed()]) {
      const previous = previousValue({
        test: current,
        items: listed,
        gap: null,
        isRepeated: false,
        hasGaps: false,
      });
      expect(previous).toMatchObject({ order: `2026111900${end}` });
    }
  });

  it.each([
    ['is no earlier one while this one waited', NOW - 20 * HOUR, '4.0'],
    ['nor where nobody says when this sample was taken', null, '4.0'],
    ['is one where this sample was taken after it', NOW - HOUR, '9.9'],
  ])('a later order that was validated before %s', (_case, takenDate, text) => {
    const items = [
      earlier(30, { result: '4.0' }),
      historyItem({ order: '202611200009', validateDate: NOW - 2 * HOUR, result: '9.9' }),
    ];
    const test = { ...current, takenDate };
    expect(
      previousValue({ test, items, gap: null, isRepeated: false, hasGaps: false }),
    ).toMatchObject({ text });
  });

  it('takes the number of the current result from its own entry, where both have the same text', () => {
    const open = { ...current, resultNumber: null };
    const change = (entry: typeof own) =>
      previousValue({
        test: open,
        items: [earlier(2), entry],
        gap: null,
        isRepeated: false,
        hasGaps: false,
      });
    expect(change({ ...own, resultNumber: 5.1 })).toMatchObject({ change: { kind: 'number' } });
    expect(change({ ...own, result: '5.10', resultNumber: 5.1 })).toMatchObject({
      change: { kind: 'none', reason: 'not-numbers' },
    });
  });

  it.each([
    ['there is no history', []],
    ['only the order itself is in it', [own]],
    ['the order itself is in it with another second', [{ ...own, validateDate: NOW - 500 }]],
    ['all the rest is newer', [earlier(-1)]],
    ['another order was validated at the same instant', [earlier(0)]],
    [
      'another one has no date, and might be newer',
      [earlier(1), earlier(2, { validateDate: null })],
    ],
    ['the earlier result is empty', [earlier(1, { result: ' ' })]],
  ])('is null when %s', (_case, items) => {
    expect(
      previousValue({ test: current, items, gap: null, isRepeated: false, hasGaps: false }),
    ).toBeNull();
  });

  it('is null when results are hidden or unreadable', () => {
    const items = [earlier(1)];
    expect(
      previousValue({ test: current, items, gap: null, isRepeated: false, hasGaps: true }),
    ).toBeNull();
  });

  it.each([
    [
      'contradict each other',
      { reference: { min: 100, max: 70 } },
      { reference: { min: 5.5, max: 3.9 } },
    ],
    ['could not be read', unread, unread],
  ] as const)('has no difference where the limits of both %s', (_case, now, before) => {
    const test = { ...current, result: '85', resultNumber: 85, ...now };
    const items = [earlier(2, { result: '4.7', resultNumber: 4.7, ...before })];
    expect(
      previousValue({ test, items, gap: null, isRepeated: false, hasGaps: false }),
    ).toMatchObject({ change: { kind: 'none', reason: 'other-interval' } });
  });

  it('does not need the date of the order itself among the entries', () => {
    const items = [earlier(2, { result: '4.0' }), { ...own, validateDate: null }];
    expect(
      previousValue({ test: current, items, gap: null, isRepeated: false, hasGaps: false }),
    ).toMatchObject({
      text: '4.0',
    });
  });

  const gapOf = (fields: Partial<HistoryGap>): HistoryGap => ({
    after: '202611190010',
    known: new Set([ORDER]),
    unknown: [],
    isListPartial: false,
    ...fields,
  });
  it.each<[string, Partial<HistoryGap>, string]>([
    ['orders are not listed', { isListPartial: true }, UNKNOWN_VALUE],
    ['an order between was not looked up', { unknown: ['202611200001'] }, UNKNOWN_VALUE],
    ['only an older order was not', { unknown: ['202611190020'] }, '4.0'],
    ['only a newer order was not', { unknown: ['202611210001'] }, '4.0'],
    ['the list holds all up to the order itself', { isListPartial: true, after: ORDER }, '4.0'],
  ])('where the server has cut the history and %s', (_case, fields, expected) => {
    const items = [earlier(2, { result: '4.0' })];
    const previous = previousValue({
      test: current,
      items,
      gap: gapOf(fields),
      isRepeated: false,
      hasGaps: false,
    });
    expect(typeof previous === 'object' ? previous?.text : previous).toBe(expected);
  });

  it('goes by the entry of the order itself when the result came without its date', () => {
    const items = [earlier(2, { result: '4.0' }), own, earlier(-1)];
    const undated = { ...current, validationDate: null };
    expect(
      previousValue({ test: undated, items, gap: null, isRepeated: false, hasGaps: false }),
    ).toMatchObject({
      text: '4.0',
    });
  });

  it('goes by the order number when nothing else says when the result is from', () => {
    const items = [
      historyItem({ order: '202611190001', validateDate: NOW - HOUR, result: '4.0' }),
      historyItem({ order: '202611210001', validateDate: NOW + HOUR, result: '9.9' }),
    ];
    const pending = { ...current, validationDate: null };
    expect(
      previousValue({ test: pending, items, gap: null, isRepeated: false, hasGaps: false }),
    ).toMatchObject({
      text: '4.0',
    });
  });

  it.each([
    ['a text', { result: 'Negativo' }, 'not-numbers'],
    ['a result beyond the range', { result: '<5' }, 'not-numbers'],
    ['an ambiguous number (E4)', { result: '1.234' }, 'not-numbers'],
    ['other limits', { reference: { min: 3.5, max: 5 } }, 'other-interval'],
    ['another unit', { otherUnit: 'mmol/L' }, 'other-unit'],
    ['no limits (F10)', { reference: { min: 0, max: 0 } }, 'other-interval'],
    ['a number that its order cannot settle', { result: '1,234' }, 'not-numbers'],
  ])('has no change for %s', (_case, fields, reason) => {
    const items = [earlier(1, fields)];
    const previous = previousValue({
      test: current,
      items,
      gap: null,
      isRepeated: false,
      hasGaps: false,
    });
    expect(previous).toMatchObject({ change: { kind: 'none', reason } });
  });

  it('knows the change of a number with three decimals', () => {
    const known = { ...current, result: '3.410', resultNumber: 3.41 };
    const items = [earlier(1, { result: '3.050', resultNumber: 3.05 })];
    const previous = previousValue({
      test: known,
      items,
      gap: null,
      isRepeated: false,
      hasGaps: false,
    });
    expect(previous).toMatchObject({ change: { kind: 'number', text: '+0.360' } });
  });

  it('takes a number that the test leaves open from its own entry in the history', () => {
    const open = { ...current, result: '3.410', resultNumber: null };
    const items = [
      earlier(1, { result: '3.050', resultNumber: 3.05 }),
      { ...own, result: '3.410', resultNumber: 3.41 },
    ];
    const read = (fields: object) =>
      previousValue({ test: open, items, gap: null, isRepeated: false, hasGaps: false, ...fields });
    expect(read({})).toMatchObject({ change: { kind: 'number', text: '+0.360' } });
    expect(read({ test: { ...open, result: '3.4' } })).toMatchObject({
      change: { kind: 'none', reason: 'not-numbers' },
    });
  });

  it('is null when the result before could not be read, and none older takes its place', () => {
    const items = [earlier(1, { result: '', unreadable: ['result'] }), earlier(2)];
    expect(
      previousValue({ test: current, items, gap: null, isRepeated: false, hasGaps: false }),
    ).toBeNull();
  });
});
