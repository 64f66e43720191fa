import fc from 'fast-check';
import { expect, it } from 'vitest';

import { isUnknown } from '@/domain/results/history/recent-results';
import { historySeries } from '@/domain/results/history/history-series';
import { previousValue, UNKNOWN_VALUE } from '@/domain/results/history/previous-value';
import { missingAfter, ordersToLookUp } from '@/domain/results/history/recent-results';
import { runs } from '@tests/support/environment/runs';
import {
  complete,
  cutHistory,
  holds,
  instantOf,
  orderOf,
  resultOf,
} from '@tests/unit/domain/results/history/cut-history';

const day = fc.integer({ min: 1, max: 60 });

/** A patient with results on some days and orders without the test on others; some orders fail, some lists are partial. */
const patients = fc.record({
  open: day,
  results: fc.uniqueArray(day, { maxLength: 60 }),
  others: fc.uniqueArray(day, { maxLength: 20 }),
  failing: fc.uniqueArray(day, { maxLength: 5 }),
  isListed: fc.boolean(),
});

type Patient = typeof patients extends fc.Arbitrary<infer P> ? P : never;

/** What the portal makes of it when the server keeps the oldest twenty results, and the days that truly have one. */
function lookedUp({ open, results, others, failing, isListed }: Patient) {
  const truth = [...new Set([...results, open])].toSorted((one, other) => one - other);
  const kept = truth.slice(0, 20);
  const list = { ...cutHistory(kept), truncated: kept.length === 20 };
  const after = missingAfter([list]);
  const listed = [...new Set([...truth, ...others])]
    .filter((one) => one !== open)
    .map(orderOf)
    .filter((order) => after !== null && order > after);
  const asked = ordersToLookUp(listed, orderOf(open));
  const failed = asked.filter((order) => failing.map(orderOf).includes(order));
  const answers = new Map(
    asked.flatMap((order) => {
      const tests = truth.filter((one) => orderOf(one) === order).map((one) => resultOf(one));
      return failed.includes(order) ? [] : [[order, holds(...tests)] as const];
    }),
  );
  const listedFrom = isListed ? orderOf(0) : null;
  const recent = { listed, listedFrom, failed, answers };
  const history = complete(resultOf(open), list, recent);
  const known = history.items.map(({ order }) => order);
  const missed = truth.filter((one) => !known.includes(orderOf(one)));
  return { history, truth, known, missed };
}

function holdsFor(check: (patient: Patient) => void): void {
  fc.assert(fc.property(patients, check), { numRuns: runs(150, 1_000) });
}

it('a history holds the own value, ascends and has each order once, and what it lacks is unknown', () => {
  holdsFor((patient) => {
    const { history, known, missed } = lookedUp(patient);
    expect(known).toContain(orderOf(patient.open));
    expect(known).toEqual([...new Set(known)].toSorted());
    expect(missed.filter((one) => !isUnknown(history.gap, orderOf(one)))).toEqual([]);
  });
});

it('what is called the previous value is the previous one', () => {
  holdsFor((patient) => {
    const { history, truth } = lookedUp(patient);
    const before = truth.filter((one) => one < patient.open).at(-1);
    const previous = previousValue(history);
    const claim = typeof previous === 'string' ? previous : (previous?.text ?? 'none');
    expect([UNKNOWN_VALUE, String(before ?? 'none')]).toContain(claim);
  });
});

it('no line runs over a day that it lacks', () => {
  holdsFor((patient) => {
    const { history, missed } = lookedUp(patient);
    const { points, unknownTimes } = historySeries(history.items, history);
    const isTold = (instant: number) =>
      instant < (points[0]?.time ?? 0) ||
      unknownTimes.some(({ from, to }) => from < instant && (to === null || instant < to));
    expect(missed.map(instantOf).filter((instant) => !isTold(instant))).toEqual([]);
    for (const { from, to } of unknownTimes) {
      const ends = points.filter(({ time }) => time === from || time === to);
      expect(new Set(ends.map(({ run }) => run)).size).toBe(ends.length);
    }
  });
});
