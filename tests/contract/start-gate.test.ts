import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

import { createAdaptorServer } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createLaboratory, type Laboratory } from '@demo-lis/create-laboratory';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';

const ACCOUNT = DEMO_ACCOUNTS.find(({ userName }) => userName === 'laboratorio');
const START = [
  '/configuration/encrypted',
  '/configuration/documenttypes',
  '/usertypes',
  '/demographic/webquery',
];

const SIGN_IN = 'POST /service/authentication/web';

let laboratory: Laboratory;
/** What stands in for the laboratory's own answer; null for that. */
let fault: ((request: Request) => Response | null) | null = null;
let service = '';
/** What reached the service, as `GET /path`, and what it was signed with. */
let asked: string[] = [];
let signed: (string | null)[] = [];
let closeService: () => void;
const gates: ChildProcess[] = [];

/** A laboratory of the newest kind, on a socket of its own. */
beforeAll(async () => {
  laboratory = await createLaboratory({
    databaseUrl: ':memory:',
    seed: { patients: 2, orders: 2, days: 2 },
    smtpPort: null,
    switches: { closedStart: true },
  });
  const server = createAdaptorServer({
    // Its own `Response` would stand in for Node's in the tests that share this process.
    overrideGlobalObjects: false,
    fetch: (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      signed.push(request.headers.get('authorization'));
      return fault?.(request) ?? laboratory.fetch(request);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service = `http://127.0.0.1:${(server.address() as AddressInfo).port}/service`;
  closeService = () => server.close();
});

afterEach(() => {
  for (const gate of gates.splice(0)) gate.kill();
  [asked, signed, fault] = [[], [], null];
});

afterAll(async () => {
  closeService();
  await laboratory.close();
});

/** A gate whose seconds pass a hundred times as fast. */
const HURRIED =
  'data:text/javascript,const{now}=Date;const start=now();Date.now=()=>start+100*(now()-start)';

/** Starts the gate as an installer does; gives its address. */
async function openGate(
  changes: Readonly<Record<string, string>> = {},
  ...flags: readonly string[]
): Promise<string> {
  const gate = spawn(process.execPath, [...flags, 'tools/hosting/start-gate.mjs'], {
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
  it('is read through the gate, which signs in once, with the scheme that it is told', async () => {
    for (const path of START) expect(await status(service + path)).toBe(403);
    for (const [scheme, header] of [
      ['Bearer', /^Bearer \S+$/],
      ['JWT', /^JWT \S+$/],
      ['none', /^\S+$/],
    ] as const) {
      [asked, signed] = [[], []];
      const gate = await openGate({ GATE_AUTH_SCHEME: scheme });
      const answers = await Promise.all(START.map((path) => fetch(gate + path)));
      for (const answer of answers) {
        expect([200, 204], scheme).toContain(answer.status);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      expect(answers[0]?.headers.get('content-type')).toContain('application/json');
      expect(await answers[0]?.json()).toMatchObject([{ key: 'dataconfig' }]);
      expect(asked.filter((call) => call === SIGN_IN)).toHaveLength(1);
      for (const own of signed.slice(1)) expect(own).toMatch(header);
    }
  });

  it('is asked once by a burst of visitors, and for nothing else', async () => {
    const gate = await openGate();
    const near = ['/usertypes/', '/usertypes?x=1', '//usertypes'];
    const others = ['/', '/users', '/authentication/web', ...near];
    for (const path of others) expect(await status(gate + path), path).toBe(404);
    for (const method of ['PUT', 'POST', 'DELETE', 'OPTIONS']) {
      expect(await status(`${gate}/usertypes`, { method }), method).toBe(405);
    }
    expect(asked).toEqual([]);
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${gate}/usertypes`)));
    expect(asked).toEqual([SIGN_IN, 'GET /service/usertypes']);
  });

  it('answers again once it is back', async () => {
    const gate = await openGate({}, '--import', HURRIED);
    fault = ({ method }) => (method === 'GET' ? new Response('', { status: 503 }) : null);
    expect(await status(`${gate}/usertypes`)).toBe(502);
    fault = null;
    await expect.poll(() => status(`${gate}/usertypes`), { timeout: 60_000 }).toBe(200);
  });

  it('whose token ran out gets a new one', async () => {
    const gate = await openGate();
    expect(await status(`${gate}/usertypes`)).toBe(200);
    fault = () => {
      fault = null;
      return new Response('', { status: 403 });
    };
    expect(await status(`${gate}/configuration/encrypted`)).toBe(200);
    expect(asked.filter((call) => call === SIGN_IN)).toHaveLength(2);
  });

  it('that refuses the account or stumbles at the sign-in is asked once, and nothing of the reason goes out', async () => {
    const refused = await openGate({ GATE_PASSWORD: 'wrong' });
    const answer = await fetch(`${refused}/usertypes`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toBe('');
    await Promise.all(START.map((path) => status(refused + path)));
    expect(asked).toEqual([SIGN_IN]);

    const gate = await openGate();
    fault = () => Response.json({ code: 0, message: 'x' }, { status: 500 });
    for (const path of START) expect(await status(gate + path)).toBe(502);
    expect(asked).toEqual([SIGN_IN, SIGN_IN]);
  });

  it.each([
    ['fails', 500, 1, 1],
    ['refuses every token', 403, 2, 2],
  ])('that %s is not asked by each of twenty visitors', async (_case, code, calls, signIns) => {
    const gate = await openGate();
    fault = ({ method }) => (method === 'GET' ? new Response('', { status: code }) : null);
    const visitors = Array.from({ length: 20 }, () => status(`${gate}/usertypes`));
    expect(new Set(await Promise.all(visitors))).toEqual(new Set([502]));
    expect(asked.filter((call) => call === SIGN_IN)).toHaveLength(signIns);
    expect(asked).toHaveLength(calls + signIns);
  });

  it('keeps its secrets: the mail password and the retired key are in no answer', async () => {
    const gate = await openGate();
    const text = (base64: string) => Buffer.from(base64, 'base64').toString();
    const keysIn = (body: unknown) => {
      const [{ value }] = body as [{ value: string }];
      return (JSON.parse(text(value)) as { key: string }[]).map(({ key }) => text(key));
    };
    const configuration = START[0] ?? '';
    const open = keysIn(await (await fetch(gate + configuration)).json());
    const headers = { Authorization: signed.at(-1) ?? '' };
    const own = await laboratory.fetch(new Request(service + configuration, { headers }));
    const whole = keysIn(await own.json());
    const secrets = ['SmtpPasswordUser', 'LlaveCaptcha'];
    expect(whole).toEqual(expect.arrayContaining(secrets));
    expect(open).toEqual(whole.filter((key) => !secrets.includes(key)));

    // One of another form may hold anything.
    const other = await openGate();
    fault = ({ method }) => (method === 'GET' ? Response.json([{ value: '!' }]) : null);
    expect(await status(other + configuration)).toBe(502);
  });
});

it('no gate opens without an address, a user or a password', async () => {
  const missing = ['SERVICE_URL', 'GATE_USER', 'GATE_PASSWORD'];
  const opened = await Promise.allSettled(missing.map((name) => openGate({ [name]: '' })));
  expect(opened.map((gate) => gate.status)).toEqual(['rejected', 'rejected', 'rejected']);
});
