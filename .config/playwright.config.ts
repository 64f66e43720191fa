import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { defineConfig } from '@playwright/test';

import type { BrowserOptions } from '../tests/e2e/support/watched-test';
import { HEADLESS_SHELL } from '../tests/e2e/support/headless-shell';

// Two checkouts on one machine can test at the same time.
const PORT = process.env['E2E_PORT'] ?? '4273';
const LIS_PORT = process.env['E2E_LIS_PORT'] ?? '4274';
/** Journeys that a phone makes too, in the whole browser. */
export const ON_PHONES = ['journey', 'reading', 'accounts', 'print'].map(
  (name) => `${name}.spec.ts`,
);
/** Milliseconds by which the laboratory answers late at the most; 0 but in a part of the slow run. */
const LATE = Number(process.env['LATE_ANSWERS'] ?? 0);
/** The whole browser, and the one without windows that npm test finds or installs. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const SHELL = HEADLESS_SHELL ?? CHROMIUM;
/** Tests of what only the whole browser has: its viewer of PDF files in a window. */
const WHOLE = /@whole/;
/** Tests that not every change needs: `npm run test:slow`. */
export const SLOW = /@slow/;
/** The main job, done once more in what the oldest promised browsers have. */
const OLDEST = /@oldest/;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Journeys that extensions bring. */
export const EXTENSIONS = {
  name: 'extensions',
  testDir: '../src/extensions',
  testMatch: '*/tests/e2e/*.spec.ts',
};

const launched = (executablePath: string) => ({
  executablePath,
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
export const desk = { viewport: { width: 1366, height: 768 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const light = { launchOptions: launched(SHELL) };

/** End-to-end tests in Chromium against the production build, under the production headers, before a fresh demo laboratory. */
export default defineConfig<BrowserOptions>({
  testDir: '../tests/e2e',
  outputDir: '../.data/test-results/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // A browser is several processes: one test keeps nearly two cores busy, and a third worker makes every test slower and none sooner.
  workers: availableParallelism(),
  // No clock: four times the slowest test of a quiet run on two cores (37 s), and a minute for what is to be seen, as in flow tests.
  timeout: 150_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/looks/{arg}{ext}', animations: 'disabled' },
  },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // Costs a fifth of the time: `npm run test:e2e -- --retries 1 FILE` writes one of what fails.
    trace: 'on-first-retry',
    launchOptions: launched(CHROMIUM),
  },
  projects: [
    { name: 'desktop', grepInvert: [WHOLE, SLOW], use: { ...desk, ...light } },
    { name: 'desktop, whole browser', grep: WHOLE, grepInvert: SLOW, use: desk },
    {
      name: 'oldest promised browsers',
      grep: OLDEST,
      grepInvert: SLOW,
      use: { ...desk, oldest: true },
    },
    { name: 'phone, whole browser', testMatch: ON_PHONES, grep: WHOLE, use: phone },
    { ...EXTENSIONS, grepInvert: [WHOLE, SLOW], use: { ...desk, ...light } },
  ],
  webServer: {
    command: `node .config/scripts/start.mjs --reset ${LATE > 0 ? `--late ${LATE}` : ''}`,
    cwd: root,
    url: `http://localhost:${PORT}/config.json`,
    env: {
      PORT,
      LIS_PORT,
      DATABASE: '.data/test-results/laboratory.db',
      DEMO_PRESET_USER: 'on',
      // Most tests begin with a search of their own; e2e/morning is about the one that comes by itself.
      START_DAYS: '0',
    },
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
