import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import type { Laboratory, LaboratoryOptions } from '@demo-lis/create-laboratory';
import { number } from '@demo-lis/database/rows';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { runCommand, type Program } from '@doctor/run-command';
import { examine, type Examination, type Task } from '@doctor/examine';
import type { Finding } from '@doctor/findings';
import type { Network, Outgoing, Reply } from '@doctor/network/network';
import { openTestLaboratory } from '@tests/unit/demo-lis/server/test-laboratory';

import {
  CLEAR_SITE_DATA,
  MEDIA_TYPES,
  SECURITY_HEADERS,
  cacheControl,
  contentSecurityPolicy,
} from '../../hosting/headers.mjs';

export const PORTAL = 'https://portal.test';
export const LABORATORY = 'https://laboratory.test';
export const LIS = 'https://lis.test';
const NOON = 'Fri, 20 Nov 2026 15:00:00 GMT';

const ACCOUNT = DEMO_ACCOUNTS.find(({ type }) => type === 4);
export const CREDENTIALS = {
  user: ACCOUNT?.userName ?? '',
  password: ACCOUNT?.password ?? '',
  type: 4,
  historyType: -1,
} as const;

/** The file of an installation with every server there is. */
export const FILE = {
  printGate: true,
  serviceUrl: `${LABORATORY}/service`,
  mailUrl: `${LABORATORY}/mail`,
  appServerUrl: `${LABORATORY}/app`,
  mergeUrl: `${LABORATORY}/merge`,
  lisUrl: `${LIS}/lis`,
};

const PAGE =
  '<!doctype html><script type="module" src="/assets/portal-a1b2c3d4.js"></script><link rel="stylesheet" href="/assets/portal-b1b2c3d4.css">';

/** The files of a host: their texts by their addresses. */
const FILES: Readonly<Record<string, string>> = {
  '/': PAGE,
  '/assets/portal-a1b2c3d4.js': 'export {};',
  '/assets/portal-b1b2c3d4.css': 'a{}',
  '/reports/reports.json': readFileSync('reports/reports.json', 'utf8'),
  '/glossary/es.json': '{"version":1,"tests":[]}',
};

function typeOf(path: string): string {
  const end = path.split('.').at(-1) ?? '';
  const found = Object.entries(MEDIA_TYPES).find(([, ends]) => ends.includes(end));
  return path.includes('.') ? (found?.[0] ?? 'text/plain') : 'text/html';
}

export function reply(status: number, body: string, headers: Record<string, string> = {}): Reply {
  return { status, headers, bytes: new TextEncoder().encode(body) };
}

/** The other origins that a file names. */
const originsOf = (file: object) => [
  ...new Set(
    Object.values(file).flatMap((value: unknown) =>
      typeof value === 'string' && value.startsWith('https:') ? new URL(value).origin : [],
    ),
  ),
];

