// The programs that an installer runs by hand: wherever they are typed, and with what cannot be.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildDoctor } from '../../../.config/scripts/build-doctor.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
  symlinkSync(resolve('.'), join(folder, 'link'));
  copyFileSync('.config/deploy/tenants.json', join(folder, 'two.json'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const all = { ...process.env, ...env };
  return spawnSync(process.execPath, [program, ...args], {
    env: all,
    encoding: 'utf8',
    timeout: 20_000,
  });
}

describe('npm run hosts', () => {
  it('reads the file of the folder where it was typed, also through a link', () => {
    const program = join(folder, 'link', '.config', 'scripts', 'host-files.mjs');
    expect(run(program, ['--tenants', 'two.json'], { INIT_CWD: folder }).status).toBe(0);
    expect(readdirSync(folder).toSorted()).toEqual([
      'link',
      'two.Caddyfile',
      'two.json',
      'two.nginx.conf',
    ]);
  });

  it('says how it is used where an option is none', () => {
    const { status, stderr } = run('.config/scripts/host-files.mjs', ['--tenant', 'x'], {});
    expect(stderr).toContain('Usage: npm run hosts [-- --tenants FILE]');
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  });
});

describe('the start gate', () => {
  const gate = (port: string) =>
    run('.config/deploy/start-gate.mjs', [], {
      SERVICE_URL: 'http://service.test',
      GATE_USER: 'gate',
      GATE_PASSWORD: 'secret',
      GATE_PORT: port,
    });

  it('tells in one line that its port is taken, or none', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const taken = typeof address === 'object' && address !== null ? String(address.port) : '';
    for (const port of [taken, 'abc', '99999']) {
      const { status, stderr } = gate(port);
      expect(stderr).toMatch(/^start gate: cannot listen on 127\.0\.0\.1:\w+: .*\n$/);
      expect(status).toBe(1);
    }
    server.close();
  });
});

describe('the doctor, as one file', () => {
  it('tells an older Node which one it needs, before anything else', async () => {
    await buildDoctor(folder, ['doctor']);
    const older = `data:text/javascript,${encodeURIComponent(
      "Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })",
    )}`;
    const program = join(folder, 'doctor.mjs');
    const { status, stdout, stderr } = run('--import', [older, program], {});
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      'doctor: Node 20 or newer is needed; this is 18.20.4\n',
    ]);
    expect(run(program, ['--help'], {}).status).toBe(0);
  });
});
