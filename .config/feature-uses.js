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
  templates: ['reports'],
  zip: ['reports', 'search', 'session'],
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
