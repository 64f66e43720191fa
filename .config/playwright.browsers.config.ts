import { defineConfig } from '@playwright/test';

import base from './playwright.config';

/**
 * The main job in other browsers than Chromium, one after the other. Started by `npm run test:slow -- other-browsers`, which finds them
 * (.config/scripts/other-browsers.mjs).
 */
export default defineConfig({
  ...base,
  testDir: '../tests/slow/browsers',
  outputDir: '../.data/test-results/browsers',
  workers: 1,
  timeout: 300_000,
  // What a page is waited for; the first start of Firefox alone takes some seconds.
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  // Those of Chromium.
  use: { ...base.use, launchOptions: {} },
  reporter: [['list', { printSteps: true }], ['json']],
  projects: [{ name: 'Firefox' }, { name: 'WebKit' }],
});
