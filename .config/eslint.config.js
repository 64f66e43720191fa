// The house's rules as errors (docs/architecture.md, Rules of the code). `npm run lint` runs with --max-warnings 0.
// What needs types is oxlint's (oxlint.json), in a tenth of the time; what it lacks stays here, for `src`.
import { existsSync, readdirSync } from 'node:fs';

import queryPlugin from '@tanstack/eslint-plugin-query';
import vitest from '@vitest/eslint-plugin';
import compat from 'eslint-plugin-compat';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import unicorn from 'eslint-plugin-unicorn';
import tseslint from 'typescript-eslint';

import {
  EXTENSION_LOADERS,
  EXTENSION_TESTS,
  EXTENSIONS,
  FEATURE_USES,
  KEEPERS,
  requireAcyclic,
} from './feature-uses.js';
import { lackingApis } from './lacking-apis.js';

requireAcyclic(FEATURE_USES);

/** What eslint-plugin-compat does not look for: `URL.canParse` and its like. */
const LACKING_STATICS = lackingApis()
  .filter(({ isStatic }) => isStatic)
  .map(({ owner, name }) => ({
    object: owner,
    property: name,
    message: 'the oldest browsers lack it',
  }));

/** Pure text, day and language helpers that `lib` and `domain` both need. */
const BASE = 'domain/base';

/** Which layers a layer may import besides itself; extensions are loaded by their lines alone. */
const mayImport = {
  [BASE]: [],
  domain: [],
  lib: [BASE],
  i18n: ['domain'],
  ui: ['i18n', 'lib'],
  api: ['domain', 'lib'],
  reporting: ['domain', 'lib'],
  features: ['api', 'domain', 'i18n', 'lib', 'reporting', 'ui'],
  extensions: ['api', 'domain', 'features', 'i18n', 'lib', 'reporting', 'ui'],
  app: ['api', 'domain', 'features', 'i18n', 'lib', 'reporting', 'ui'],
};
const layers = Object.keys(mayImport).filter((layer) => layer !== BASE);

/** Packages that a layer without React or the network must not know. */
const foreign = {
  [BASE]: ['^(?!\\.|@/).*'],
  domain: ['^(?!\\.|@/).*'],
  lib: ['^react($|-)', '^@mantine/', '^@tanstack/'],
  api: ['^react($|-)', '^@mantine/'],
  reporting: ['^react($|-)', '^@mantine/', '^@tanstack/', '^i18next'],
};

const restrictions = (folder, layer, feature) => {
  const allowed = [layer, ...mayImport[layer]];
  const closed = layers.filter((other) => !allowed.includes(other));
  const patterns = [
    ...closed.map((other) => ({
      regex: other === 'domain' && allowed.includes(BASE) ? '^@/domain/(?!base/)' : `^@/${other}/`,
      message: `${folder} may not import ${other} (docs/architecture.md, Layers)`,
    })),
    ...(foreign[layer] ?? []).map((regex) => ({
      regex,
      message: `not in ${layer} (docs/architecture.md, Layers)`,
    })),
    { regex: '^\\.\\./', message: 'use @/ instead of ../' },
    { regex: '^\\.?\\.?/.*index$', message: 'no barrels' },
    { regex: '^@(demo-lis|tests)/', message: 'src never imports the demo laboratory or tests' },
    ...(folder === 'src/ui/dialog'
      ? []
      : [
          {
            regex: '^@mantine/core$',
            importNames: ['Modal', 'Drawer'],
            message: 'only ui/dialog has a frame; use it',
          },
        ]),
    ...Object.entries(KEEPERS)
      .filter(([, keeper]) => !folder.startsWith(keeper))
      .map(([name, keeper]) => ({
        regex: `^${name}($|/)`,
        message: `only ${keeper} imports ${name}`,
      })),
  ];
  if (layer === 'extensions') {
    const regex = `^@/extensions/(?!${folder.split('/').at(-1)}/)`;
    patterns.push({ regex, message: 'an extension never imports another' });
  }
  if (feature) {
    const open = [feature, ...(FEATURE_USES[feature] ?? [])];
    patterns.push({
      regex: `^@/features/(?!(${open.join('|')})/)`,
      message: `${folder} may not use that feature (.config/feature-uses.js); compose the two in app`,
    });
  }
  return patterns;
};

/** The only reader of numbers written as text; `lib/wire/scalars` uses it for the wire's. */
const NUMBER_READER = 'src/domain/base/number-readings.ts';

