import type { Code } from './report/words';

export const GROUPS = ['host', 'reach', 'cors', 'calls', 'settings'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * What a finding means: good; good to know; something works less; the portal cannot work; nobody tried. The exit code follows.
 */
export type State = 'ok' | 'note' | 'gap' | 'stop' | 'skipped';

/** One line of a table. It holds names, kinds, types and counts, never a value of an answer. */
export interface Finding {
  readonly group: Group;
  /** What was looked at: a call, a header, an address of the host, an origin. The same in every language. */
  readonly name: string;
  readonly state: State;
  /** What is said of it, and what to do (report/words). */
  readonly code: Code;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Makes the findings of one group. */
export const inGroup =
  (group: Group) =>
  (name: string, state: State, code: Code, values?: Finding['values']): Finding =>
    values === undefined ? { group, name, state, code } : { group, name, state, code, values };

/** 0 works, 1 works with gaps, 2 cannot work. */
export function exitCode(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ state }) => state === 'stop')) return 2;
  return findings.some(({ state }) => state === 'gap') ? 1 : 0;
}
