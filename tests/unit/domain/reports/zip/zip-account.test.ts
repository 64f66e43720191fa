import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  commonFailure,
  stoppedOutcomes,
  zipAccount,
  type ZipOutcome,
} from '@/domain/reports/zip/zip-account';
import { zipStateOf } from '@/domain/reports/zip/zip-candidates';
import { zipOrderRows } from '@/domain/reports/zip/zip-order-rows';
import { type ReportRefusal } from '@/domain/reports/report-refused-error';
import { orderSummary } from '@tests/support/fixtures/order-summary';

function outcome(order: string, state: ZipOutcome['state']): ZipOutcome {
  const end = state === 'included' ? { fileName: `${order}.pdf`, reason: '' } : { reason: state };
  return { order, state, fileName: '', ...end };
}

const summaries = (...orders: readonly string[]) => orders.map((order) => orderSummary(order));
const PERSON = { documentType: 'CC', patientId: '52345678', patient: 'Ana Núñez' };
const numbersOf = (outcomes: readonly ZipOutcome[]) => outcomes.map(({ order }) => order);

it('puts every order in one place, in the order of the list', () => {
  const outcomes = [outcome('3', 'failed'), outcome('1', 'included'), outcome('4', 'empty')];
  expect(zipAccount(['1', '2', '3', '4'], outcomes)).toEqual({
    total: 4,
    included: [outcome('1', 'included')],
    failed: [outcome('3', 'failed')],
    empty: [outcome('4', 'empty')],
    pending: ['2'],
  });
});

it('takes the later outcome of a retried order, but nothing out of the zip', () => {
  const outcomes = [
    ...[outcome('1', 'failed'), outcome('1', 'included')],
    ...[outcome('2', 'included'), outcome('2', 'failed')],
  ];
  const { included, failed } = zipAccount(['1', '2'], outcomes);
  expect([numbersOf(included), failed]).toEqual([['1', '2'], []]);
});

const OTHERWISE = { ...outcome('2', 'failed'), reason: 'x' };
it.each<[string, readonly ZipOutcome[], string | null]>([
  ['all failed alike', [outcome('1', 'failed'), outcome('2', 'failed')], 'failed'],
  ['all failed, two reasons', [outcome('1', 'failed'), OTHERWISE], null],
  ['one is empty', [outcome('1', 'failed'), outcome('2', 'empty')], null],
  ['one is included', [outcome('1', 'failed'), outcome('2', 'included')], null],
  ['one has no outcome yet', [outcome('1', 'failed')], null],
  ['none was asked for', [], null],
])('knows the reason that all failed for: %s', (_case, outcomes, reason) => {
  expect(commonFailure(zipAccount(outcomes.length === 0 ? [] : ['1', '2'], outcomes))).toBe(reason);
});

it('is n_in = n_ok + n_failed whatever happens, and in the summary as well', () => {
  const order = fc.integer({ min: 0, max: 40 }).map(String);
  const state = fc.constantFrom<ZipOutcome['state']>('included', 'failed', 'empty');
  const outcomes = fc.array(fc.tuple(order, state).map(([number, end]) => outcome(number, end)));
  fc.assert(
    fc.property(fc.array(order), outcomes, (orders, ended) => {
      const partial = zipAccount(orders, ended);
      const full = zipAccount(orders, [...ended, ...stoppedOutcomes(partial, 'stopped')]);
      const listed = new Set(orders);
      for (const { total, included, failed, empty, pending } of [partial, full]) {
        const places = [...[included, failed, empty].flatMap(numbersOf), ...pending];
        expect(total).toBe(listed.size);
        expect(places).toHaveLength(total);
        expect(new Set(places)).toEqual(listed);
      }
      expect(full.pending).toEqual([]);
      expect(full.included).toEqual(partial.included);
      const stopped = full.failed.filter(({ reason }) => reason === 'stopped');
      expect(numbersOf(stopped)).toEqual(partial.pending);
      const rows = zipOrderRows(summaries(...orders), full);
      expect(numbersOf(rows)).toEqual([...listed]);
    }),
  );
});

it('says whose order it is and what became of it, as listed', () => {
  const account = zipAccount(['2', '1'], [outcome('1', 'included'), outcome('2', 'failed')]);
  expect(zipOrderRows(summaries('2', '1'), account)).toEqual([
    { order: '2', state: 'failed', fileName: '', reason: 'failed', ...PERSON },
    { order: '1', state: 'included', fileName: '1.pdf', reason: '', ...PERSON },
  ]);
  // One that is listed twice is of whoever its file is named after.
  const twice = [orderSummary('1'), orderSummary('1', { name1: 'Luis', patientId: '99' })];
  const own = zipAccount(['1', '1'], [outcome('1', 'included')]);
  expect(zipOrderRows(twice, own)).toMatchObject([{ patient: 'Ana Núñez' }]);
});

it.each<['empty' | 'failed', readonly ReportRefusal[]]>([
  ['empty', ['empty', 'blocked', 'not-validated']],
  ['failed', ['no-templates', 'no-labels', 'other-patient']],
])('counts an order as %s that is refused as one of %j', (state, refusals) => {
  expect(refusals.map(zipStateOf)).toEqual(refusals.map(() => state));
});
