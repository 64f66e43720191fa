import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Laboratory } from '@demo-lis/create-laboratory';
import { LONG_HISTORY, LONG_HISTORY_PATIENT } from '@demo-lis/seed/awkward/long-history-patient';

import { authorization, call, openTestLaboratory } from './test-laboratory';

describe('the patient with the long histories', () => {
  let laboratory: Laboratory;
  let header: Record<'Authorization', string>;
  beforeAll(async () => {
    laboratory = await openTestLaboratory({
      seed: { patients: 10, orders: 40, days: 40, awkward: true },
      smtpPort: null,
    });
    header = await authorization(laboratory, 4);
  });
  afterAll(() => laboratory.close());

  const bodyOf = async <T>(line: string, body?: unknown) => {
    const answer = await call(laboratory, line, body, header);
    return (await answer.json()) as T;
  };
  const search = async (filter: object) => {
    const answer = await call(laboratory, 'PATCH /service/orders/filter', filter, header);
    return answer.text();
  };

  it('has 24 orders, found by the identification and not by chance', async () => {
    const found = await search({ patientId: LONG_HISTORY });
    expect(found.match(/"order":\d+9002,/g)).toHaveLength(24);
    expect(await search({})).not.toMatch(/"order":\d+9002,/);
  });

  it('has 19, 20, 20, 21 and 24 results of its tests; the history lists the oldest 20', async () => {
    const testId = [90_001, 90_002, 90_003, 90_004, 90_005];
    const body = { id: LONG_HISTORY_PATIENT.id, testId };
    const histories = await bodyOf<{ history: { order: number }[] }[]>(
      'PATCH /service/orders/results/history',
      body,
    );
    expect(histories.map(({ history }) => history.length)).toEqual([19, 20, 20, 20, 20]);
    const newest = histories.map(({ history }) => Math.max(...history.map(({ order }) => order)));
    const [whole] = newest;
    expect(newest.map((order) => order === whole)).toEqual([true, true, false, false, false]);
  });

  it('has one order whose results cannot be read', async () => {
    const list = await bodyOf<{ order: number }[]>('PATCH /service/orders/filter', {
      patientId: LONG_HISTORY,
    });
    const answers = await Promise.all(
      list.map(({ order }) => bodyOf<unknown>(`GET /service/orders/results/order/${order}/0`)),
    );
    expect(answers.filter((answer) => !Array.isArray(answer))).toHaveLength(1);
  });
});
