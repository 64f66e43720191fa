/** Which other features a feature may use; all the rest meets in `app` (docs/architecture.md, Layers). No row may lead back to itself. */
export const FEATURE_USES = {
  comparison: ['export', 'results'],
  configuration: ['login', 'reports'],
  export: ['results'],
  history: ['export', 'orders'],
  login: ['footer', 'language', 'password', 'recovery'],
  orders: ['export', 'results'],
  print: ['reports', 'results'],
  results: ['glossary'],
  zip: ['reports', 'search', 'session'],
};

export const EXTENSIONS = '^@/extensions/';
/** The only files that load extensions, by a line of `import()` for each, and their layers. */
export const EXTENSION_LOADERS = {
  'src/app/extensions.ts': 'app',
  'src/reporting/choose-engine.ts': 'reporting',
};
export const EXTENSION_TESTS = 'src/extensions/*/tests/**/*.{ts,tsx}';

/** Packages that only their keeper may import. */
export const KEEPERS = {
  axios: 'src/lib',
  recharts: 'src/ui/charts',
  'react-window': 'src/ui/virtual-list',
  'react-quill': 'src/ui/rich-text',
  'react-dropzone': 'src/ui/picture-input',
  dompurify: 'src/ui/safe-html',
  'react-idle-timer': 'src/features/session',
  pdfmake: 'src/reporting',
  'pdf-lib': 'src/reporting',
  'pdfjs-dist': 'src/ui/pdf-viewer',
  'client-zip': 'src/reporting',
  zod: 'src/lib',
  xlsx: 'src/reporting',
  'web-vitals': 'src/lib',
};

/**
 * Throws where features use each other in a circle: none of them could be read, tested or loaded without the others.
 * @param {Readonly<Record<string, readonly string[]>>} uses
 */
export function requireAcyclic(uses) {
  /** @param {readonly string[]} path */
  const follow = (path) => {
    for (const used of uses[path.at(-1) ?? ''] ?? []) {
      if (path.includes(used))
        throw new Error(`features in a circle: ${[...path, used].join(' → ')}`);
      follow([...path, used]);
    }
  };
  for (const feature of Object.keys(uses)) follow([feature]);
}
