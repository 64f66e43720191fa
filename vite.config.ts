import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { versionOf } from './tools/release/commit.mjs';
import manifest from './package.json' with { type: 'json' };
import { isSlow } from './tests/support/environment/runs.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = {
  '@': join(root, 'src'),
  '@demo-lis': join(root, 'demo-lis'),
  '@doctor': join(root, 'tools', 'doctor'),
  '@tests': join(root, 'tests'),
};

/** What the configuration dialog shows as the portal's version. */
const define = { 'import.meta.env.PORTAL_VERSION': JSON.stringify(manifest.version) };

/** The portal's only page; its name marks the files of the first load for the size budgets. */
const PORTAL: Record<string, string> = { portal: 'index.html' };
/** `vite build --ssr` builds the demo laboratory, and its accounts for the start script to print. */
const LABORATORY: Record<string, string> = {
  main: 'demo-lis/main.ts',
  'demo-accounts': 'demo-lis/seed/demo-accounts.ts',
};

/**
 * What the first page loads, in two files beside the bundler's runtime: libraries, which most releases leave as they are, and ours.
 * Forty small ones wait for each other where a host speaks HTTP/1.1, which a slow network makes seconds of.
 */
const FIRST_LOAD: { name: string; test?: RegExp; tags: '$initial'[] }[] = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
  { name: 'portal', tags: ['$initial'] },
];

/** The licensed report engine, where its package is installed; the portal is built without it as well. */
const ENGINE = join(root, 'node_modules', 'stimulsoft-reports-js', 'Scripts');
/** The plain files: the packed ones need an inline script. Nothing else of the package is published. */
const ENGINE_FILES = ['stimulsoft.reports.engine.js', 'stimulsoft.reports.export.js'];

/** Where a file below `/reports` lies. */
function reportFile(address: string): string {
  const name = join('/', decodeURIComponent(address).split('?')[0] ?? '');
  const script = ENGINE_FILES.find((file) => name === join('/', 'stimulsoft', file));
  return script === undefined ? join(root, 'reports', name) : join(ENGINE, script);
}

/** Templates and fonts of reports are plain files with stable names: laboratories replace them without a build. Samples stay here. */
function reportFiles(): Plugin {
  return {
    name: 'report-files',
    async writeBundle({ dir }) {
      const isDeployed = (path: string) => !path.endsWith(join('reports', 'contract'));
      const target = join(dir ?? 'dist', 'reports');
      await cp(join(root, 'reports'), target, { recursive: true, filter: isDeployed });
      if (!existsSync(ENGINE)) return;
      for (const file of ENGINE_FILES) {
        await cp(join(ENGINE, file), join(target, 'stimulsoft', file));
      }
    },
    configureServer(server) {
      server.middlewares.use('/reports', (request, response, next) => {
        readFile(reportFile(request.url ?? '')).then(
          (bytes) => response.end(bytes),
          () => {
            next();
          },
        );
      });
    },
  };
}

/** Which build this is, for whoever looks after the host. */
function versionFile(): Plugin {
  return {
    name: 'version-file',
    generateBundle() {
      const source = `${JSON.stringify(versionOf(root, manifest.version), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}

/** Vite's own way to load a part, of which `lib/load-part` tells why it is not enough. */
function retriedParts(): Plugin {
  return {
    name: 'retried-parts',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadPart as __vitePreload } from '@/lib/load-part';`,
    },
  };
}

/**
 * Links the styles of what the scripts draw behind what the page shows without them, whose paint then waits for public/shell.css alone.
 * The scripts wait for them wherever they are linked.
 */
function stylesBehindShell(): Plugin {
  return {
    name: 'styles-behind-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const [link = ''] = /\s*<link rel="stylesheet" crossorigin.*?>/.exec(html) ?? [];
        return html.replace(link, '').replace('</body>', `${link.trim()}\n  </body>`);
      },
    },
  };
}

