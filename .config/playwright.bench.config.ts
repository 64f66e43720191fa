import { defineConfig } from '@playwright/test';

import base from './playwright.config';

/**
 * What jobs cost beside peers and the least possible, one after the other, on the build and the laboratory of
 * the end-to-end tests.
 */
export default defineConfig({
  ...base,
  testDir: '../tests/bench',
  testMatch: '*.bench.ts',
  outputDir: '../.data/test-results/bench',
  fullyParallel: false,
  workers: 1,
  timeout: 300_000,
  reporter: [['list'], ['../tests/bench/support/comparison-reporter.ts']],
  // The yardsticks write markup as text, which the page's own policy forbids.
  use: { ...base.use, bypassCSP: true },
  projects: [{ name: 'desktop', use: { viewport: { width: 1366, height: 768 } } }],
});
