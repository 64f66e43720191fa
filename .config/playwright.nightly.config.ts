import { defineConfig } from '@playwright/test';

import base from './playwright.config';

/** What takes too long for every commit: fault matrix, memory over many views, whole walks. */
export default defineConfig({
  ...base,
  testDir: '../tests/nightly',
  outputDir: '../.data/test-results/nightly',
  timeout: 900_000,
  // A control that never comes is named, instead of using up the limit of its test.
  use: { ...base.use, actionTimeout: 60_000 },
  reporter: [['list']],
  projects: [{ name: 'desktop', use: { viewport: { width: 1366, height: 768 } } }],
});
