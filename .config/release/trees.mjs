import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** @param {string | NodeJS.ArrayBufferView} bytes */
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * The files below a folder by their paths, sorted, with `/` on every system.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * The files below a folder with their checksums.
 * @param {string} folder
 */
export const sumsBelow = (folder) =>
  filesBelow(folder).map((name) => ({ name, sha256: sha256(readFileSync(join(folder, name))) }));

/**
 * What two builds do not share: files of one of them only, and those whose bytes differ.
 * @param {string} first
 * @param {string} second
 * @returns {string[]} none when the trees are the same, byte for byte
 */
export function differences(first, second) {
  const [left, right] = [first, second].map(
    (folder) => new Map(sumsBelow(folder).map(({ name, sha256: sum }) => [name, sum])),
  );
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((path) => left.get(path) !== right.get(path))
    .sort();
}
