import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import {
  AREAS,
  DAY,
  DOOR,
  gateSettings,
  KEY,
  openGate,
  signed,
  UNKNOWN,
  world,
  worldPerFile,
} from './print-gate-world';

worldPerFile();

describe('the door', () => {
  it('never hands out an account, tells its question, and opens to the right answer and to signed links alone', async () => {
    const gate = await openGate();
    expect(atob((await gate.enter()).text)).toBe('{"gate":"document"}');
    expect(atob((await gate.enter({})).text)).toBe('{"gate":"document"}');
    const dotted = world.own.document.replace(/(?=(\d{3})+$)/g, '.');
    for (const words of [
      { link: world.own.order, answer: dotted },
      { link: signed(world.own.order, DAY) },
    ]) {
      const { status, text, headers } = await gate.enter(words);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(JSON.parse(text)).toEqual({
        ...{ gate: 'open', type: 4, confidential: true },
        token: expect.stringMatching(/^gate\.[\w-]{43}$/) as unknown,
      });
      expect(text).not.toMatch(/laboratorio|Laboratorio/);
    }
    const byBirth = await openGate({ GATE_QUESTION: 'birthDate' });
    expect(atob((await byBirth.enter({})).text)).toBe('{"gate":"birthDate"}');
    const answers = [
      world.own.born,
      world.own.born.replaceAll('-', ''),
      world.other.born,
      world.own.document,
    ];
    const statuses = answers.map(
      async (answer) => (await byBirth.enter({ link: world.own.order, answer })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 403, 403]);
  });

  it('refuses every other link, without asking the LIS', async () => {
    const gate = await openGate();
    const good = signed(world.own.order, DAY);
    const [, until = '', signature = ''] = good.split('.');
    const links: readonly unknown[] = [
      ...[
        signed(world.own.order, -1),
        signed(world.own.order, -DAY),
        signed(world.own.order, 33 * DAY),
      ],
      ...[signed(world.own.order, DAY, 'x'.repeat(40)), signed(world.own.order, DAY, '')],
      ...[
        good.replace(world.own.order, world.other.order),
        `${world.own.order}.${until}`,
        `${world.own.order}.${until}.`,
      ],
      ...[
        good.slice(0, -1),
        good.slice(0, 30),
        `${good}A`,
        good.toUpperCase(),
        ` ${good}`,
        `${good}\n`,
      ],
      ...[
        `${world.own.order}.zzzzzz.${signature}`,
        `${world.own.order}.1.${signature}`,
        `.${until}.${signature}`,
      ],
      ...[
        good.replaceAll('.', ';'),
        `${good}.${signature}`,
        btoa(good),
        `orqrm:${btoa(world.own.order)}`,
      ],
      ...[
        null,
        0,
        '',
        {},
        [good, good],
        { length: 1 },
        '2026',
        `${world.own.order}'`,
        '0'.repeat(12),
      ],
      ...['٢٠٢٦٠١٠١٠٠٠١', '../..', '%2e%2e', `${world.own.order}\0`, 'x'.repeat(100_000)],
    ];
    for (const link of links) {
      const { status, text } = await gate.enter({ link, answer: world.own.document });
      expect([status, text], JSON.stringify(link).slice(0, 99)).toEqual([403, '']);
    }
    expect(world.asked).toEqual([]);
  });

  it.each([
    ['ahead', 86_400_000, 403],
    ['behind', -86_400_000, 200],
  ])(
    'whose clock is a day %s holds a link of an hour to it, and keeps its visits',
    async (...row) => {
      const [, shift, status] = row;
      const clock = `data:text/javascript,const{now}=Date;Date.now=()=>now()+${shift}`;
      const gate = await openGate({}, '--import', clock);
      expect((await gate.enter({ link: signed(world.own.order, 3600) })).status).toBe(status);
      const token = await gate.tokenOf({ link: world.own.order, answer: world.own.document });
      expect((await gate.ask('GET', AREAS, undefined, { Authorization: token })).status).toBe(200);
    },
  );

  it('answers alike, and in the same second, to a wrong answer, an order that nobody knows and an answer that is none', async () => {
    const gate = await openGate();
    const tries = [
      { link: world.own.order, answer: world.other.document },
      { link: UNKNOWN, answer: world.own.document },
      ...['', null, [], {}, '*', '%'].map((answer) => ({
        link: UNKNOWN.replace('01', '02'),
        answer,
      })),
    ].slice(0, 6);
    // The laboratory looks longer for an order that there is.
    world.fault = () =>
      sleep(world.asked.at(-1)?.includes(world.own.order) === true ? 400 : 0, null);
    const answers = tries.map(async (words, at) => {
      const began = performance.now();
      const { status, text, headers } = await gate.enter(words, `10.0.1.${at}`);
      const { date, ...others } = headers;
      const seconds = Math.round((performance.now() - began) / 1000);
      return { status, text, others, seconds, isDated: date !== undefined };
    });
    const [first, ...others] = await Promise.all(answers);
    expect(first).toMatchObject({ status: 403, text: '' });
    for (const one of others) expect({ ...one, seconds: 1 }).toEqual({ ...first, seconds: 1 });
  });

  it('holds after five tries of an order, and right answers are none', async () => {
    const gate = await openGate();
    const wrong = (order: string, from: string) => gate.enter({ link: order, answer: 'x' }, from);
    const five = await Promise.all(
      Array.from({ length: 9 }, (_, at) => wrong(world.own.order, `10.1.0.${at}`)),
    );
    expect(five.map(({ status }) => status).toSorted()).toEqual([
      403, 403, 403, 403, 403, 429, 429, 429, 429,
    ]);
    const held = await gate.enter(
      { link: world.own.order, answer: world.own.document },
      '10.1.1.1',
    );
    expect([held.status, held.text]).toEqual([429, '']);
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await gate.enter({ link: signed(world.own.order, DAY) })).status).toBe(200);

    for (let time = 0; time < 7; time += 1) {
      const right = await gate.enter(
        { link: world.other.order, answer: world.other.document },
        '10.1.2.1',
      );
      expect(right.status).toBe(200);
    }
  });

  it('says nothing of why the LIS or the service does not answer, and costs no try', async () => {
    const gate = await openGate();
    for (const [path, answer] of [
      ['/service', () => Response.json({ success: false, message: 'Ana' }, { status: 500 })],
      ['/lis', () => new Response('Ana', { status: 500 })],
      ['/lis', () => new Response('<html>Ana')],
      ['/lis', () => Response.json({ Ana: 1 })],
      ['/lis', () => new Response('', { status: 401 })],
    ] as const) {
      const broken = path === '/service' ? await openGate() : gate;
      world.fault = (called) => (called.startsWith(path) ? answer() : null);
      const { status, text } = await broken.enter({
        link: world.own.order,
        answer: world.own.document,
      });
      expect([status, text]).toEqual([502, '']);
    }
    expect(gate.complaints()).toMatch(/^(?:print gate: \w+\n)+$/);
    expect(gate.complaints()).not.toMatch(/\d{4}|Ana/);
    world.fault = null;
    expect((await gate.enter({ link: world.own.order, answer: world.own.document })).status).toBe(
      200,
    );
  });
});

