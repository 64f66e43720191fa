import type { Laboratory } from '@demo-lis/create-laboratory';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { authorization, call, openTestLaboratory } from './test-laboratory';

const START = Date.UTC(2026, 10, 20, 15);
const envelope = z.array(z.object({ value: z.string() }));
const entryList = z.array(z.object({ key: z.string(), value: z.string(), origin: z.number() }));

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

  it.each(['', 'JWT ', 'Bearer '])('takes a token after "%s"', async (scheme) => {
    expect((await users(scheme + token)).status).toBe(200);
  });

  it('answers 401 for a forged token and 403 for an expired one, not in JSON', async () => {
    const forged = await users(`${token.slice(0, -4)}AAAA`);
    expect([forged.status, forged.headers.get('Content-Type')]).toEqual([
      401,
      'text/plain; charset=UTF-8',
    ]);
    time = START + 119 * 60_000;
    expect((await users(token)).status).toBe(200);
    time = START + 121 * 60_000;
    expect((await users(token)).status).toBe(403);
  });

  it('answers 403 without a token at the service and 401 at the LIS', async () => {
    expect((await call(laboratory, 'GET /service/users')).status).toBe(403);
    expect((await call(laboratory, 'GET /lis/api/demographics/all')).status).toBe(401);
  });

  it('does not know other addresses', async () => {
    expect((await call(laboratory, 'GET /service/nothing')).status).toBe(404);
  });

  it.each(['null', '[]', '"text"', '{"printOrder":[null]}', '{"order":7,"testId":"x"}', '{'])(
    'survives the body %s everywhere',
    async (body) => {
      for (const line of [
        'POST /service/authentication/web',
        'PUT /service/configuration',
        'PUT /service/usertypes',
        'PUT /service/authentication/updatepassword',
        'PATCH /service/orders/filter',
        'PATCH /service/orders/results/history',
        'PATCH /service/orders/reports',
        'POST /lis/api/reports/orderheader',
        'POST /lis/api/reports/finalReport',
        'POST /lis/api/reports/printingreport',
        'POST /lis/api/reports/changestatetest',
        'POST /merge/api/mergepdf',
      ]) {
        const [method = '', path = ''] = line.split(' ');
        const headers = { Authorization: token };
        const request = new Request(`http://laboratory.test${path}`, { method, headers, body });
        const answer = await laboratory.fetch(request);
        const text = await answer.text();
        expect(text).not.toMatch(/is not a function|undefined|SQLITE/);
        expect([200, 204, 400, 500]).toContain(answer.status);
      }
    },
  );

  const preflight = async (path: string) => {
    const answer = await call(laboratory, `OPTIONS ${path}`, undefined, {
      Origin: 'http://portal.test',
      'Access-Control-Request-Method': 'POST',
    });
    return answer.headers.get('Access-Control-Allow-Headers');
  };

  it('lets pages send a token, but not to the merge server', async () => {
    expect(await preflight('/lis/api/reports/finalReport')).toContain('Authorization');
    expect(await preflight('/service/authentication/web')).toContain('Correlation-Id');
    expect(await preflight('/merge/api/mergepdf')).not.toContain('Authorization');
  });

  const configuration = async (charset: string) => {
    const path = 'GET /service/configuration/encrypted';
    const answer = await call(laboratory, path, undefined, { 'x-demo-charset': charset });
    const [item] = envelope.parse(await answer.json());
    const entries: unknown = JSON.parse(Buffer.from(item?.value ?? '', 'base64').toString());
    return entryList.parse(entries).map((entry) => ({
      ...entry,
      key: Buffer.from(entry.key, 'base64'),
      value: Buffer.from(entry.value, 'base64'),
    }));
  };

  it('encodes the configuration in either charset', async () => {
    const key = 'CambioContraseña';
    const utf8 = await configuration('utf-8');
    expect(utf8.some((entry) => entry.key.equals(Buffer.from(key)))).toBe(true);
    const windows = await configuration('windows-1252');
    expect(windows.some((entry) => entry.key.equals(Buffer.from(key, 'latin1')))).toBe(true);
  });

  it('keeps its own address out of the stored settings and the LIS settings unchanged', async () => {
    const pairs = [
      { key: 'ServiciosLISUrl', value: 'http://laboratory.test/lis' },
      { key: 'Captcha', value: true },
      { key: 'Entidad', value: 'Otra' },
      { key: 'NoHay', value: 'x' },
    ];
    const header = { Authorization: token };
    const answer = await call(laboratory, 'PUT /service/configuration', pairs, header);
    expect(await answer.json()).toEqual(pairs);
    const { rows } = await laboratory.database.execute(
      `SELECT key, value FROM settings WHERE key IN ('ServiciosLISUrl', 'Captcha', 'Entidad', 'NoHay') ORDER BY key`,
    );
    expect(rows.map((row) => row['value'])).toEqual([
      'true',
      'Laboratorio Clínico Andino S.A.S.',
      '{self}/lis',
    ]);
    const read = await configuration('utf-8');
    const url = read.find((entry) => entry.key.toString() === 'ServiciosLISUrl');
    expect(url?.value.toString()).toBe('http://laboratory.test/lis');
  });

  const faulty = (fault: string) =>
    call(laboratory, 'GET /service/usertypes', undefined, { 'x-demo-fault': fault });

  it.each([
    ['status:401', 401, /purpose/],
    ['status:503', 503, /purpose/],
    ['status:500', 500, /"code":0/],
    ['refuse:1|LDAP;3|two', 500, /"errorFields":\["1\|LDAP","3\|two"\]/],
    ['malformed', 200, /^\[\{"order": 20$/],
    ['html', 200, /^<!doctype html>/],
    ['empty', 200, /^$/],
    ['truncated', 200, /^\[\{"type".*[^\]]$/],
    ['nonsense', 400, /unknown/],
  ])('has the fault %s', async (fault, status, body) => {
    const answer = await faulty(fault);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(body);
  });

  it('drops connections and delays answers', async () => {
    expect((await faulty('drop')).type).toBe('error');
    const start = Date.now();
    const late = await call(laboratory, 'GET /service/usertypes?demo-fault=delay:60');
    expect(late.status).toBe(200);
    expect(Date.now() - start).toBeGreaterThanOrEqual(55);
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
