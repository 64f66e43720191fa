import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createLaboratory, type Laboratory } from '@demo-lis/create-laboratory';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';

const ACCOUNT = DEMO_ACCOUNTS.find(({ userName }) => userName === 'laboratorio');
const START = [
  '/configuration/encrypted',
  '/configuration/documenttypes',
  '/usertypes',
  '/demographic/webquery',
];

let laboratory: Laboratory;
/** What stands in for the laboratory's own answer; null for that. */
let fault: ((request: Request) => Response | null) | null = null;
let service = '';
/** What reached the service, as `GET /path`. */
let asked: string[] = [];
let closeService: () => void;
const gates: ChildProcess[] = [];

/** A laboratory of the newest kind, on a socket of its own. */
beforeEach(async () => {
  asked = [];
  fault = null;
  laboratory = await createLaboratory({
    databaseUrl: ':memory:',
    seed: { patients: 2, orders: 2, days: 2 },
    smtpPort: null,
    switches: { closedStart: true },
  });
  const server = createAdaptorServer({
    fetch: (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return fault?.(request) ?? laboratory.fetch(request);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service = `http://127.0.0.1:${(server.address() as AddressInfo).port}/service`;
  closeService = () => server.close();
});

afterEach(async () => {
  for (const gate of gates.splice(0)) gate.kill();
  closeService();
  await laboratory.close();
});

/** Starts the gate as an installer does; gives its address. */
async function openGate(changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const gate = spawn(process.execPath, ['.config/deploy/start-gate.mjs'], {
    env: {
      SERVICE_URL: `${service}/`,
      GATE_USER: ACCOUNT?.userName ?? '',
      GATE_PASSWORD: ACCOUNT?.password ?? '',
      GATE_PORT: '0',
      ...changes,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  gates.push(gate);
  for await (const line of createInterface(gate.stdout)) {
    const address = /ready on (\S+)/.exec(line)?.[1];
    if (address !== undefined) return `http://${address}`;
  }
  throw new Error('the gate did not open');
}

const status = async (address: string, init?: RequestInit) => (await fetch(address, init)).status;

describe('a service that is closed before the sign-in', () => {
  it('refuses the calls of the login without a token', async () => {
    for (const path of START) expect(await status(service + path)).toBe(403);
  });

  it.each(['Bearer', 'JWT', 'none'])(
    'is read through the gate, which signs in once (%s)',
    async (scheme) => {
      const gate = await openGate({ GATE_AUTH_SCHEME: scheme });
      const answers = await Promise.all(START.map((path) => fetch(gate + path)));
      for (const answer of answers) {
        expect([200, 204]).toContain(answer.status);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      const [configuration] = answers;
      expect(configuration?.headers.get('content-type')).toContain('application/json');
      expect(await configuration?.json()).toMatchObject([{ key: 'dataconfig' }]);
      expect(asked.filter((call) => call === 'POST /service/authentication/web')).toHaveLength(1);
    },
  );

  it('is asked once by a burst of visitors', async () => {
    const gate = await openGate();
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${gate}/usertypes`)));
    expect(asked.filter((call) => call === 'GET /service/usertypes')).toHaveLength(1);
  });

  it('hands out nothing else, and takes nothing', async () => {
    const gate = await openGate();
    for (const path of [
      '/',
      '/users',
      '/usertypes/',
      '/usertypes?x=1',
      '/configuration',
      '//usertypes',
    ]) {
      expect(await status(gate + path)).toBe(404);
    }
    for (const method of ['PUT', 'POST', 'DELETE', 'OPTIONS']) {
      expect(await status(`${gate}/usertypes`, { method })).toBe(405);
    }
    expect(await status(`${gate}/authentication/web`, { method: 'POST' })).toBe(404);
    expect(asked).toEqual([]);
  });

  it('answers again once it is back', async () => {
    const gate = await openGate();
    fault = () => new Response('', { status: 503 });
    expect(await status(`${gate}/usertypes`)).toBe(502);
    fault = null;
    expect(await status(`${gate}/usertypes`)).toBe(200);
  });

  it('whose token ran out gets a new one', async () => {
    const gate = await openGate();
    expect(await status(`${gate}/usertypes`)).toBe(200);
    let refusals = 1;
    fault = ({ method }) => {
      if (method !== 'GET' || refusals === 0) return null;
      refusals -= 1;
      return new Response('', { status: 403 });
    };
    expect(await status(`${gate}/configuration/encrypted`)).toBe(200);
    expect(asked.filter((call) => call === 'POST /service/authentication/web')).toHaveLength(2);
  });

  it('that refuses the account is no answer, and nothing of the reason goes out', async () => {
    const gate = await openGate({ GATE_PASSWORD: 'wrong' });
    const answer = await fetch(`${gate}/usertypes`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toBe('');
  });
});

it.each(['SERVICE_URL', 'GATE_USER', 'GATE_PASSWORD'])('without %s no gate opens', async (name) => {
  await expect(openGate({ [name]: '' })).rejects.toThrow('did not open');
});
