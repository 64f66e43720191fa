import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');

/** The tests that a mutant of `src/domain`, `src/lib` or `src/api/wire` has to fail. */
export default defineConfig({
  root,
  resolve: {
    alias: {
      '@': join(root, 'src'),
      '@demo-lis': join(root, 'demo-lis'),
      '@tests': join(root, 'tests'),
    },
  },
  test: {
    include: ['tests/unit/{domain,lib,api/wire}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 120_000,
  },
});
