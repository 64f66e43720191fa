import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { versionOf } from './.config/release/commit.mjs';
import manifest from './package.json' with { type: 'json' };
import { isNightly } from './tests/support/environment/runs.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = {
  '@': join(root, 'src'),
  '@demo-lis': join(root, 'demo-lis'),
  '@doctor': join(root, '.config', 'doctor'),
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

/**
 * Test files of a folder that replace a module. What a worker has loaded before never sees the replacement, and what it loads
 * with it keeps it: they share no worker.
 */
function replacingModules(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\bvi\.(?:mock|doMock)\(/.test(readFileSync(join(root, file), 'utf8')));
}

/** Flow tests that change what a worker cannot undo, such as clocks that stand still. */
const CHANGING_FLOWS = [
  'portal/idle',
  'reports/print',
  'reports/print-results',
  'reports/zip-session',
].map((name) => `tests/flows/${name}.test.tsx`);

/**
 * Flow tests of markup that is parsed, cleaned and framed, and of answers and files that are read in parts: only jsdom does that as
 * browsers do. One more opens the editor of texts a thousand times, which happy-dom never lets go.
 */
const OF_MARKUP_AND_FILES = [
  ...['mail', 'terms'].map((tab) => `configuration/configuration-${tab}`),
  ...['customer-data', 'customer-data-pictures', 'rich-text'].map(
    (name) => `configuration/${name}`,
  ),
  ...['login/recovery-mail', 'login/terms'],
  ...['results/comment', 'results/fuzzed-screens', 'results/hostile-texts'],
  ...['reports/protected-zip', 'reports/slow-report', 'reports/zip', 'reports/zip-endings'],
].map((name) => `tests/flows/${name}.test.tsx`);

/** Unit tests of pure rules and of pieces that keep nothing: they share what a worker has loaded. */
const PURE = ['domain', 'features', 'i18n', 'lib', 'reporting', 'ui'].map(
  (layer) => `tests/unit/${layer}/**/*.test.{ts,tsx}`,
);

/** A test passes or fails by what happens, never by how soon: as `asyncUtilTimeout` in tests/support/environment/setup.ts. */
const PATIENT = { poll: { timeout: 60_000 } };
/** By night one test tries thousands of cases. */
const limit = (milliseconds: number) => (isNightly() ? 60 * 60_000 : milliseconds);

const units = {
  resolve: { alias },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
    environment: 'node',
    testTimeout: limit(120_000),
    hookTimeout: 120_000,
    expect: PATIENT,
  },
};

const flows = {
  resolve: { alias },
  define,
  plugins: [react()],
  test: {
    include: ['tests/flows/**/*.test.tsx'],
    environment: 'jsdom',
    globalSetup: ['tests/support/environment/seeded-laboratory.ts'],
    setupFiles: ['tests/support/environment/setup.ts'],
    testTimeout: limit(240_000),
    hookTimeout: 240_000,
    expect: PATIENT,
  },
};

/**
 * One portal for the files of a worker: loading it costs more than most tests. By day the build of React that users run draws it, by
 * night the one for developers, in strict mode (tests/support/environment/setup.ts).
 */
const sharedFlows = {
  ...flows,
  oxc: { jsx: { runtime: 'automatic' as const, development: isNightly() } },
  test: {
    ...flows.test,
    isolate: false,
    env: { NODE_ENV: isNightly() ? 'test' : 'production' },
    setupFiles: [
      ...(isNightly() ? [] : ['tests/support/environment/production-react.ts']),
      'tests/support/environment/quick-react.ts',
      ...flows.test.setupFiles,
      'tests/support/environment/load-portal.ts',
    ],
  },
};

/** What `npm test` runs; to tell it, all test files are read, which building and developing do without. */
function testProjects(): TestProjectInlineConfiguration[] {
  const flowsAlone = [...CHANGING_FLOWS, ...replacingModules('tests/flows')];
  const unitsAlone = replacingModules('tests/unit');
  return [
    {
      ...units,
      test: {
        ...units.test,
        name: 'pure',
        include: PURE,
        exclude: unitsAlone,
        isolate: false,
        setupFiles: ['tests/support/environment/leave-nothing.ts'],
      },
    },
    { ...units, test: { ...units.test, name: 'unit', exclude: [...PURE, ...unitsAlone] } },
    { ...units, test: { ...units.test, name: 'unit-alone', include: unitsAlone } },
    {
      ...sharedFlows,
      test: {
        ...sharedFlows.test,
        name: 'flows',
        // Quicker than jsdom by a sixth and more (docs/quality.md).
        environment: 'happy-dom',
        exclude: [...flowsAlone, ...OF_MARKUP_AND_FILES],
      },
    },
    {
      ...sharedFlows,
      test: {
        ...sharedFlows.test,
        name: 'flows-jsdom',
        include: OF_MARKUP_AND_FILES,
      },
    },
    { ...flows, test: { ...flows.test, name: 'flows-alone', include: flowsAlone } },
  ];
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  resolve: { alias },
  define,
  plugins:
    isSsrBuild === true
      ? []
      : [react(), reportFiles(), versionFile(), retriedParts(), stylesBehindShell()],
  build: {
    target: 'es2022',
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
    projects: mode === 'test' ? testProjects() : [],
  },
}));
