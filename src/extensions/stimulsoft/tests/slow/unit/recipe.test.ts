import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const PACKAGE = 'stimulsoft-reports-js';
/** What the build publishes of it (vite.config.ts). */
const SCRIPTS = ['stimulsoft.reports.engine.js', 'stimulsoft.reports.export.js'];

let folder = '';
let registry = '';
const server = createServer();

interface Manifest {
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

async function readJson(path: string): Promise<Manifest> {
  return JSON.parse(await readFile(path, 'utf8')) as Manifest;
}

/** A package of the vendor's shape; its own is not here, because its licence forbids it. */
async function packStandIn(version: string): Promise<Buffer> {
  const source = join(folder, 'stand-in');
  await mkdir(join(source, 'Scripts'), { recursive: true });
  await writeFile(join(source, 'package.json'), JSON.stringify({ name: PACKAGE, version }));
  for (const script of SCRIPTS) await writeFile(join(source, 'Scripts', script), '// stands in');
  await run('npm', ['pack', '--pack-destination', folder], { cwd: source });
  return readFile(join(folder, `${PACKAGE}-${version}.tgz`));
}

/** A registry with that one package. */
async function serve(version: string): Promise<string> {
  const file = await packStandIn(version);
  const integrity = `sha512-${createHash('sha512').update(file).digest('base64')}`;
  server.on('request', ({ url = '' }, response) => {
    if (url.endsWith('.tgz')) {
      response.end(file);
      return;
    }
    const dist = { tarball: `${registry}/${PACKAGE}.tgz`, integrity };
    const versions = { [version]: { name: PACKAGE, version, dist } };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ name: PACKAGE, 'dist-tags': { latest: version }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-recipe-'));
  const manifest = await readJson('package.json');
  // The portal's own packages are left out: what npm makes of this one does not hang on them.
  const project = { ...manifest, dependencies: {}, devDependencies: {} };
  await mkdir(join(folder, 'portal'));
  await writeFile(join(folder, 'portal', 'package.json'), JSON.stringify(project));
  // With the lock npm keeps an optional peer away unless it is told otherwise.
  const lock = { ...(await readJson('package-lock.json')), packages: { '': project } };
  await writeFile(join(folder, 'portal', 'package-lock.json'), JSON.stringify(lock));
  registry = await serve(manifest.peerDependencies?.[PACKAGE] ?? '');
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

it('the printed recipe installs the engine, and leaves the project as it was', async () => {
  const recipe = /`npm (install --no-save [^`]+)`/.exec(await readFile('docs/deploy.md', 'utf8'));
  const command = recipe?.[1]?.split(' ') ?? [];
  expect(command.join(' ')).toContain(PACKAGE);
  const cwd = join(folder, 'portal');
  const before = await readFile(join(cwd, 'package.json'), 'utf8');
  const offline = ['--registry', registry, '--no-audit', '--no-fund', '--cache', join(folder, 'c')];
  await run('npm', [...command, ...offline], { cwd });
  expect(await readdir(join(cwd, 'node_modules', PACKAGE, 'Scripts'))).toEqual(SCRIPTS);
  expect(await readFile(join(cwd, 'package.json'), 'utf8')).toBe(before);
});

const SCRIPT = 'src/extensions/stimulsoft/tests/check/check-stimulsoft.mjs';
const isInstalled = existsSync(join('node_modules', PACKAGE));

it.skipIf(isInstalled)(
  'the check without the engine prints the same recipe, and asks for a key unless an evaluation is wanted',
  async () => {
    const env = { ...process.env, STIMULSOFT_LICENSE_KEY: '' };
    const { stdout } = await run(process.execPath, [SCRIPT], { env });
    const printed = /npm install .+/.exec(stdout)?.[0];
    expect(await readFile('docs/deploy.md', 'utf8')).toContain(`\`${printed ?? 'NOTHING'}\``);
    expect(stdout).toContain('STIMULSOFT_LICENSE_KEY');
    const evaluation = await run(process.execPath, [SCRIPT, '--evaluation'], { env });
    expect(evaluation.stdout).toContain('NOT RUN');
    expect(evaluation.stdout).not.toContain('STIMULSOFT_LICENSE_KEY');
  },
);

it.each([
  [['--evaluate'], "Unknown option '--evaluate'"],
  [['--stand-in', '--orders', '/nothing'], '/nothing is not there'],
])('the check says what is wrong with %j', async (options, sentence) => {
  const failure: unknown = await run(process.execPath, [SCRIPT, ...options]).catch(
    (reason: unknown) => reason,
  );
  expect(failure).toMatchObject({ code: 1 });
  expect(failure).toHaveProperty('stderr', expect.stringContaining(sentence));
});
