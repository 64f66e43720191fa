import { afterEach, describe, expect, it } from 'vitest';

import type { Laboratory } from '@demo-lis/create-laboratory';

import { authorization, call, openTestLaboratory } from './test-laboratory';

let laboratory: Laboratory | null = null;
afterEach(async () => {
  await laboratory?.close();
});

/** What the laboratory says of protection in the final report of some order. */
async function wishes(switches: { encrypt?: unknown; encryptAccount?: unknown }) {
  const seed = { patients: 4, orders: 12, days: 5 };
  laboratory = await openTestLaboratory({ seed, smtpPort: null, switches });
  const header = await authorization(laboratory, 4);
  const { rows } = await laboratory.database.execute(
    `SELECT order_number FROM results WHERE state >= 4 AND sample_state = 4
      AND order_number NOT IN (SELECT order_number FROM wire_patches) LIMIT 1`,
  );
  const order = { orderNumber: Number(rows[0]?.['order_number']) };
  const body = { printOrder: [{ listOrders: [{ order }] }], typeReport: 0 };
  const answer = await call(laboratory, 'POST /lis/api/reports/finalReport', body, header);
  const { listOrders } = (await answer.json()) as {
    listOrders: { encrypt: unknown; order: { account: { encryptionReportResult: unknown } } }[];
  };
  const [job] = listOrders;
  return [job?.encrypt, job?.order.account.encryptionReportResult];
}

describe('the switches of protected reports', () => {
  it('are off unless asked for', async () => {
    expect(await wishes({})).toEqual([false, false]);
  });

  it.each([true, null, 'true', 1, 'x'])('send %j as it is', async (shape) => {
    expect(await wishes({ encrypt: shape })).toEqual([shape, false]);
    await laboratory?.close();
    expect(await wishes({ encryptAccount: shape })).toEqual([false, shape]);
  });
});
