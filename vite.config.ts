import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = {
  '@': join(root, 'src'),
  '@demo-lis': join(root, 'demo-lis'),
  '@tests': join(root, 'tests'),
};

/** The portal's only page; its name marks the files of the first load for the size budgets. */
const PORTAL: Record<string, string> = { portal: 'index.html' };
/** `vite build --ssr` builds the demo laboratory, and its accounts for the start script to print. */
const LABORATORY: Record<string, string> = {
  main: 'demo-lis/main.ts',
  'demo-accounts': 'demo-lis/seed/demo-accounts.ts',
};

/** Templates and fonts of reports are plain files with stable names: laboratories replace them without a build. Samples stay here. */
function reportFiles(): Plugin {
  return {
    name: 'report-files',
    async writeBundle({ dir }) {
      const isDeployed = (path: string) => !path.endsWith(join('reports', 'contract'));
      const target = join(dir ?? 'dist', 'reports');
      await cp(join(root, 'reports'), target, { recursive: true, filter: isDeployed });
    },
    configureServer(server) {
      server.middlewares.use('/reports', (request, response, next) => {
        const name = decodeURIComponent(request.url ?? '').split('?')[0] ?? '';
        readFile(join(root, 'reports', join('/', name))).then(
          (bytes) => response.end(bytes),
          () => {
            next();
          },
        );
      });
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  resolve: { alias },
  plugins: isSsrBuild === true ? [] : [react(), reportFiles()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    copyPublicDir: isSsrBuild !== true,
    rollupOptions: { input: isSsrBuild === true ? LABORATORY : PORTAL },
    chunkSizeWarningLimit: 1600,
    emptyOutDir: true,
  },
  // Found only when the first report is made, they would reload the page of `npm run dev` in the middle of it.
  optimizeDeps: { include: ['pdfmake/build/pdfmake', 'pdf-lib'] },
  worker: { format: 'es' as const },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        resolve: { alias },
        plugins: [react()],
        test: {
          name: 'flows',
          include: ['tests/flows/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
}));
