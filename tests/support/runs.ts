/** True in the nightly run (`npm run test:nightly`). */
export const isNightly = () => process.env['NIGHTLY'] === 'true';

/** How often a property is tried: on every commit, or in the nightly run. */
export function runs(everyCommit: number, nightly: number): number {
  return isNightly() ? nightly : everyCommit;
}

/** At most so many cases of a table on every commit, spread over it; all of them by night (docs/quality.md, "What runs by night"). */
export function sample<Case>(cases: readonly Case[], everyCommit: number): readonly Case[] {
  const step = isNightly() ? 1 : Math.ceil(cases.length / everyCommit);
  return cases.filter((_, place) => place % step === 0);
}