/** A test passes or fails by what happens, never by how soon: as `asyncUtilTimeout` in tests/support/environment/setup.ts. */
const patient = (milliseconds: number) => ({
  // In the slow part one test tries thousands of cases.
  testTimeout: isSlow() ? 60 * 60_000 : milliseconds,
  hookTimeout: milliseconds,
  expect: { poll: { timeout: 60_000 } },
});
/** Files that replace a module or change what a worker cannot undo: a worker each. */
const ALONE = '**/*.alone.test.{ts,tsx}';
/** What `npm test` runs, or the slow part's own tests: the same kinds of files, in another folder. */
const isOwnSlow = isSlow() && process.env['TESTS'] === 'slow';
/** The portal's own tests, and those of its extensions. */
const TESTS = `{tests,src/extensions/*/tests}${isOwnSlow ? '/slow' : ''}`;
/** The tools' tests lie beside them; few changes touch what they prove. */
const TOOLS = isOwnSlow ? ['tools/*/tests/**/*.test.ts'] : [];

/** Rules, readers and formatters share what a worker has loaded, and leave nothing in it. */
const node: TestProjectInlineConfiguration = {
  resolve: { alias },
  test: {
    name: 'node',
    include: [`${TESTS}/unit/**/*.test.{ts,tsx}`, `${TESTS}/contract/**/*.test.ts`, ...TOOLS],
    exclude: [ALONE],
    environment: 'node',
    isolate: false,
    setupFiles: ['leave-nothing', 'html-parser'].map(
      (file) => `tests/support/environment/${file}.ts`,
    ),
    ...patient(120_000),
  },
};

/** pdf.js draws on canvases, which the page of a test lacks, and replaces parts of JavaScript that the laboratory beside it needs. */
const PDF_JS = { 'pdfjs-dist/legacy/build/pdf.mjs': join(root, 'tests/support/page/pdf-js.ts') };

const page: TestProjectInlineConfiguration = {
  resolve: { alias: { ...alias, ...PDF_JS } },
  define,
  plugins: [react()],
  // By day the build of React that users run draws the portal, in the slow part the one for developers, in strict mode.
  oxc: { jsx: { runtime: 'automatic', development: isSlow() } },
  test: {
    name: 'page',
    include: [`${TESTS}/flows/**/*.test.tsx`],
    exclude: [ALONE],
    // Quicker than jsdom by a sixth and more; files of markup that is cleaned, or of files that are read, name jsdom in their head.
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
    // One portal for the files of a worker: loading it costs more than most tests.
    isolate: false,
    env: { NODE_ENV: isSlow() ? 'test' : 'production' },
    globalSetup: ['tests/support/environment/seeded-laboratory.ts'],
    setupFiles: [
      ...(isSlow() ? [] : ['tests/support/environment/production-react.ts']),
      'tests/support/environment/quick-react.ts',
      'tests/support/environment/setup.ts',
      'tests/support/environment/load-portal.ts',
    ],
    ...patient(240_000),
  },
};

const alone: TestProjectInlineConfiguration = {
  ...page,
  oxc: {},
  test: {
    ...page.test,
    name: 'alone',
    include: [`${TESTS}/{unit,flows}/${ALONE}`],
    exclude: [],
    environment: 'jsdom',
    isolate: true,
    env: { NODE_ENV: 'test' },
    setupFiles: ['tests/support/environment/setup.ts'],
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  resolve: { alias },
  define,
  plugins:
    isSsrBuild === true
      ? []
      : [react(), reportFiles(), versionFile(), retriedParts(), stylesBehindShell()],
  // The demo laboratory runs without node_modules, but for the program of its database.
  ...(isSsrBuild === true && { ssr: { noExternal: true, external: ['libsql'] } }),
  build: {
    target: 'es2022',
    license: isSsrBuild === true && { fileName: 'LICENCES.txt' },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    copyPublicDir: isSsrBuild !== true,
    rolldownOptions:
      isSsrBuild === true
        ? { input: LABORATORY }
        : { input: PORTAL, output: { codeSplitting: { groups: FIRST_LOAD } } },
    chunkSizeWarningLimit: 1600,
    emptyOutDir: true,
  },
  // Found only when the first report is made, they would reload the page of `npm run dev` in the middle of it.
  optimizeDeps: { include: ['pdfmake/build/pdfmake', 'pdf-lib'] },
  worker: { format: 'es' as const },
  test: {
    // Half a worker more fills the time that one waits for timers and sockets, and costs it again: the same time, every test slower.
    maxWorkers: availableParallelism(),
    // Megabytes for what is young: most of what a test draws dies with it, and with Node's 16 a tenth of the time is spent on that.
    execArgv: ['--max-semi-space-size=64'],
    projects: mode === 'test' ? [node, page, alone] : [],
  },
}));
