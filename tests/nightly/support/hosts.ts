import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';

/** Beside the ports of the run itself (.config/playwright.config.ts). */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? '4273') + 1000;

/** A web server that the project has a file for. */
export interface HostKind {
  readonly name: string;
  readonly port: number;
  /** What the distribution calls the program. */
  readonly program: string;
  /** The project's file as this test runs it: its capitals filled in, its folders moved, without certificate. */
  readonly settle: (text: string, place: Place) => string;
  readonly file: string;
  readonly start: (file: string) => readonly string[];
}

interface Place {
  readonly folder: string;
  readonly port: number;
}

const filled = (text: string) => text.replaceAll('BACKEND_ORIGINS', LABORATORY);

/** Replaces what must be there, so that a changed file is noticed. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`the file says "${from}" no more`);
  return text.replaceAll(from, to);
}

function settleNginx(text: string, { folder, port }: Place): string {
  const changes: readonly [string, string][] = [
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    ['server_name PORTAL_NAME;', 'server_name localhost;'],
    ['root /srv/portal;', `root ${folder}/portal;`],
    ['/var/log/nginx/portal.log', `${folder}/access.log`],
  ];
  const server = changes.reduce((before, [from, to]) => replaced(before, from, to), filled(text));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http { ${temporary.join(' ')}
${server}
}`;
}

function settleCaddy(text: string, { folder, port }: Place): string {
  const changes: readonly [string, string][] = [
    ['PORTAL_NAME {', `http://localhost:${port} {`],
    ['/srv/portal', `${folder}/portal`],
    ['/var/log/caddy/portal.log', `${folder}/access.log`],
  ];
  const site = changes.reduce((before, [from, to]) => replaced(before, from, to), filled(text));
  return `{\n\tadmin off\n\tauto_https off\n}\n${site}`;
}

/** Servers for which the repository has a file in `.config/deploy`. */
export const HOST_KINDS: readonly HostKind[] = [
  {
    name: 'nginx',
    port: FIRST_PORT,
    program: 'nginx',
    file: '.config/deploy/nginx.conf',
    settle: settleNginx,
    start: (file) => ['-c', file],
  },
  {
    name: 'Caddy',
    port: FIRST_PORT + 1,
    program: 'caddy',
    file: '.config/deploy/Caddyfile',
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
  await cp(join(import.meta.dirname, '../../../dist'), portal, { recursive: true });
  const config = {
    serviceUrl: `${LABORATORY}/service`,
    mailUrl: `${LABORATORY}/mail`,
    appServerUrl: `${LABORATORY}/app`,
    allowedOrigins: [LABORATORY],
  };
  await mkdir(join(portal, '.git'));
  await Promise.all([
    writeFile(join(portal, 'config.json'), JSON.stringify(config)),
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

/** Asks with any method, and without the manners of a browser: paths go out as they are written. */
export async function ask(port: number, path: string, method = 'GET'): Promise<HostAnswer> {
  const call = request({
    port,
    host: '127.0.0.1',
    path,
    method,
    headers: { host: `localhost:${port}` },
  });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of answer) body += String(chunk);
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body,
  };
}

export type Host = Awaited<ReturnType<typeof startHost>>;

/** The real server with the repository's file before the build. */
export async function startHost(kind: HostKind) {
  const { port, program } = kind;
  const folder = await mkdtemp(join(tmpdir(), `portal-${program}-`));
  // nginx reads as a user of its own.
  await chmod(folder, 0o755);
  await lay(folder);
  const file = join(folder, 'server.conf');
  await writeFile(file, kind.settle(await readFile(kind.file, 'utf8'), { folder, port }));
  const server = spawn(program, [...kind.start(file)], {
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
    expect((await ask(port, '/')).status, said).toBe(200);
  }).toPass({ timeout: 30_000 });
  return {
    folder,
    accessLog: () => readFile(join(folder, 'access.log'), 'utf8'),
    async stop(): Promise<void> {
      const isOver = once(server, 'exit');
      server.kill();
      await isOver;
      await rm(folder, { recursive: true });
    },
  };
}
