import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');

/** The tests that a mutant of `src/domain` or `src/lib` has to fail (docs/quality.md, "Mutants"). */
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
    include: ['tests/unit/{domain,lib}/**/*.test.{ts,tsx}'],
    // One reads the code as text, which is another one here; one needs a process of its own for the zone of its clock.
    exclude: ['tests/unit/lib/{regular-expressions,days-and-zones}.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
  },
});
