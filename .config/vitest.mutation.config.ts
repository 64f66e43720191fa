import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');

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
    include: ['tests/unit/{domain,lib,api/wire}/**/!(*.alone).test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/support/environment/html-parser.ts'],
    testTimeout: 120_000,
  },
});
