import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  commonFailure,
  stoppedOutcomes,
  zipAccount,
  type ZipOutcome,
} from '@/domain/reports/zip/zip-account';
import { zipStateOf } from '@/domain/reports/zip/zip-candidates';
import { zipOrderRows } from '@/domain/reports/zip/zip-order-rows';
import { ReportRefusedError, type ReportRefusal } from '@/domain/reports/report-refused-error';
import { reportableTests } from '@/domain/reports/content/reportable-tests';
import { reportTest } from '@tests/support/fixtures/report-order';

function outcome(order: string, state: ZipOutcome['state']): ZipOutcome {
  const isIncluded = state === 'included';
  return {
    order,
    state,
    fileName: isIncluded ? `${order}.pdf` : '',
    reason: isIncluded ? '' : state,
  };
}

function summary(order: string) {
  return {
    order,
    ...{ patientIdDB: 1, patientId: '0012345', documentTypeId: 1, documentType: 'CC' },
    ...{ name1: 'Ana', name2: '', lastName: 'Zúñiga', surName: '', sex: 2, birthday: null },
  };
}

const numbersOf = (outcomes: readonly ZipOutcome[]) => outcomes.map(({ order }) => order);

describe('zipAccount', () => {
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

  it.each<[string, readonly ZipOutcome[], string | null]>([
    ['all failed alike', [outcome('1', 'failed'), outcome('2', 'failed')], 'failed'],
    [
      'all failed for two reasons',
      [outcome('1', 'failed'), { ...outcome('2', 'failed'), reason: 'x' }],
      null,
    ],
    ['one is empty', [outcome('1', 'failed'), outcome('2', 'empty')], null],
    ['one is included', [outcome('1', 'failed'), outcome('2', 'included')], null],
    ['one has no outcome yet', [outcome('1', 'failed')], null],
    ['none was asked for', [], null],
  ])('knows the reason that all failed for: %s', (_case, outcomes, reason) => {
    expect(commonFailure(zipAccount(outcomes.length === 0 ? [] : ['1', '2'], outcomes))).toBe(
      reason,
    );
  });

  it('is n_in = n_ok + n_failed whatever happens, and in the summary as well (D10)', () => {
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
        const rows = zipOrderRows(orders.map(summary), full);
        expect(numbersOf(rows)).toEqual([...listed]);
      }),
    );
  });

  it('1,000 orders with 7 % failing: 930 in the zip and all 1,000 in the summary (D10)', () => {
    const orders = Array.from({ length: 1000 }, (_, at) => `${at}`);
    const outcomes = orders.map((order, at) =>
      outcome(order, at % 100 < 7 ? 'failed' : 'included'),
    );
    const account = zipAccount(orders, outcomes);
    expect([account.included.length, account.failed.length]).toEqual([930, 70]);
    const rows = zipOrderRows(orders.map(summary), account);
    expect(rows).toHaveLength(1000);
    expect(rows.filter(({ reason }) => reason === 'failed')).toHaveLength(70);
  });
});

describe('zipOrderRows', () => {
  it('says whose order it is and what became of it, as listed', () => {
    const account = zipAccount(['2', '1'], [outcome('1', 'included'), outcome('2', 'failed')]);
    const person = { documentType: 'CC', patientId: '0012345', patient: 'Ana Zúñiga' };
    expect(zipOrderRows([summary('2'), summary('1')], account)).toEqual([
      { order: '2', state: 'failed', fileName: '', reason: 'failed', ...person },
      { order: '1', state: 'included', fileName: '1.pdf', reason: '', ...person },
    ]);
  });
});

it('an order that is listed twice is of whoever its file is named after', () => {
  const account = zipAccount(['1', '1'], [outcome('1', 'included')]);
  const orders = [summary('1'), { ...summary('1'), name1: 'Luis', patientId: '99' }];
  expect(zipOrderRows(orders, account)).toMatchObject([{ patient: 'Ana Zúñiga' }]);
});

describe('zipStateOf', () => {
  it.each<[ReportRefusal, 'failed' | 'empty']>([
    ['empty', 'empty'],
    ['blocked', 'empty'],
    ['not-validated', 'empty'],
    ['no-templates', 'failed'],
    ['no-labels', 'failed'],
    ['other-patient', 'failed'],
  ])('counts an order refused as %s as %s', (refusal, state) => {
    expect(zipStateOf(refusal)).toBe(state);
  });

  it('no order is a failure because the rules of the screen show nothing of it', () => {
    const test = fc.record({
      state: fc.integer({ min: -1, max: 5 }),
      pathology: fc.nat({ max: 9 }),
    });
    const rules = fc.record({
      onlyValidated: fc.boolean(),
      panicBlocking: fc.constantFrom<'none' | 'test' | 'order'>('none', 'test', 'order'),
      seesConfidential: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(test, { maxLength: 4 }), rules, (tests, visibility) => {
        const given = tests.map((fields) => reportTest(fields));
        let refused: unknown = null;
        try {
          reportableTests(given, { kind: 'final', rules: visibility });
        } catch (error) {
          refused = error;
        }
        const state =
          refused instanceof ReportRefusedError ? zipStateOf(refused.refusal) : 'included';
        expect(state).toBe(refused === null ? 'included' : 'empty');
      }),
    );
  });
});