/** A host as the delivered files make it. */
function hostReply({ method, url }: Outgoing, file: object): Reply {
  const { pathname } = new URL(url);
  const texts: Readonly<Record<string, string>> = {
    ...{ ...FILES, '/dashboard': PAGE, '/config.json': JSON.stringify(file) },
  };
  const found = texts[pathname];
  const isEnd = pathname === '/signed-out';
  const read = isEnd ? 204 : found === undefined ? 404 : 200;
  const status = method === 'GET' ? read : 405;
  const headers = {
    ...Object.fromEntries(
      Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    'content-security-policy': contentSecurityPolicy(originsOf(file)),
    'content-type': typeOf(pathname),
    'cache-control': cacheControl(pathname, status),
    date: NOON,
    ...(isEnd && { 'clear-site-data': CLEAR_SITE_DATA }),
  };
  return reply(status, status === 200 ? (found ?? '') : '', headers);
}

/** What each laboratory answered: nothing that is asked changes it, and the same is asked in every examination. */
const answered = new WeakMap<Laboratory, Map<string, Reply>>();

async function laboratoryReply(laboratory: Laboratory, outgoing: Outgoing): Promise<Reply> {
  const replies = answered.get(laboratory) ?? new Map<string, Reply>();
  answered.set(laboratory, replies);
  const key = JSON.stringify(outgoing);
  const known = replies.get(key);
  if (known !== undefined) return known;
  const { method, url, headers = {}, body } = outgoing;
  const answer = await laboratory.fetch(new Request(url, { method, headers, body: body ?? null }));
  const fresh = {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
  replies.set(key, fresh);
  return fresh;
}

/** A laboratory of a few orders, and one of them with a culture. */
export async function openLaboratory(
  switches: LaboratoryOptions['switches'] = {},
): Promise<{ readonly laboratory: Laboratory; readonly culture: string }> {
  const laboratory = await openTestLaboratory({
    seed: { patients: 8, orders: 40, days: 60 },
    reportsFolder: 'reports',
    // Its mail server waits a minute before it closes.
    smtpPort: null,
    switches,
  });
  const { rows } = await laboratory.database.execute('SELECT order_number FROM microorganisms');
  const [row] = rows;
  if (row === undefined) throw new Error('no culture among so few orders');
  return { laboratory, culture: String(number(row, 'order_number')) };
}

/** What stands in the place of an answer: another one, or null for the true one. */
export type Plant = (
  outgoing: Outgoing,
  truth: () => Promise<Reply>,
) => Reply | Promise<Reply> | null;

/** An installation: a host, a laboratory and what is planted in them. */
export interface Installation {
  readonly laboratory: Laboratory;
  readonly file?: object;
  readonly plant?: Plant;
  /** Days of each certificate. */
  readonly days?: Network['certificateDays'];
  readonly task?: Partial<Task>;
}

/** Its network, in this process: whoever is asked has no socket. Every answer that went out is kept. */
export function networkOf({ laboratory, file = FILE, plant, days }: Installation) {
  const told: Reply[] = [];
  const asked: Outgoing[] = [];
  const exchange = async (outgoing: Outgoing): Promise<Reply> => {
    asked.push(outgoing);
    const truth = () =>
      new URL(outgoing.url).origin === PORTAL
        ? Promise.resolve(hostReply(outgoing, file))
        : laboratoryReply(laboratory, outgoing);
    const answer = await (plant?.(outgoing, truth) ?? truth());
    told.push(answer);
    return answer;
  };
  const certificateDays = days ?? (() => Promise.resolve(90));
  return { network: { exchange, certificateDays } satisfies Network, told, asked };
}

/** Examines an installation as the doctor does. */
export async function examined(installation: Installation): Promise<Examination> {
  const { network } = networkOf(installation);
  return examine({
    ...{ origin: PORTAL, file: null, isAnyWord: false, credentials: CREDENTIALS, order: null },
    ...{ write: false, mailTo: null, checksums: null, network },
    ...installation.task,
  });
}

/** Each line by its group and name: its state and code. */
export function linesOf(findings: readonly Finding[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    findings.map(({ group, name, state, code }) => [`${group}: ${name}`, `${state} ${code}`]),
  );
}

/** The lines of one examination that are others in another one; what is gone is `gone`. */
export function changedLines(
  healthy: readonly Finding[],
  ill: readonly Finding[],
): Readonly<Record<string, string>> {
  const before = linesOf(healthy);
  const after = linesOf(ill);
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, after[name] ?? 'gone']),
  );
}

/** What a program says in this process: its output and exit code. Nobody is there to be asked. */
export async function said(
  program: Program,
  args: readonly string[],
  { network, environment = {} }: { network?: Network; environment?: Record<string, string> } = {},
): Promise<{ readonly output: string; readonly code: number }> {
  const output = new PassThrough();
  const code = await runCommand(program, {
    ...{ args, environment, input: new PassThrough(), output },
    now: new Date(Date.UTC(2026, 10, 20, 15)),
    ...(network !== undefined && { network }),
  });
  output.end();
  return { output: await text(output), code };
}
