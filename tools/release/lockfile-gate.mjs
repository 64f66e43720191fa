const REGISTRY = 'https://registry.npmjs.org/';
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Packages that would run a program when they are installed. None does here (.npmrc, ignore-scripts); a new one is looked at. */
export const INSTALL_SCRIPTS = {
  'node_modules/msw': 'copies a worker for browsers, which nobody here uses',
};

/** A package that is not the registry's, byte for byte. */
function originOf(place, { resolved, integrity, link, version }) {
  if (link === true) return `${place} is a link to a folder`;
  if (resolved !== undefined && !resolved.startsWith(REGISTRY)) {
    return `${place} comes from ${resolved}`;
  }
  if (!/^\d+\.\d+\.\d+/.test(version ?? '')) return `${place} has no version`;
  return /^sha512-/.test(integrity ?? '') ? null : `${place} has no SHA-512 of its content`;
}

/** Where manifest and lock file do not say the same. */
function unlike(wanted, locked, kind) {
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(locked)])];
  return names
    .filter((name) => wanted[name] !== locked[name])
    .map((name) => `${name} of ${kind} is not what the lock file was made for`);
}

/**
 * What is wrong with what would be installed, one line each.
 * @param {{ lockfileVersion: number, packages: Readonly<Record<string, object>> }} lockfile
 * @param {{ dependencies?: object, devDependencies?: object }} manifest
 * @param {string} settings text of .npmrc
 * @returns {string[]}
 */
export function lockfileFindings(lockfile, manifest, settings) {
  const { '': own = {}, ...packages } = lockfile.packages;
  const kinds = ['dependencies', 'devDependencies'];
  const inexact = kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name} is not asked for in one version: ${version}`),
  );
  const origins = Object.entries(packages).map(([place, entry]) => originOf(place, entry));
  const scripts = Object.keys(packages).filter((place) => packages[place].hasInstallScript);
  return [
    ...(lockfile.lockfileVersion === 3 ? [] : ['the lock file is not of version 3']),
    ...(/^ignore-scripts=true$/m.test(settings) ? [] : ['.npmrc lets packages run programs']),
    ...inexact,
    ...kinds.flatMap((kind) => unlike(manifest[kind] ?? {}, own[kind] ?? {}, kind)),
    ...origins.filter((finding) => finding !== null),
    ...scripts
      .filter((place) => INSTALL_SCRIPTS[place] === undefined)
      .map((place) => `${place} wants to run a program when it is installed`),
    ...Object.keys(INSTALL_SCRIPTS)
      .filter((place) => !scripts.includes(place))
      .map((place) => `${place} may run a program, and wants to no more`),
  ];
}
