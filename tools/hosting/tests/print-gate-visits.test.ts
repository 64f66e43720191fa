import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import {
  AREAS,
  DAY,
  DOOR,
  HEADER,
  openGate,
  signed,
  UNKNOWN,
  userToken,
  world,
  worldPerFile,
} from './print-gate-world';

const REPORT = '/lis/api/reports/finalReport';

worldPerFile();

const reportOf = (order: unknown, more = {}) => ({
  printOrder: [{ physician: null, listOrders: [{ order }] }],
  typeReport: 0,
  ...more,
});

describe('a visit', () => {
  it('reads one report, in the gate’s own words', async () => {
    const gate = await openGate();
    const Authorization = `Bearer ${await gate.tokenOf({ link: signed(world.own.order, DAY) })}`;
    const ask = (method: string, path: string, body?: object) =>
      gate.ask(method, path, JSON.stringify(body), { Authorization });
    const { text } = await ask('POST', HEADER, {
      rangeType: 1,
      init: world.own.order,
      end: world.own.order,
    });
    const [header] = JSON.parse(text) as [{ patient: object }];
    expect(header).toMatchObject({ orderNumber: Number(world.own.order) });
    const sly = { ...header, patient: { id: 999 }, extra: true };
    const report = await ask('POST', REPORT, reportOf(sly, { typeReport: 2, init2: 1 }));
    expect(report.headers['content-type']).toContain('application/json');
    const { listOrders } = JSON.parse(report.text) as { listOrders: { order: object }[] };
    expect(listOrders.map(({ order }) => order)).toMatchObject([
      { orderNumber: Number(world.own.order) },
    ]);
    expect(JSON.parse(world.asked.at(-1)?.replace(/^\S+ \S+ /, '') ?? '')).toEqual({
      ...reportOf(header),
      ...{ attached: true, isAttached: true },
    });
    for (const path of [AREAS, `/lis/api/orders/getUserValidate/idOrder/${world.own.order}`]) {
      expect((await ask('GET', path)).status, path).toBe(200);
    }
    expect((await ask('GET', '/lis/api/configuration/GenerarPDFCon')).status).toBeLessThan(300);
  });

  it('is refused everything else, and the laboratory hears nothing of it', async () => {
    const gate = await openGate();
    const Authorization = `Bearer ${await gate.tokenOf({ link: signed(world.own.order, DAY) })}`;
    world.asked = [];
    // A method, an address as it goes out, and a body.
    const table = await readFile('tools/hosting/tests/print-gate-attacks.txt', 'utf8');
    const attacks = table
      .replaceAll('OWN', world.own.order)
      .replaceAll('OTHER', world.other.order)
      .trim()
      .split('\n');
    for (const attack of attacks) {
      const [, method = '', path = '', body] = /^(\S+) (\S+) ?(.*)$/.exec(attack) ?? [];
      const { status, text } = await gate.ask(method, path, body, { Authorization });
      expect([status, text], attack).toEqual([403, '']);
    }
    const long = JSON.stringify({
      init: world.own.order,
      end: world.own.order,
      pad: 'x'.repeat(2_000_000),
    });
    expect((await gate.ask('POST', HEADER, long, { Authorization })).status).toBe(403);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await gate.ask(method, DOOR)).status, method).toBe(405);
    }
    expect(attacks.length).toBeGreaterThanOrEqual(60);
    expect(world.asked).toEqual([]);
  });

  it('needs its own token, which lasts five minutes and no restart', async () => {
    const gate = await openGate();
    const token = await gate.tokenOf({ link: signed(world.own.order, DAY) });
    const forged = `gate.${'A'.repeat(43)}`;
    for (const Authorization of [
      '',
      'Bearer',
      token.slice(0, -1),
      `${token}x`,
      forged,
      'gate.',
      'Bearer real',
    ]) {
      const { status } = await gate.ask('GET', AREAS, undefined, { Authorization });
      expect(status, Authorization).toBe(401);
    }
    const asLater = { Authorization: token };
    expect((await gate.ask('GET', AREAS, undefined, asLater)).status).toBe(200);
    expect((await (await openGate()).ask('GET', AREAS, undefined, asLater)).status).toBe(401);

    const hurried =
      'data:text/javascript,const{setTimeout:s}=globalThis;globalThis.setTimeout=(run,ms,...more)=>s(run,Math.min(ms,2000),...more)';
    const fast = await openGate({}, '--import', hurried);
    const short = { Authorization: await fast.tokenOf({ link: signed(world.own.order, DAY) }) };
    await expect
      .poll(async () => (await fast.ask('GET', AREAS, undefined, short)).status, {
        timeout: 20_000,
      })
      .toBe(401);
  });

  it('outlives the gate’s own session, and is told of a laboratory that is down by its own word', async () => {
    const gate = await openGate();
    const Authorization = await gate.tokenOf({ link: signed(world.own.order, DAY) });
    const ask = () => gate.ask('GET', AREAS, undefined, { Authorization });
    let times = 1;
    world.fault = (path) =>
      path.startsWith('/lis') && (times -= 1) === 0 ? new Response('', { status: 401 }) : null;
    expect((await ask()).status).toBe(200);
    for (const [answered, told] of [
      [401, 502],
      [403, 502],
      [500, 500],
      [503, 503],
    ] as const) {
      world.fault = (path) =>
        path.startsWith('/lis') ? new Response('{}', { status: answered }) : null;
      expect((await ask()).status, String(answered)).toBe(told);
    }
  });
});

