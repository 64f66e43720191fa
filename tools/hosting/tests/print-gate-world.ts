import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createAdaptorServer } from '@hono/node-server';
import { afterAll, afterEach, beforeAll } from 'vitest';

import { createLaboratory, type Laboratory } from '@demo-lis/create-laboratory';
import { number, text as cell } from '@demo-lis/database/rows';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { authenticate } from '@tests/e2e/support/laboratory-client';
import { startProgram } from '@tests/e2e/support/start-program';

export const KEY = 'forty bytes of chance, for a test alone!';
export const DOOR = '/app/api/user';
export const DAY = 86_400;
export const HEADER = '/lis/api/reports/orderheader';
/** An order that nobody has. */
export const UNKNOWN = '209901010001';
export const AREAS = '/lis/api/areas/filter/state/true';

const NOBODY = { order: '', document: '', born: '' };
/** A laboratory on a socket of its own, for the tests of a file (`worldPerFile`). */
export const world = {
  /** What stands in for the laboratory's own answer; null for that. */
  fault: null as ((path: string) => Response | null | Promise<Response | null>) | null,
  /** What reached the laboratory. */
  asked: [] as string[],
  folder: '',
  base: '',
  /** Two orders of two patients. */
  ...{ own: NOBODY, other: NOBODY },
};
const stops: (() => Promise<void>)[] = [];

let laboratory: Laboratory;
let closeLaboratory: () => void;

async function openWorld() {
  world.folder = await mkdtemp(join(tmpdir(), 'print-gate-'));
  await writeFile(join(world.folder, 'key'), KEY, { mode: 0o600 });
  laboratory = await createLaboratory({
    databaseUrl: ':memory:',
    seed: { patients: 4, orders: 12, days: 4 },
    smtpPort: null,
  });
  const { rows } = await laboratory.database.execute(
    `SELECT min(o.order_number) AS number, p.patient_id, p.birthday FROM orders o JOIN patients p ON p.id = o.patient_id
      JOIN results r ON r.order_number = o.order_number WHERE r.state >= 4 GROUP BY p.id`,
  );
  const people = rows.map((row) => ({
    order: String(number(row, 'number')),
    document: cell(row, 'patient_id'),
    born: new Date(number(row, 'birthday') - 18_000_000).toISOString().slice(0, 10),
  }));
  [world.own = NOBODY, world.other = NOBODY] = people;
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: async (call) => {
      const { pathname } = new URL(call.url);
      world.asked.push(`${call.method} ${pathname} ${await call.clone().text()}`);
      return (await world.fault?.(pathname)) ?? laboratory.fetch(call);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  world.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closeLaboratory = () => server.close();
}

/** Opens the laboratory for the tests of a file, and after each closes its gates. */
export function worldPerFile(): void {
  beforeAll(openWorld);
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
    Object.assign(world, { asked: [], fault: null });
  });
  afterAll(async () => {
    closeLaboratory();
    await laboratory.close();
    await rm(world.folder, { recursive: true });
  });
}

export const gateSettings = () => ({
  ...{ SERVICE_URL: `${world.base}/service`, LIS_URL: `${world.base}/lis/`, GATE_PORT: '0' },
  ...{ GATE_USER: 'laboratorio', GATE_PASSWORD: 'Laboratorio.2026' },
  ...{ GATE_KEY: join(world.folder, 'key') },
});

/** Opens a gate as an installer does, and gives a way to ask it whose addresses go out as they are written. */
export async function openGate(changes: Readonly<Record<string, string>> = {}, ...flags: string[]) {
  const { address, stop, complaints } = await startProgram(
    [...flags, 'tools/hosting/print-gate.mjs'],
    {
      ...gateSettings(),
      ...changes,
    },
  );
  stops.push(stop);
  const ask = async (method: string, path: string, body?: string, headers = {}) => {
    const call = request(`http://${address}`, { method, path, headers, agent: false });
    call.end(body);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    let text = '';
    for await (const part of answer) text += String(part);
    return { status: answer.statusCode, text, headers: answer.headers };
  };
  const enter = (words?: object, from = '10.0.0.1') =>
    ask('POST', DOOR, JSON.stringify(words), { 'X-Forwarded-For': `1.1.1.1, ${from}` });
  const tokenOf = async (words: object) => {
    const { text } = await enter(words);
    return (JSON.parse(text) as { token: string }).token;
  };
  return { address, ask, enter, tokenOf, complaints };
}

/** The token of somebody who signed in to the laboratory. */
export async function userToken(): Promise<string> {
  const [account] = DEMO_ACCOUNTS;
  if (account === undefined) throw new Error('the laboratory has no accounts');
  return `Bearer ${(await authenticate(account, world.base)).token}`;
}

export function signed(order: string, seconds: number, key = KEY): string {
  const until = Math.round(Date.now() / 1000 + seconds).toString(36);
  const signature = createHmac('sha256', key).update(`print ${order}.${until}`);
  return `${order}.${until}.${signature.digest('base64url')}`;
}
