/** How often a property is tried: on every commit, or in the nightly run (`npm run test:nightly`). */
export function runs(everyCommit: number, nightly: number): number {
  return process.env['NIGHTLY'] === 'true' ? nightly : everyCommit;
}
