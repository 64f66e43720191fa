// Runs what a release holds, as whoever gets it would: checksums, the images' settings, and each root file system as nobody.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  HEALTH,
  SECURITY_HEADERS,
  VERSION,
  cacheControl,
  contentSecurityPolicy,
} from '../scripts/headers.mjs';
import { USER } from './root-file-system.mjs';
import { NAMESPACE, signSums } from './signature.mjs';
import { filesBelow } from './trees.mjs';

/** Ports of the proofs: the portal, the demo laboratory, its mail. None of those that `fetch` refuses, such as 4190. */
const [PORTAL, LABORATORY, MAIL] = [0, 1, 2].map(
  (at) => Number(process.env.PROOF_PORT ?? 4390) + at,
);
/** As chroot, with the folder in which the program runs; its whole path, because the program is given no other variable. */
const UNSHARE = '/usr/bin/unshare';
const PATIENCE_MS = 300_000;

function say(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    ...options,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error ?? stderr}`);
  return stdout;
}

function requireEqual(name, found, wanted) {
  const [left, right] = [found, wanted].map((value) => JSON.stringify(value));
  if (left !== right) throw new Error(`${name} is ${left}, not ${right}`);
}

/** What a program says until it is asked to end; `stop` waits for its end. */
function start(command, args, options) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += String(chunk);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  return {
    said: () => said,
    isOver: () => child.exitCode !== null,
    stop() {
      child.kill();
      return ended;
    },
  };
}

/** Asks until somebody answers. */
async function answered(program, address) {
  const last = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await fetch(address);
    } catch (cause) {
      if (program.isOver() || performance.now() > last) {
        throw new Error(`nobody answers at ${address} (${cause.cause}): ${program.said()}`);
      }
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

/** The image's own settings, and its root file system below a folder. */
function unpacked({ target, work, version }, name) {
  const layout = join(work, `${name}-layout`);
  mkdirSync(layout);
  say('tar', ['--extract', `--file=${join(target, `${name}.oci.tar`)}`, `--directory=${layout}`]);
  const { config } = JSON.parse(say('skopeo', ['inspect', '--config', `oci:${layout}:${version}`]));
  requireEqual(`the user of ${name}`, config.User, `${USER}:${USER}`);
  const bundle = join(work, `${name}-bundle`);
  say('umoci', ['unpack', `--image=${layout}:${version}`, bundle]);
  return { config, root: join(bundle, 'rootfs') };
}

/** Starts an image's program as nobody in its root file system, of which nothing is nobody's to change. */
function startImage({ config, root }, environment, words = []) {
  const names = [...config.Env.map((pair) => pair.split('=')), ...Object.entries(environment)];
  const env = Object.fromEntries(names.map(([name, ...rest]) => [name, rest.join('=')]));
  const place = [`--root=${root}`, `--wd=${config.WorkingDir}`];
  const nobody = [`--setuid=${USER}`, `--setgid=${USER}`];
  return start(UNSHARE, [...place, ...nobody, ...config.Entrypoint, ...words], { env });
}

async function provePortal(release) {
  const name = `portal-${release.version}`;
  const image = unpacked(release, name);
  const before = filesBelow(image.root);
  const lisUrl = '/lis';
  writeFileSync(join(image.root, 'srv', 'portal', 'config.json'), JSON.stringify({ lisUrl }));
  const server = startImage(image, {
    PORT: String(PORTAL),
    SERVICE: `http://127.0.0.1:${LABORATORY}`,
    SERVICE_PATH: '/service',
  });
  try {
    const origin = `http://127.0.0.1:${PORTAL}`;
    const health = await answered(server, origin + HEALTH);
    requireEqual('the health address', [health.status, await health.text()], [200, 'ok\n']);
    const version = await (await fetch(origin + VERSION)).json();
    requireEqual('the version', version.version, release.version);
    requireEqual('the commit', version.commit.slice(0, 40), release.commit.id);
    requireEqual('the laboratory’s own file', await (await fetch(`${origin}/config.json`)).json(), {
      lisUrl,
    });
    const page = await (await fetch(origin)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/assets/none.js';
    for (const path of [
      '/',
      '/dashboard',
      HEALTH,
      VERSION,
      '/config.json',
      script,
      '/assets/none.js',
    ]) {
      const { headers, status } = await fetch(origin + path);
      const wanted = {
        ...SECURITY_HEADERS,
        'Content-Security-Policy': contentSecurityPolicy([]),
        'Cache-Control': cacheControl(path, status),
      };
      requireEqual(`the status of ${path}`, status, path === '/assets/none.js' ? 404 : 200);
      for (const [header, value] of Object.entries(wanted)) {
        requireEqual(`${header} of ${path}`, headers.get(header), value);
      }
    }
    const types = await fetch(`${origin}/api/usertypes`);
    requireEqual(
      'a call to the service',
      [types.status, (await types.json()).length > 0],
      [200, true],
    );
    requireEqual(
      'a call to a server that was not named',
      (await fetch(`${origin}/app/api/user`)).status,
      502,
    );
    requireEqual('writing to the host', (await fetch(origin, { method: 'POST' })).status, 405);
  } finally {
    await server.stop();
  }
  requireEqual('what the image wrote to its disk', filesBelow(image.root), before);
}

