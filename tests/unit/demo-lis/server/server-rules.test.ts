import type { Laboratory } from '@demo-lis/create-laboratory';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { authorization, call, openTestLaboratory, storedSettings } from './test-laboratory';

const START = Date.UTC(2026, 10, 20, 15);

describe('rules of every call', () => {
  let laboratory: Laboratory;
  let time = START;
  let token = '';
  beforeAll(async () => {
    laboratory = await openTestLaboratory({
      seed: { patients: 4, orders: 12, days: 5 },
      smtpPort: null,
      now: () => time,
    });
    token = (await authorization(laboratory, 4)).Authorization;
  });
  afterEach(async () => {
    time = START;
    await call(laboratory, 'DELETE /faults');
  });
  afterAll(() => laboratory.close());

  const users = (Authorization: string) =>
    call(laboratory, 'GET /service/users', undefined, { Authorization });

  it('takes a token after any scheme, and tells missing, forged and expired ones apart', async () => {
    for (const scheme of ['', 'JWT ', 'Bearer ']) {
      expect((await users(scheme + token)).status, scheme).toBe(200);
    }
    const forged = await users(`${token.slice(0, -4)}AAAA`);
    const plain = 'text/plain; charset=UTF-8';
    expect([forged.status, forged.headers.get('Content-Type')]).toEqual([401, plain]);
    const status = async (line: string) => (await call(laboratory, line)).status;
    expect(await status('GET /service/users')).toBe(403);
    expect(await status('GET /lis/api/demographics/all')).toBe(401);
    expect(await status('GET /service/nothing')).toBe(404);

    time = START + 119 * 60_000;
    expect((await users(token)).status).toBe(200);
    time = START + 121 * 60_000;
    expect((await users(token)).status).toBe(403);
  });

  it('keeps its own address out of the stored settings and those of the LIS unchanged', async () => {
    const url = 'http://laboratory.test/lis';
    const pairs = [
      ...[
        { key: 'ServiciosLISUrl', value: url },
        { key: 'Captcha', value: true },
      ],
      ...[
        { key: 'Entidad', value: 'Otra' },
        { key: 'NoHay', value: 'x' },
      ],
    ];
    const header = { Authorization: token };
    const answer = await call(laboratory, 'PUT /service/configuration', pairs, header);
    expect(await answer.json()).toEqual(pairs);
    const { rows } = await laboratory.database.execute(
      `SELECT value FROM settings WHERE key IN ('ServiciosLISUrl', 'Captcha', 'Entidad', 'NoHay') ORDER BY key`,
    );
    const stored = ['true', 'Laboratorio Clínico Andino S.A.S.', '{self}/lis'];
    expect(rows.map((row) => row['value'])).toEqual(stored);
    expect(await storedSettings(laboratory)).toContainEqual({ key: 'ServiciosLISUrl', value: url });
  });

  it('keeps a fault for some calls of a path until it is taken away', async () => {
    const status = async (path: string) => (await call(laboratory, `GET ${path}`)).status;
    const fault = (body: object) => call(laboratory, 'POST /faults', body);
    await fault({ path: '/service/usertypes', fault: 'status:503', times: 1 });
    expect(await status('/service/configuration/documenttypes')).toBe(200);
    expect(await status('/service/usertypes')).toBe(503);
    expect(await status('/service/usertypes')).toBe(200);
    await fault({ path: '/service', fault: 'status:502' });
    expect(await status('/service/usertypes')).toBe(502);
    expect(await status('/service/usertypes')).toBe(502);
    await call(laboratory, 'DELETE /faults');
    expect(await status('/service/usertypes')).toBe(200);
    expect((await fault({ path: '/service', fault: 'nonsense' })).status).toBe(400);
  });
});
