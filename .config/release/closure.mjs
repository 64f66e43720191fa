/** Where Node looks for a package that the one at `path` imports: inside of it, then further up. */
function places(path, name) {
  const inside = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (path === '') return [inside];
  return [inside, ...places(path.slice(0, path.lastIndexOf('node_modules/')).slice(0, -1), name)];
}

/** What a package asks for; a peer that it can do without is not asked for. */
function wishes({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/**
 * The packages that `names` need, themselves included, by their places in the lock file. `npm sbom --omit dev` is not asked: it
 * leaves out what a package of development needs as well, React among it.
 * @param {Readonly<Record<string, object>>} packages `packages` of package-lock.json
 * @param {readonly string[]} names
 * @returns {string[]} sorted
 */
export function closureOf(packages, names) {
  const found = new Set();
  const waiting = names.map((name) => ['', name]);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const place = places(...next).find((path) => packages[path] !== undefined);
    if (place === undefined || found.has(place)) continue;
    found.add(place);
    waiting.push(...wishes(packages[place]).map((name) => [place, name]));
  }
  return [...found].sort();
}

/** What a line imports from a package: no part of this repository, no module of Node's own. */
const IMPORT = /(?:from|import) '((?:@[\w-]+\/)?[\w][\w.-]*)(?:\/[^']*)?'/g;
/** Aliases of vite.config.ts for the folders of this repository. */
const FOLDERS = /^@(demo-lis|doctor|tests)\//;

/**
 * The packages that sources import by name.
 * @param {string} text
 * @returns {string[]} sorted
 */
export function packagesIn(text) {
  const names = [...text.matchAll(IMPORT)].map(([, name]) => name);
  return [...new Set(names)].filter((name) => !FOLDERS.test(`${name}/`)).sort();
}
