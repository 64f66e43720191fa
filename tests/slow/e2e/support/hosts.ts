import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { fill } from '../../../../tools/hosting/hosts.mjs';
import { PROXIES } from '../../../../tools/hosting/headers.mjs';

/** Beside the ports of the run itself (.config/playwright.config.ts), and each of its workers beside the others. */
export const FIRST_PORT =
  Number(process.env['E2E_PORT'] ?? '4273') +
  1000 +
  20 * Number(process.env['TEST_PARALLEL_INDEX'] ?? '0');
/** From the port of nginx to the one where it sends visitors on to it. */
export const PLAIN = 10;

/** A web server that the project has a file for. */
export interface HostKind {
  readonly name: string;
  readonly port: number;
  /** What the distribution calls the program. */
  readonly program: string;
  readonly file: string;
  /** The file as this test runs it: its folders moved, its ports those of the run. */
  readonly settle: (text: string, place: Place) => string;
  readonly start: (file: string) => readonly string[];
}

interface Place {
  readonly folder: string;
  readonly port: number;
}

/** What an installer answers; all servers are the demo laboratory at a port. */
function answered(text: string, { laboratory, folder }: Place & { readonly laboratory: number }) {
  const rows = PROXIES.flatMap(({ name, path }): [string, string][] => [
    [`${name}_SCHEME`, 'http'],
    [`${name}_HOST`, `127.0.0.1:${laboratory}`],
    [`${name}_ORIGIN`, `http://127.0.0.1:${laboratory}`],
    [`${name}_PATH`, path === '/api' ? '/service' : path],
  ]);
  return fill(text, [
    {
      ...Object.fromEntries(rows),
      PORTAL_NAME: 'localhost',
      CERTIFICATE_FILE: `${folder}/certificate.pem`,
      KEY_FILE: `${folder}/key.pem`,
      CONNECT_SOURCES: "'self'",
      FILES_FOLDER: '/srv/portal',
    },
  ]);
}

/** Replaces what must be there, so that a changed file is noticed. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`the file says "${from}" no more`);
  return text.replaceAll(from, to);
}

/** A file with changes, each of a piece that must be there. */
export const changed = (text: string, changes: readonly (readonly [string, string])[]) =>
  changes.reduce((before, [from, to]) => replaced(before, from, to), text);

/** What stands around the files of this project where nginx runs. */
export function aroundNginx(servers: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http { ${temporary.join(' ')}
${servers}
}`;
}

function settleNginx(text: string, { folder, port }: Place): string {
  const here = text.replaceAll(/(308 https:\/\/[\w.]+)\$/g, `$1:${port}$`);
  const server = changed(here, [
    ['listen 80', `listen 127.0.0.1:${port + PLAIN}`],
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['/srv/', `${folder}/`],
    ['/var/log/nginx/', `${folder}/`],
  ]);
  return aroundNginx(server, folder);
}

function settleCaddy(text: string, { folder, port }: Place): string {
  return changed(text, [
    ['\n{\n', '\n{\n\tadmin off\n\tauto_https disable_redirects\n'],
    ['/srv/', `${folder}/`],
    ['/var/log/caddy/', `${folder}/`],
  ])
    .replace('http://, https:// {', `https://:${port} {`)
    .replaceAll(/^(localhost|[\w.]+\.example) \{$/gm, `https://$1:${port} {`);
}

/** Servers for which the repository has a file in `tools/hosting`. */
export const HOST_KINDS: readonly HostKind[] = [
  {
    name: 'nginx',
    port: FIRST_PORT,
    program: 'nginx',
    file: 'tools/hosting/nginx.conf',
    settle: settleNginx,
    start: (file) => ['-c', file],
  },
  {
    name: 'Caddy',
    port: FIRST_PORT + 1,
    program: 'caddy',
    file: 'tools/hosting/Caddyfile',
    settle: settleCaddy,
    start: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
];

/** Whether the program is there; where it is not, the tests say so and are skipped. */
export function isInstalled({ program }: HostKind): boolean {
  const { error } = spawnSync(program, [program === 'caddy' ? 'version' : '-v']);
  return error === undefined;
}

/** The build with a `config.json`, and files beside it that no visitor may have. */
async function lay(folder: string): Promise<void> {
  const portal = join(folder, 'portal');
  await cp(join(import.meta.dirname, '../../../../dist'), portal, { recursive: true });
  // As in the end-to-end tests, a search comes when it is asked for.
  const config = {
    lisUrl: '/lis',
    appServerUrl: '/app',
    mergeUrl: '/merge',
    mailUrl: '/mail',
    startDays: 0,
  };
  await mkdir(join(portal, '.git'));
  await mkdir(join(portal, '.well-known/acme-challenge'), { recursive: true });
  await Promise.all([
    writeFile(join(portal, 'config.json'), JSON.stringify(config)),
    writeFile(join(portal, '.well-known/security.txt'), 'Contact: mailto:x@laboratorio.example'),
    writeFile(join(portal, '.well-known/acme-challenge/a_B-9'), 'answer'),
    writeFile(join(portal, '.git/config'), 'SECRET'),
    writeFile(join(portal, '.env'), 'SECRET'),
    writeFile(join(portal, 'assets/app.js.map'), 'SECRET'),
  ]);
}

/** An answer of a host as it came over the line. */
export interface HostAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The name that the connection is opened with, where it is not that of the call. */
  readonly servername?: string;
  /** The address that the call comes from. */
  readonly localAddress?: string;
}

/** Asks with any method, and without the manners of a browser: paths go out as they are written. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers, body, servername, localAddress = '127.0.0.1' }: Asked = {},
): Promise<HostAnswer> {
  const call = request({
    port,
    host: '127.0.0.1',
    path,
    method,
    headers: { host: `localhost:${port}`, ...headers },
    rejectUnauthorized: false,
    agent: false,
    localAddress,
    ...(servername !== undefined && { servername }),
  });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  const pairs = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(pairs) as Record<string, string>,
    body: text,
  };
}

export type Host = Awaited<ReturnType<typeof startHost>>;

interface HostOptions {
  /** Port of the laboratory behind the host. */
  readonly laboratory: number;
  /** Further changes that an installer makes to the file. */
  readonly changes?: readonly (readonly [string, string])[];
}