/** One folder's full list: a later block for the same files would replace it. `import()` obeys as well. */
const boundary = (folder, layer, { feature, files = [`${folder}/**/*.{ts,tsx}`] } = {}) => {
  const patterns = restrictions(folder, layer, feature);
  const ofImports = patterns.filter(
    ({ regex }) => !(files[0] in EXTENSION_LOADERS && regex === EXTENSIONS),
  );
  return {
    files,
    ignores: [EXTENSION_TESTS],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
      'no-restricted-syntax': [
        'error',
        ...ofImports.map(({ regex, message }) => ({
          selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\/')}/]`,
          message,
        })),
        ...(folder.startsWith('src/ui/safe-html')
          ? []
          : [
              {
                selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
                message: 'only ui/safe-html',
              },
            ]),
        ...(folder === 'src/lib' || files[0] === NUMBER_READER
          ? []
          : [
              {
                selector: 'CallExpression[callee.name=/^(parseFloat|Number)$/]',
                message: 'numbers are read by lib/wire/scalars and domain/base/number-readings',
              },
            ]),
        {
          selector: "MemberExpression[object.name='z'][property.name='coerce']",
          message: 'z.coerce invents values',
        },
      ],
    },
  };
};

const folders = [
  ...['domain', BASE, 'lib', 'i18n', 'ui', 'api', 'reporting', 'app'].map((layer) => [
    `src/${layer}`,
    layer,
  ]),
  ...readdirSync('src/ui', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => [`src/ui/${entry.name}`, 'ui']),
  ...readdirSync('src/features').map((feature) => [`src/features/${feature}`, 'features', feature]),
  ...(existsSync('src/extensions') ? readdirSync('src/extensions') : []).map((name) => [
    `src/extensions/${name}`,
    'extensions',
  ]),
];

export default tseslint.config(
  { ignores: ['dist', '.data', 'coverage', 'node_modules', 'test-results', 'playwright-report'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { unicorn },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', { max: 3 }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [EXTENSION_TESTS],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: new URL('..', import.meta.url).pathname,
      },
    },
    // Each is asked for before it is used.
    settings: {
      lintAllEsApis: true,
      polyfills: ['BarcodeDetector', 'ClipboardItem', 'requestIdleCallback', 'trustedTypes'],
    },
    plugins: { 'react-hooks': reactHooks, i18next },
    extends: [
      jsxA11y.flatConfigs.strict,
      // What the oldest promised browsers lack, by `browserslist` in package.json.
      compat.configs['flat/recommended'],
      reactHooks.configs.flat['recommended-latest'],
      queryPlugin.configs['flat/recommended'],
    ],
    rules: {
      // Takes as long as all the others: in the slow part (.config/scripts/test-slow.mjs).
      '@typescript-eslint/no-unsafe-class-instance-assignment':
        process.env.SLOW === 'true' ? 'error' : 'off',
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': { include: ['^(alt|aria-label|placeholder|title|label|description)$'] },
        },
      ],
      'no-restricted-properties': ['error', ...LACKING_STATICS],
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'only lib touches storage' },
        { name: 'sessionStorage', message: 'only lib touches storage' },
        { name: 'fetch', message: 'only lib touches the network' },
      ],
    },
  },
  { files: ['src/lib/**/*.ts'], rules: { 'no-restricted-globals': 'off' } },
  ...folders.map(([folder, layer, feature]) => boundary(folder, layer, { feature })),
  boundary('src/domain/base', BASE, { files: [NUMBER_READER] }),
  ...Object.entries(EXTENSION_LOADERS).map(([file, layer]) =>
    boundary(`src/${layer}`, layer, { files: [file] }),
  ),
  {
    files: ['tests/**/*.{ts,tsx}', EXTENSION_TESTS, 'tools/*/tests/**/*.ts'],
    ignores: ['**/tests/e2e/**', 'tests/slow/{e2e,browsers}/**', 'tests/bench/**'],
    plugins: { vitest },
    rules: {
      ...vitest.configs.recommended.rules,
      'vitest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] },
      ],
      'no-restricted-properties': [
        'error',
        ...['waitFor', 'waitUntil'].map((property) => ({
          object: 'vi',
          property,
          message: 'gives up after a second; expect.poll is patient (vite.config.ts)',
        })),
      ],
      // The message names the case of a loop.
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'vitest/no-focused-tests': 'error',
      'vitest/no-disabled-tests': 'error',
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: EXTENSIONS }] }] },
  },
  {
    files: ['{tests,src/extensions/*/tests}/{flows,slow/flows}/**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
  },
  {
    // Bodies of wire records are compared as they are; the demo laboratory and scripts print to a terminal.
    files: ['tests/**', 'src/extensions/*/tests/**', 'demo-lis/**', 'tools/**', '.config/**'],
    rules: { 'no-console': 'off', 'max-params': ['error', { max: 4 }] },
  },
);
