import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** What the key signs for: a signature for something else is none for a release. */
export const NAMESPACE = 'laboratory-results-portal';

/**
 * Signs the checksums with a key of OpenSSH, into the file with `.sig` behind its name.
 * @param {string} sums file
 * @param {string | undefined} key file of the private key, or of the public one where an agent holds the other
 * @returns {boolean} false without a key
 * @throws Error with what ssh-keygen said
 */
export function signSums(sums, key) {
  rmSync(`${sums}.sig`, { force: true });
  if (key === undefined || key === '') return false;
  const args = ['-Y', 'sign', '-q', '-f', key, '-n', NAMESPACE, sums];
  const { status, stderr, error } = spawnSync('ssh-keygen', args, {
    encoding: 'utf8',
    stdio: ['inherit', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`The checksums could not be signed. ${error ?? stderr}`);
  return true;
}
