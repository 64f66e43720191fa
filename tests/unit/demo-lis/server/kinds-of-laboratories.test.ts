// Laboratories to try a front end with: by the contract alone, as an old installation, broken from the start, of another size.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createLaboratory, type LaboratoryOptions } from '@demo-lis/create-laboratory';
import { number } from '@demo-lis/database/rows';
import { DEMO_SIZE, demoSizeOf } from '@demo-lis/seed/seed-laboratory';
import { readStartSwitches } from '@demo-lis/start-switches';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { authorization, call, openTestLaboratory } from './test-laboratory';

const TINY = { patients: 10, orders: 40, days: 40 };

async function open(options: Partial<LaboratoryOptions>) {
  const laboratory = await openTestLaboratory({ seed: TINY, smtpPort: null, ...options });
  onTestFinished(() => laboratory.close());
  return laboratory;
}

const started = (word: string, options: Partial<LaboratoryOptions> = {}) =>
  open({ switches: readStartSwitches([word]).switches, ...options });

describe('--strict', () => {
  it('hears of no fault, however it is asked for', async () => {
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
  });

  it('sends one shape of each answer, whatever the call’s headers say', async () => {
    const laboratory = await started('--strict');
    const headers = { 'x-demo-charset': 'windows-1252', 'x-demo-merge': 'object' };
    const settings = (sent: Readonly<Record<string, string>>) =>
      call(laboratory, 'GET /service/configuration/encrypted', undefined, sent);
    expect(await (await settings(headers)).text()).toBe(await (await settings({})).text());
    const empty = await call(laboratory, 'POST /merge/api/mergepdf', [], headers);
    expect(empty.status).toBe(204);
  });
});

describe('--late', () => {
  it('answers each call late, by a time of its own', async () => {
    const { switches } = readStartSwitches(['--late', '200']);
    const laboratory = await open({ switches });
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => {
      chance.mockRestore();
    });
    const start = performance.now();
    await call(laboratory, 'GET /service/usertypes');
    // Timers may be a moment early.
    expect(performance.now() - start).toBeGreaterThan(90);
    await call(laboratory, 'GET /service/usertypes');
    expect(chance).toHaveBeenCalledTimes(2);
  });
});

describe('--legacy', () => {
  it('takes the bare token only, and says so in a page of HTML', async () => {
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
    expect([lost.status, lost.headers.get('Content-Type')?.split(';')[0]]).toEqual([
      404,
      'text/html',
    ]);
  });

  it('still says in its envelope what the caller can mend', async () => {
    const laboratory = await started('--legacy');
    const body = { user: 'laboratorio', password: 'x', type: 4, historyType: -1 };
    const answer = await call(laboratory, 'POST /service/authentication/web', body);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 2, errorFields: ['5|invalid password|1'] });
  });

  it('writes its settings in windows-1252', async () => {
    const bytesOf = async (word: string) => {
      const laboratory = await started(word);
      const answer = await call(laboratory, 'GET /service/configuration/encrypted');
      const [{ value }] = (await answer.json()) as [{ value: string }];
      const entries = JSON.parse(Buffer.from(value, 'base64').toString()) as { value: string }[];
      return entries.map((entry) => Buffer.from(entry.value, 'base64').toString('latin1'));
    };
    expect(await bytesOf('--legacy')).toContain('Laboratorio Clínico Andino');
    expect(await bytesOf('--reset')).toContain('Laboratorio ClÃ\u00adnico Andino');
  });
});

it('faults that are planted from the start meet as many calls as they say', async () => {
  const laboratory = await open({
    faults: [
      { path: '/service/usertypes', fault: 'status:503', times: 2 },
      { path: '/service/demographic', fault: 'status:404', times: null },
    ],
  });
  const status = async (line: string) => (await call(laboratory, line)).status;
  const tries = [1, 2, 3].map(() => status('GET /service/usertypes'));
  expect(await Promise.all(tries)).toEqual([503, 503, 200]);
  expect(await status('GET /service/demographic/webquery')).toBe(404);
  await call(laboratory, 'DELETE /faults');
  expect(await status('GET /service/demographic/webquery')).toBe(200);
});