/** A certificate for names, and its key, as `certificate.pem` and `key.pem` of a folder. */
export function certify(folder: string, names: readonly string[]): void {
  const [key, certificate] = ['key', 'certificate'].map((name) => join(folder, `${name}.pem`));
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  const made = spawnSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${names[0] ?? ''} -addext subjectAltName=${alternatives} -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
  );
  expect(made.status, String(made.stderr)).toBe(0);
}

interface Run extends Pick<HostKind, 'program' | 'start'>, Place {
  readonly text: string;
  /** One that is served there. */
  readonly name: string;
}

/** Runs a real server with a file, in a folder that goes with it. */
export async function runHost({ program, start, folder, port, text, name }: Run) {
  const file = join(folder, 'server.conf');
  await writeFile(file, text);
  const server = spawn(program, [...start(file)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Caddy keeps its last configuration in the home of whoever runs it.
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  let said = '';
  server.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  await expect(async () => {
    expect(server.exitCode, said).toBeNull();
    expect((await ask(port, '/', { headers: { host: name } })).status, said).toBe(200);
  }).toPass({ timeout: 30_000 });
  const written = (log: string) => readFile(join(folder, log), 'utf8').catch(() => '');
  return {
    folder,
    accessLog: () => written('portal.log'),
    /** What the server wrote anywhere about things that went wrong. */
    async errorLog(): Promise<string> {
      return said + (await written('error.log')) + (await written('portal-error.log'));
    },
    async stop(): Promise<void> {
      const isOver = once(server, 'exit');
      server.kill();
      await isOver;
      await rm(folder, { recursive: true });
    },
  };
}

/** A folder of a server that runs for a test. */
export async function hostFolder(program: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `portal-${program}-`));
  // nginx reads as a user of its own.
  await chmod(folder, 0o755);
  return folder;
}

/** The real server with the repository's file before the build, everything on one origin with TLS. */
export async function startHost(kind: HostKind, { laboratory, changes = [] }: HostOptions) {
  const { port, program } = kind;
  const folder = await hostFolder(program);
  await lay(folder);
  certify(folder, ['localhost']);
  const text = changed(
    answered(await readFile(kind.file, 'utf8'), { laboratory, folder, port }),
    changes,
  );
  return runHost({ ...kind, folder, text: kind.settle(text, { folder, port }), name: 'localhost' });
}