it('a caller that never ends its words is sent away', async () => {
  const gate = await openGate();
  const socket = connect(Number(gate.address.split(':')[1]), '127.0.0.1');
  socket.write(`POST ${DOOR} HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408/);
  socket.destroy();
}, 20_000);

it('no gate opens without its key, a short one, one that others may read, or a question that it knows', async () => {
  for (const [name, words, mode] of [
    ['short', 'x', 0o600],
    ['open', KEY, 0o644],
    ['group', KEY, 0o640],
  ] as const) {
    await writeFile(join(world.folder, name), words);
    await chmod(join(world.folder, name), mode);
  }
  const settings: Readonly<Record<string, string>>[] = [
    ...['', 'none', 'short', 'open', 'group', '.'].map((name) => ({
      GATE_KEY: join(world.folder, name),
    })),
    ...['0', '-1', 'x'].map((GATE_DAYS) => ({ GATE_DAYS })),
    ...[{ GATE_QUESTION: 'toString' }, { LIS_URL: '' }, { GATE_USER: '' }, { SERVICE_URL: 'x' }],
  ];
  for (const changes of settings) {
    const { status, stderr } = spawnSync(process.execPath, ['tools/hosting/print-gate.mjs'], {
      ...{ env: { ...process.env, ...gateSettings(), ...changes }, encoding: 'utf8' },
    });
    expect(stderr, JSON.stringify(changes)).toMatch(/^print gate: .*GATE_KEY.* are needed\n$/);
    expect(status).toBe(1);
  }
});
