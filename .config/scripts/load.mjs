// `npm run load`: ten thousand visits of the built portal's static files against the real nginx and the real Caddy, on this machine
// alone. Prints what went over the line, errors, requests a second and memory. VISITS and FIRST change the run.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { fill } from '../deploy/hosts.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { PORTAL_PORT, fail, onPath, requirePorts, root } from './environment.mjs';

const VISITS = Number(process.env.VISITS ?? 10_000);
/** The share of visitors who have nothing yet; all others ask only for what may not be kept. */
const FIRST = Number(process.env.FIRST ?? 0.2);
const AT_ONCE = '50';
const AUTOCANNON = 'autocannon@9.0.0';

/** What comes while somebody types, and with the first screen (.size-limit.mjs). */
const LATER = /^(?:routed-portal|toasts|dashboard-route)-/;
/** Only phones of one maker ask for it, once. */
const RARE = /apple-touch-icon/;

/** What every visit asks for, and what only those ask for that were never here. */
async function filesOfVisit() {
  const html = await readFile(join(root, 'dist/index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  const always = named.filter((path) => !path.startsWith('/assets/') && !RARE.test(path));
  const later = (await readdir(join(root, 'dist/assets'))).filter((name) => LATER.test(name));
  const kept = named.filter((path) => path.startsWith('/assets/'));
  const again = ['/', ...always];
  return { again, first: [...again, ...kept, ...later.map((name) => `/assets/${name}`)] };
}

/** The file of a server, nobody behind it, without TLS, for it would be measured instead of the files. */
const templateOf = (name) => readFile(join(root, '.config/deploy', name), 'utf8');
const filled = (template, folder, name) =>
  fill(template, [
    {
      PORTAL_NAME: name,
      CONNECT_SOURCES: "'self'",
      FILES_FOLDER: `${folder}/portal`,
    },
  ])
    .replaceAll('/srv/portal', `${folder}/portal`)
    .replaceAll(/\/var\/log\/(?:nginx|caddy)\//g, `${folder}/`);

const SERVERS = {
  nginx: {
    command: (file) => ['nginx', ['-c', file]],
    async file(folder, port) {
      const template = await templateOf('nginx.conf');
      const plain = template.replaceAll(/^ *ssl_(?:certificate|protocols).*\n/gm, '');
      const server = filled(plain, folder, 'localhost')
        .replace('listen 80;', `listen 127.0.0.1:${port + 5};`)
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { ${temporary.join(' ')}
${server}
}`;
    },
  },
  Caddy: {
    command: (file) => ['caddy', ['run', '--adapter', 'caddyfile', '--config', file]],
    async file(folder, port) {
      const text = filled(await templateOf('Caddyfile'), folder, `http://localhost:${port}`);
      return text.replace('\n{\n', '\n{\n\tadmin off\n');
    },
  },
};

/** Resident megabytes of a program and those it started. */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  const others = await Promise.all(children.split(' ').filter(Boolean).map(memoryOf));
  return others.reduce((sum, megabytes) => sum + megabytes, own);
}

/** So many visits of these files, by autocannon: what it counted, as an object. */
async function visit(port, files, visits, folder) {
  const origin = `http://localhost:${port}`;
  const headers = [{ name: 'accept-encoding', value: 'gzip' }];
  const entries = files.map((path) => ({
    request: { method: 'GET', url: origin + path, headers, queryString: [], cookies: [] },
  }));
  const har = join(folder, 'visit.har');
  await writeFile(har, JSON.stringify({ log: { entries } }));
  const amount = String(visits * files.length);
  const { status, stdout } = spawnSync(
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    [
      '--yes',
      AUTOCANNON,
      '--json',
      '--connections',
      AT_ONCE,
      '--amount',
      amount,
      '--har',
      har,
      origin,
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) fail('autocannon could not be run; npm fetches it where it is missing.');
  return JSON.parse(stdout);
}

async function isServed(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (answer?.ok === true) return true;
    await pause(200);
  }
  return false;
}

async function measure(name, port) {
  const { command, file } = SERVERS[name];
  const folder = await mkdtemp(join(tmpdir(), 'portal-load-'));
  await chmod(folder, 0o755);
  await cp(join(root, 'dist'), join(folder, 'portal'), { recursive: true });
  await writeFile(join(folder, 'portal/config.json'), '{"lisUrl": "/lis"}');
  const settings = join(folder, 'server.conf');
  await writeFile(settings, await file(folder, port));
  const [program, args] = command(settings);
  const server = spawn(program, args, {
    stdio: 'ignore',
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const isOver = once(server, 'exit');
  if (!(await isServed(port))) fail(`${name} does not serve the portal.`);
  const before = await memoryOf(server.pid);
  const { again, first } = await filesOfVisit();
  const rows = [];
  for (const [kind, files, visits] of [
    ['first', first, VISITS * FIRST],
    ['again', again, VISITS * (1 - FIRST)],
  ]) {
    const { requests, throughput, errors, timeouts, non2xx, duration, latency } = await visit(
      port,
      files,
      Math.round(visits),
      folder,
    );
    rows.push({
      server: name,
      visits: `${Math.round(visits)} ${kind}`,
      files: files.length,
      requests: requests.total,
      failed: errors + timeouts + non2xx,
      'kB a visit': Math.round(throughput.total / visits / 100) / 10,
      'requests a second': Math.round(requests.total / duration),
      'ms, median': latency.p50,
      'ms, 99 of 100': latency.p99,
      'MB before': Math.round(before),
      'MB after': Math.round(await memoryOf(server.pid)),
    });
  }
  server.kill();
  await isOver;
  await rm(folder, { recursive: true });
  return rows;
}

ensureBuild();
const port = PORTAL_PORT;
await requirePorts([[port, 'web server', 'PORT']], 'npm run load');
const rows = [];
for (const name of Object.keys(SERVERS)) {
  if (onPath(name.toLowerCase()) === undefined) console.log(`${name} is not installed here.`);
  else rows.push(...(await measure(name, port)));
}
console.table(rows);
