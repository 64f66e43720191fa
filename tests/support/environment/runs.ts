/** True in the slow part (`npm run test:slow`). */
export const isSlow = () => process.env['SLOW'] === 'true';

/** Mutants and random orders ask another question than whether a property holds. */
export const areFew = () => process.env['PROPERTIES'] === 'few';

/** How often a property is tried: on every commit, or in the nightly run; a tenth of the first where `PROPERTIES=few`. */
export function runs(everyCommit: number, nightly: number): number {
  if (isSlow()) return nightly;
  return areFew() ? Math.ceil(everyCommit / 10) : everyCommit;
}

/** At most so many cases of a table on every commit, spread over it; all of them in the slow run. */
export function sample<Case>(cases: readonly Case[], everyCommit: number): readonly Case[] {
  const step = isSlow() ? 1 : Math.ceil(cases.length / everyCommit);
  return cases.filter((_, place) => place % step === 0);
}
