// Laboratories to try a front end with: by the contract alone, as an old installation, broken from the start, of another size.

import { type LaboratoryOptions } from '@demo-lis/create-laboratory';
import { DEMO_SIZE, demoSizeOf } from '@demo-lis/seed/seed-laboratory';
import { readStartSwitches } from '@demo-lis/start-switches';
import { expect, it, onTestFinished } from 'vitest';

import { authorization, call, openTestLaboratory, signIn, storedSettings } from './test-laboratory';

const TINY = { patients: 10, orders: 40, days: 40 };

async function open(options: Partial<LaboratoryOptions>) {
  const laboratory = await openTestLaboratory({ seed: TINY, smtpPort: null, ...options });
  onTestFinished(() => laboratory.close());
  return laboratory;
}

const started = (word: string, options: Partial<LaboratoryOptions> = {}) =>
  open({ switches: readStartSwitches([word]).switches, ...options });

it('with --strict it hears of no fault, and sends one shape of each answer', async () => {
  const laboratory = await started('--strict');
  const fault = { path: '/service/usertypes', fault: 'status:500' };
  expect((await call(laboratory, 'POST /faults', fault)).status).toBe(404);
  for (const [line, headers] of [
    ['GET /service/usertypes', { 'x-demo-fault': 'status:500' }],
    ['GET /service/usertypes?demo-fault=malformed', {}],
  ] as const) {
    const answer = await call(laboratory, line, undefined, headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveLength(6);
  }
  const headers = { 'x-demo-charset': 'windows-1252', 'x-demo-merge': 'object' };
  expect(await storedSettings(laboratory, headers)).toEqual(await storedSettings(laboratory));
  const empty = await call(laboratory, 'POST /merge/api/mergepdf', [], headers);
  expect(empty.status).toBe(204);
});

it('with --legacy it takes the bare token only, says so in HTML and writes windows-1252', async () => {
  const laboratory = await started('--legacy');
  const { Authorization } = await authorization(laboratory, 4);
  const users = (header: string) =>
    call(laboratory, 'GET /service/users', undefined, { Authorization: header });
  expect((await users(Authorization)).status).toBe(200);
  const refused = await users(`Bearer ${Authorization}`);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('Content-Type')).toMatch('text/html');
  expect(await refused.text()).toContain('HTTP Status 401');
  const lost = await call(laboratory, 'GET /service/nothing');
  expect(lost.status).toBe(404);
  expect(lost.headers.get('Content-Type')).toMatch('text/html');

  // What the caller can mend it still says in its envelope.
  const answer = await signIn(laboratory, { type: 4, user: 'laboratorio', password: 'x' });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 2, errorFields: ['5|invalid password|1'] });

  const title = { key: 'Titulo', value: 'Laboratorio Clínico Andino' };
  expect(await storedSettings(laboratory, {}, 'latin1')).toContainEqual(title);
  const modern = await open({});
  expect(await storedSettings(modern, {}, 'utf8')).toContainEqual(title);
  const asked = { 'x-demo-charset': 'windows-1252' };
  expect(await storedSettings(modern, asked, 'latin1')).toContainEqual(title);
});

it('data of another seed are others, those of the same are the same, as many as are asked for', async () => {
  const stored = async (seed: LaboratoryOptions['seed']) => {
    const { database } = await open({ seed });
    return (await database.execute('SELECT * FROM orders ORDER BY order_number')).rows;
  };
  const [first, again, other] = [
    await stored({ ...TINY, seed: 7 }),
    await stored({ ...TINY, seed: 7 }),
    await stored({ ...TINY, seed: 8 }),
  ].map((rows) => JSON.stringify(rows));
  expect(again).toBe(first);
  expect(other).not.toBe(first);

  expect(await stored({ ...demoSizeOf(333), awkward: false })).toHaveLength(333);
  expect(demoSizeOf(DEMO_SIZE.orders)).toEqual(DEMO_SIZE);
  const laboratory = await open({ seed: { ...demoSizeOf(100), awkward: false } });
  // The accounts of the demo are there, whatever the size.
  for (const type of [1, 2, 3, 4, 5, 6]) await authorization(laboratory, type);
});