describe('data', () => {
  const ordersOf = async (seed: LaboratoryOptions['seed']) => {
    const { database } = await open({ seed });
    return JSON.stringify(
      (await database.execute('SELECT * FROM orders ORDER BY order_number')).rows,
    );
  };

  it('of another seed are others, those of the same are the same', async () => {
    const [first, again, other] = [
      await ordersOf({ ...TINY, seed: 7 }),
      await ordersOf({ ...TINY, seed: 7 }),
      await ordersOf({ ...TINY, seed: 8 }),
    ];
    expect(first.length).toBeGreaterThan(1000);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([100, 333])('hold %d orders where so many are asked for', async (orders) => {
    const laboratory = await open({ seed: { ...demoSizeOf(orders), awkward: false } });
    const { rows } = await laboratory.database.execute('SELECT COUNT(*) AS n FROM orders');
    expect(rows.map((row) => number(row, 'n'))).toEqual([orders]);
    // The accounts of the demo are there, whatever the size.
    for (const type of [1, 2, 3, 4, 5, 6]) await authorization(laboratory, type);
  });

  it('are as always without a number', () => {
    expect(demoSizeOf(DEMO_SIZE.orders)).toEqual(DEMO_SIZE);
  });

  it('of a kept file are drawn anew for another seed, and kept for the same', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'laboratory-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const first = async (seed: number) => {
      const laboratory = await createLaboratory({
        databaseUrl: `file:${join(folder, 'laboratory.db')}`,
        seed: { ...TINY, seed },
        smtpPort: null,
      });
      const read = async () =>
        JSON.stringify(
          (await laboratory.database.execute('SELECT * FROM patients ORDER BY id')).rows,
        );
      const before = await read();
      await laboratory.database.execute(`UPDATE users SET email = 'kept@laboratorio.example'`);
      const { rows } = await laboratory.database.execute('PRAGMA user_version');
      await laboratory.close();
      return { before, mark: rows[0]?.['user_version'] };
    };
    const one = await first(1);
    expect(await first(1)).toEqual(one);
    const two = await first(2);
    expect(two.mark).not.toBe(one.mark);
    expect(two.before).not.toBe(one.before);
  });
});

describe('pages', () => {
  it.each(['/', '/inbox'])('%s says that everybody in it is invented', async (path) => {
    const page = await (await call(await open({}), `GET ${path}`)).text();
    expect(page).toContain('Datos ficticios');
  });

  it('a mail says so too', async () => {
    const laboratory = await open({ smtpPort: 0 });
    const headers = await authorization(laboratory, 4);
    const mail = { recipients: ['ana@correo.example'], subject: 'Prueba', body: 'Hola' };
    await call(laboratory, 'POST /mail/email', mail, headers);
    const [id] = (await laboratory.database.execute('SELECT id FROM mails')).rows;
    const page = await call(laboratory, `GET /inbox/${id === undefined ? 0 : number(id, 'id')}`);
    expect(await page.text()).toContain('Datos ficticios');
  });

  it('the portal before it says so at the foot of every page', async () => {
    const answer = await call(await open({}), 'GET /service/configuration/encrypted');
    const [{ value }] = (await answer.json()) as [{ value: string }];
    const entries = JSON.parse(Buffer.from(value, 'base64').toString()) as {
      key: string;
      value: string;
    }[];
    const told = entries.map((entry) => Buffer.from(entry.value, 'base64').toString());
    expect(told.find((text) => text.includes('Datos ficticios'))?.length).toBeLessThanOrEqual(64);
  });

  it('there is an address that says whether the laboratory is there', async () => {
    const answer = await call(await open({}), 'GET /healthz');
    expect([answer.status, await answer.text()]).toEqual([200, 'ok\n']);
  });
});
