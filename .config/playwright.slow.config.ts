import { defineConfig } from '@playwright/test';

import base, { desk, EXTENSIONS, ON_PHONES, phone, SLOW } from './playwright.config';

/** What not every change needs (`npm run test:slow`): looks, widths, schemes, faults, memory over many views, whole walks. */
export default defineConfig({
  ...base,
  testDir: '../tests',
  testMatch: 'slow/e2e/**/*.spec.ts',
  // People at work for minutes: a part of its own.
  testIgnore: process.env['SOAK_MINUTES'] === undefined ? ['**/soak.spec.ts'] : [],
  outputDir: '../.data/test-results/slow',
  timeout: 900_000,
  // A control that never comes is named, instead of using up the limit of its test.
  use: { ...base.use, actionTimeout: 60_000 },
  expect: {
    ...base.expect,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/slow/e2e/looks/{arg}{ext}',
      animations: 'disabled',
    },
  },
  projects: [
    { name: 'slow', use: desk },
    { name: 'journeys', testMatch: 'e2e/*.spec.ts', grep: SLOW, use: desk },
    { ...EXTENSIONS, grep: SLOW, use: desk },
    {
      name: 'journeys on a phone',
      testMatch: ON_PHONES.map((name) => `e2e/${name}`),
      grepInvert: SLOW,
      use: phone,
    },
  ],
});