/** Whether a demo laboratory lets its physician in, at the port of the proof. */
async function requireSignIn(program) {
  const origin = `http://127.0.0.1:${LABORATORY}`;
  await answered(program, `${origin}/healthz`);
  const pages = await (await fetch(origin)).text();
  requireEqual('the first page', pages.includes('Datos ficticios'), true);
  const answer = await fetch(`${origin}/service/authentication/web`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ user: 'medico', password: 'Medico.2026', type: 1, historyType: -1 }),
  });
  requireEqual('the sign-in', [answer.status, (await answer.json()).success], [200, true]);
}

const ports = { LIS_PORT: String(LABORATORY), SMTP_PORT: String(MAIL) };
const FEW = ['--orders', '200', '--seed', '7', '--strict'];

async function proveDemoArchive({ target, work, version }) {
  const name = `demo-laboratory-${version}`;
  const folder = join(work, 'unpacked');
  mkdirSync(folder);
  say('tar', ['--extract', `--file=${join(target, `${name}.tar.gz`)}`, `--directory=${folder}`]);
  const program = start(process.execPath, ['main.js', ...FEW], {
    cwd: join(folder, name),
    env: { ...ports, DATABASE: ':memory:' },
  });
  try {
    await requireSignIn(program);
  } finally {
    await program.stop();
  }
}

/** A key made for this and thrown away signs, and whoever has its public half can tell. */
function proveSignature({ target, work }) {
  const [sums, key, signers] = ['sums', 'key', 'signers'].map((name) => join(work, name));
  copyFileSync(join(target, 'SHA256SUMS'), sums);
  say('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'proof', '-f', key]);
  signSums(sums, key);
  writeFileSync(signers, `proof ${readFileSync(`${key}.pub`, 'utf8')}`);
  const who = ['-Y', 'verify', '-f', signers, '-I', 'proof', '-n', NAMESPACE];
  say('ssh-keygen', [...who, '-s', `${sums}.sig`], { input: readFileSync(sums) });
  const { status } = spawnSync('ssh-keygen', [...who, '-s', `${sums}.sig`], { input: 'others' });
  requireEqual('the signature of other checksums', status === 0, false);
}

/** Proves a release, or ends with the first thing that is not as it should be. */
export async function prove(release) {
  const { target, work, version } = release;
  say('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: target });
  proveSignature(release);
  console.log('Proved: the checksums, and that a key signs them.');
  await proveDemoArchive(release);
  console.log('Proved: the archive of the demo laboratory runs with Node alone.');
  const name = `demo-laboratory-${version}`;
  const image = unpacked({ target, work, version }, name);
  const before = filesBelow(image.root);
  const demo = startImage(image, { ...ports, HOST: '127.0.0.1' }, FEW);
  try {
    await requireSignIn(demo);
    await provePortal(release);
  } finally {
    await demo.stop();
  }
  requireEqual('what the demo laboratory wrote to its disk', filesBelow(image.root), before);
  console.log(
    'Proved: both images run as nobody, write nothing, and the portal’s sends every header.',
  );
}
