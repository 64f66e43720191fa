// Loads every part of the portal before a worker's first test. A part that is still on its way when a file ends is lost to the
// worker, and missing in the files after it; and no test should wait for modules.
const parts = import.meta.glob([
  '/src/**/*.tsx',
  '/src/reporting/**/*.ts',
  '/src/i18n/locales/**/*.json',
  '/src/extensions/**/*.ts',
  '!/src/main.tsx',
  '!/src/extensions/*/tests/**',
  '!/src/**/*.d.ts',
  '!/src/**/*.worker.ts',
]);
await Promise.all(Object.values(parts).map((load) => load()));
