import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createServer } from 'vite';

import { compare } from './support/comparison';
import { inTurn } from './support/measure';

const ROOT = join(import.meta.dirname, '..', '..');
/** A copy that is edited; what is installed is the same. */
const COPY = join(ROOT, '.data', 'bench-development');
const COPIED = [
  ...['.config', 'demo-lis', 'public', 'reports', 'src', 'tests/support'],
  ...['index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];
const PORT = '7373';
const LIS_PORT = '7374';
const RUNS = 8;
const SCREEN = join('src', 'features', 'login', 'login-screen.tsx');

/** `npm run dev` in the copy. */
async function startPortal(): Promise<ChildProcess> {
  await rm(COPY, { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  for (const path of COPIED) await cp(join(ROOT, path), join(COPY, path), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(COPY, 'node_modules'), 'dir');
  return spawn(process.execPath, ['.config/scripts/dev.mjs'], {
    cwd: COPY,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT,
      LIS_PORT,
      DATABASE: join(COPY, 'laboratory.db'),
      START_DAYS: '0',
    },
  });
}

/** Vite and React with nothing else. */
async function startScaffold() {
  const folder = join(COPY, 'scaffold');
  const peers = join(ROOT, '.data', 'peers', 'source');
  await cp(join(peers, 'scaffold'), folder, { recursive: true });
  await symlink(join(peers, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const vite = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    cacheDir: join(COPY, 'scaffold-cache'),
    plugins: [react()],
    server: { port: 0 },
  });
  await vite.listen();
  return { address: vite.resolvedUrls?.local[0] ?? '', folder, stop: () => vite.close() };
}

/** Milliseconds until the form is on screen in a tab that just opened. */
async function shown(page: Page, address: string): Promise<number> {
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('input[type="password"]').last().waitFor({ timeout: 60_000 });
  return performance.now() - start;
}

/** Writes another mark into a screen's source. Gives the milliseconds until the screen has it. */
async function edited(page: Page, file: string, mark: number): Promise<number> {
  const source = await readFile(file, 'utf8');
  const changed = source.replace(/<main(?: data-mark="\d+")?/, `<main data-mark="${mark}"`);
  const start = performance.now();
  await writeFile(file, changed);
  await page.locator(`main[data-mark="${mark}"]`).waitFor({ timeout: 30_000 });
  return performance.now() - start;
}

test('development server: the form, and a change of it (wall)', async ({ browser }) => {
  const portal = await startPortal();
  try {
    const address = `http://localhost:${PORT}/`;
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 120_000 },
      )
      .toBe(true);
    const scaffold = await startScaffold();
    const [own, other] = [await browser.newPage(), await browser.newPage()];
    // The first visits translate and bundle.
    await shown(own, address);
    await shown(other, scaffold.address);
    const seen = await inTurn(RUNS, {
      portal: () => shown(own, address),
      scaffold: () => shown(other, scaffold.address),
    });
    let mark = 0;
    const changed = await inTurn(RUNS, {
      portal: () => edited(own, join(COPY, SCREEN), (mark += 1)),
      scaffold: () => edited(other, join(scaffold.folder, 'app.jsx'), (mark += 1)),
    });
    const jobs = {
      'development server, the login shown': seen,
      'development server, a change shown': changed,
    };
    for (const [job, times] of Object.entries(jobs)) {
      const peers = { scaffold: times.scaffold };
      await compare({ job: `${job} (wall)`, portal: times.portal, peers, limit: times.scaffold });
    }
    await scaffold.stop();
  } finally {
    portal.kill();
  }
});
