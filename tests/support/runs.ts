/** How often a property is tried: on every commit, or in the nightly run (`NIGHTLY=true npm test`; safety.md 3, Cadence). */
export function runs(everyCommit: number, nightly: number): number {
  return process.env['NIGHTLY'] === 'true' ? nightly : everyCommit;
}