describe('a link is signed', () => {
  const sign = ({ ask }: Awaited<ReturnType<typeof openGate>>, order: unknown, token = '') =>
    ask('POST', DOOR, JSON.stringify({ order }), { Authorization: token });

  it('for who reads the order by a token of the LIS, in its name alone, and opens as many days as the laboratory chose', async () => {
    const gate = await openGate({ GATE_DAYS: '2' });
    const token = await userToken();
    world.asked = [];
    const { status, text, headers } = await sign(gate, world.own.order, token);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { link } = JSON.parse(text) as { link: string };
    const [order, until = ''] = link.split('.');
    expect(order).toBe(world.own.order);
    const days = (Number.parseInt(until, 36) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(1.99);
    expect(days).toBeLessThanOrEqual(2);
    expect(world.asked.join()).toMatch(
      /^POST \/lis\/api\/reports\/orderheader \{[^,]+,[^,]+,[^,]+\}$/,
    );
    expect((await gate.enter({ link })).status).toBe(200);
    expect((await sign(gate, Number(world.other.order), token)).status).toBe(200);
  });

  it('for no visitor, no stranger, no order to come, and not while the LIS is down', async () => {
    const gate = await openGate();
    const token = await userToken();
    const link = signed(world.own.order, DAY);
    const visitor = await gate.tokenOf({ link });
    world.asked = [];
    const strangers = ['', 'Bearer', visitor, `Bearer ${visitor}`];
    const orders = [link, '', null, {}, [], '*', `${world.own.order} `, '2026', '../..'];
    const refused: (readonly [order: unknown, caller: string])[] = [
      ...strangers.map((one) => [world.own.order, one] as const),
      ...orders.map((one) => [one, token] as const),
    ];
    for (const [order, caller] of refused) {
      const { status, text } = await sign(gate, order, caller);
      expect([status, text], JSON.stringify([order, caller])).toEqual([404, '']);
    }
    expect(world.asked.filter((call) => !call.startsWith('POST /lis/api/reports'))).toEqual([]);
    for (const caller of [`${token}x`, 'Bearer real', `gate.${'A'.repeat(43)}`]) {
      expect((await sign(gate, world.own.order, caller)).status, caller).toBe(404);
    }
    expect((await sign(gate, UNKNOWN, token)).status).toBe(404);
    for (const answer of [() => new Response('', { status: 500 }), () => new Response('<html>')]) {
      world.fault = answer;
      expect((await sign(gate, world.own.order, token)).status).toBe(502);
    }
  });
});
