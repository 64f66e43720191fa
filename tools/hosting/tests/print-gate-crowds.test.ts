// The print gate under many callers at once: guesses, visitors, and what the time of an answer tells.
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { DAY, HEADER, openGate, signed, world, worldPerFile } from './print-gate-world';

worldPerFile();

type Gate = Awaited<ReturnType<typeof openGate>>;

const numbered = (at: number) => String(202_601_010_000 + at);

/** The same for each number, so many at once. */
async function inWaves<T>(count: number, width: number, run: (at: number) => Promise<T>) {
  const all: T[] = [];
  for (let first = 0; first < count; first += width) {
    const wave = Array.from({ length: Math.min(width, count - first) }, (_, at) => run(first + at));
    all.push(...(await Promise.all(wave)));
  }
  return all;
}

it('ten thousand guesses of one address are twenty for the LIS', async () => {
  const gate = await openGate();
  const statuses = await inWaves(10_000, 500, async (at) => {
    const link = numbered(at);
    return (await gate.enter({ link, answer: 'x' }, `2001:db8:0:7:${at % 999}::1`)).status;
  });
  expect(statuses.filter((status) => status === 403)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9_980);
  expect(world.asked.filter((call) => call.includes('orderheader'))).toHaveLength(20);
}, 600_000);

it('five hundred visitors at once each read their own order', async () => {
  const gate = await openGate();
  const visit = async (at: number) => {
    const { order } = at % 2 === 0 ? world.own : world.other;
    const Authorization = await gate.tokenOf({ link: signed(order, DAY) });
    const body = JSON.stringify({ init: order, end: order });
    const { text } = await gate.ask('POST', HEADER, body, { Authorization });
    const [header] = JSON.parse(text) as { orderNumber: number }[];
    return String(header?.orderNumber) === order;
  };
  const right = await inWaves(500, 500, visit);
  expect(right.filter(Boolean)).toHaveLength(500);
}, 600_000);

/** How often one of two lists of times is the longer one: a half where nobody can tell them apart. */
function shareOfLonger(one: readonly number[], other: readonly number[]): number {
  const wins = one.flatMap((time) =>
    other.map((rival) => (time > rival ? 1 : time < rival ? 0 : 0.5)),
  );
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/** Of orders with even numbers the laboratory has a header, and looks longer for it. */
function answerEvenOrders(milliseconds: number): void {
  world.fault = async (path) => {
    if (!path.endsWith('orderheader')) return null;
    const [, order = '0'] = /"init":"(\d+)"/.exec(world.asked.at(-1) ?? '') ?? [];
    if (Number(order) % 2 === 1) return new Response(null, { status: 204 });
    await sleep(milliseconds);
    return Response.json([{ orderNumber: Number(order), patient: { patientId: 'right' } }]);
  };
}

/** Milliseconds until the gate answers to an order that there is and to one that there is not, who goes first by turns. */
async function pairs(gate: Gate, count: number, answer: string, first = 0) {
  const timed = async (at: number) => {
    const began = performance.now();
    await gate.enter(
      { link: numbered(first + at), answer },
      `10.2.${Math.floor(at / 200)}.${at % 200}`,
    );
    return performance.now() - began;
  };
  const both = await inWaves(count, 50, async (at) => {
    const [known, unknown] = [2 * at, 2 * at + 1];
    if (at % 2 === 0) return Promise.all([timed(known), timed(unknown)]);
    const [later, sooner] = await Promise.all([timed(unknown), timed(known)]);
    return [sooner, later] as const;
  });
  return shareOfLonger(
    both.map(([time]) => time),
    both.map(([, time]) => time),
  );
}

it('a thousand pairs of a wrong answer and an order that nobody knows, of a right one and such an order, take the same time', async () => {
  const gate = await openGate();
  answerEvenOrders(60);
  for (const [answer, first] of [
    ['wrong', 0],
    ['right', 4000],
  ] as const) {
    const share = await pairs(gate, 1_000, answer, first);
    expect(share, answer).toBeGreaterThan(0.4);
    expect(share, answer).toBeLessThan(0.6);
  }
}, 600_000);

it('a laboratory that needs more than a second for an order that there is gives only the first one away', async () => {
  const gate = await openGate();
  answerEvenOrders(1_300);
  await gate.enter({ link: numbered(9000), answer: 'wrong' });
  const share = await pairs(gate, 100, 'wrong', 9002);
  expect(share).toBeGreaterThan(0.35);
  expect(share).toBeLessThan(0.65);
}, 600_000);
