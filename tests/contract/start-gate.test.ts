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
    fault = ({ method }) => (method === 'GET' ? new Response('', { status: 503 }) : null);
    expect(await status(`${gate}/usertypes`)).toBe(502);
    fault = null;
    await expect.poll(() => status(`${gate}/usertypes`), { timeout: 60_000 }).toBe(200);
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

  it('that refuses the account is no answer, nothing of the reason goes out, and nobody can lock it', async () => {
    const gate = await openGate({ GATE_PASSWORD: 'wrong' });
    const answer = await fetch(`${gate}/usertypes`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toBe('');
    await Promise.all(START.map((path) => status(gate + path)));
    expect(asked).toEqual(['POST /service/authentication/web']);
  });

  it('that stumbles at the sign-in is not asked again by every visitor', async () => {
    const gate = await openGate();
    fault = () => Response.json({ code: 0, message: 'x' }, { status: 500 });
    for (const path of START) expect(await status(gate + path)).toBe(502);
    expect(asked).toEqual(['POST /service/authentication/web']);
  });

  it.each([
    ['fails', 500, 1, 1],
    ['refuses every token', 403, 2, 2],
  ])('that %s is not asked by each of fifty visitors', async (_case, code, calls, signIns) => {
    const gate = await openGate();
    fault = ({ method }) => (method === 'GET' ? new Response('', { status: code }) : null);
    const visitors = Array.from({ length: 50 }, () => status(`${gate}/usertypes`));
    expect(new Set(await Promise.all(visitors))).toEqual(new Set([502]));
    expect(asked.filter((call) => call.startsWith('GET'))).toHaveLength(calls);
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(signIns);
  });

  it('keeps its secrets: the mail password and the retired key are in no answer', async () => {
    const gate = await openGate();
    const text = (base64: string) => Buffer.from(base64, 'base64').toString();
    const keysIn = (body: unknown) => {
      const [{ value }] = body as [{ value: string }];
      return (JSON.parse(text(value)) as { key: string }[]).map(({ key }) => text(key));
    };
    const own = await laboratory.fetch(
      new Request(`${service}${START[0] ?? ''}`, { headers: await session() }),
    );
    const whole = keysIn(await own.json());
    expect(whole).toEqual(expect.arrayContaining(['SmtpPasswordUser', 'LlaveCaptcha']));
    const open = keysIn(await (await fetch(gate + (START[0] ?? ''))).json());
    const secrets = ['SmtpPasswordUser', 'LlaveCaptcha'];
    expect(open).toEqual(whole.filter((key) => !secrets.includes(key)));
  });

  it('whose configuration has another form gives none, for it may hold anything', async () => {
    const gate = await openGate();
    fault = ({ method }) => (method === 'GET' ? Response.json([{ value: '!' }]) : null);
    expect(await status(gate + (START[0] ?? ''))).toBe(502);
  });
});

/** A session of the laboratory's own account. */
async function session(): Promise<Record<string, string>> {
  const body = { user: ACCOUNT?.userName, password: ACCOUNT?.password, type: 4, historyType: -1 };
  const answer = await fetch(`${service}/authentication/web`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { token } = (await answer.json()) as { token: string };
  return { Authorization: token };
}

it.each(['SERVICE_URL', 'GATE_USER', 'GATE_PASSWORD'])('without %s no gate opens', async (name) => {
  await expect(openGate({ [name]: '' })).rejects.toThrow('did not open');
});
