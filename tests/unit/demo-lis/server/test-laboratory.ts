import { createLaboratory } from '@demo-lis/create-laboratory';
import type { Laboratory, LaboratoryOptions } from '@demo-lis/create-laboratory';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';

const BASE = 'http://laboratory.test';

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

interface Credentials {
  readonly type: number;
  readonly user: string;
  readonly password: string;
  readonly historyType?: number;
}

/** Signs somebody in. */
export function signIn(laboratory: Laboratory, who: Credentials): Promise<Response> {
  const body = { historyType: -1, ...who };
  return call(laboratory, 'POST /service/authentication/web', body);
}

/** Signs in the demo account of a type and returns its header. */
export async function authorization(
  laboratory: Laboratory,
  type: number,
): Promise<Record<'Authorization', string>> {
  const account = DEMO_ACCOUNTS.find((entry) => entry.type === type);
  const { userName: user = '', password = '' } = account ?? {};
  const answer = await signIn(laboratory, { type, user, password });
  return { Authorization: ((await answer.json()) as { token: string }).token };
}

/** What the laboratory's settings hold, read in a charset. */
export async function storedSettings(
  laboratory: Laboratory,
  headers = {},
  charset: 'utf8' | 'latin1' = 'utf8',
) {
  const path = 'GET /service/configuration/encrypted';
  const answer = await call(laboratory, path, undefined, headers);
  const [list] = (await answer.json()) as [{ value: string }];
  const entries = JSON.parse(Buffer.from(list.value, 'base64').toString()) as Record<
    'key' | 'value',
    string
  >[];
  const decoded = (text: string) => Buffer.from(text, 'base64').toString(charset);
  return entries.map(({ key, value }) => ({ key: decoded(key), value: decoded(value) }));
}
