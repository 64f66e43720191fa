import { createLaboratory } from '@demo-lis/create-laboratory';
import type { Laboratory, LaboratoryOptions } from '@demo-lis/create-laboratory';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import * as z from 'zod/mini';

const BASE = 'http://laboratory.test';
const signedIn = z.object({ token: z.string() });

/** Opens a small laboratory in memory, 20 November 2026 in the morning unless `now` says otherwise. */
export function openTestLaboratory(options: Partial<LaboratoryOptions> = {}): Promise<Laboratory> {
  return createLaboratory({
    databaseUrl: ':memory:',
    seed: { patients: 40, orders: 240, days: 500 },
    now: () => Date.UTC(2026, 10, 20, 15),
    ...options,
  });
}

/** Calls the laboratory; body is sent as JSON. */
export function call(
  laboratory: Laboratory,
  line: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const [method = '', path = ''] = line.split(' ');
  return laboratory.fetch(
    new Request(`${BASE}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
}

/** Signs in the demo account of a type and returns its header. */
export async function authorization(
  laboratory: Laboratory,
  type: number,
): Promise<Record<'Authorization', string>> {
  const account = DEMO_ACCOUNTS.find((entry) => entry.type === type);
  const answer = await call(laboratory, 'POST /service/authentication/web', {
    user: account?.userName,
    password: account?.password,
    type,
    historyType: -1,
  });
  const { token } = signedIn.parse(await answer.json());
  return { Authorization: token };
}
