import { isCallName } from '../calls/portal-calls';
import type { Finding } from '../findings';

/** Of the 34 calls: those that keep the contract, those that do not, and those that nobody tried. */
export interface Score {
  readonly passed: number;
  readonly failed: number;
  readonly untried: number;
  readonly all: number;
}

/** Counts the lines of the calls. */
export function scoreOf(findings: readonly Finding[]): Score {
  const calls = findings.filter(({ group, name }) => group === 'calls' && isCallName(name));
  const countOf = (...states: readonly string[]) =>
    calls.filter(({ state }) => states.includes(state)).length;
  return {
    passed: countOf('ok', 'note'),
    failed: countOf('gap', 'stop'),
    untried: countOf('skipped'),
    all: calls.length,
  };
}
