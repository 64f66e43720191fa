import type { ZipState } from './zip-candidates';

/** How the work on one order ended. */
export interface ZipOutcome {
  readonly order: string;
  readonly state: ZipState;
  /** Name of its PDF in the zip; empty unless included. */
  readonly fileName: string;
  /** Why there is no report, or what is missing in it; empty when there is nothing to say. */
  readonly reason: string;
}

/** Where a zip has got to. Every order is in exactly one place. */
export interface ZipAccount {
  readonly total: number;
  readonly included: readonly ZipOutcome[];
  readonly failed: readonly ZipOutcome[];
  readonly empty: readonly ZipOutcome[];
  /** Orders without outcome so far. */
  readonly pending: readonly string[];
}

/** The later outcome of an order counts, unless its report is in the zip already: nothing takes it out again. */
function latestByOrder(outcomes: readonly ZipOutcome[]): ReadonlyMap<string, ZipOutcome> {
  const latest = new Map<string, ZipOutcome>();
  for (const outcome of outcomes) {
    if (latest.get(outcome.order)?.state !== 'included') latest.set(outcome.order, outcome);
  }
  return latest;
}

/** Accounts for every order of a zip from the outcomes so far, in the order in which they came; retries simply add outcomes. */
export function zipAccount(orders: readonly string[], outcomes: readonly ZipOutcome[]): ZipAccount {
  const listed = [...new Set(orders)];
  const latest = latestByOrder(outcomes);
  const ended = listed.flatMap((order) => latest.get(order) ?? []);
  return {
    total: listed.length,
    included: ended.filter(({ state }) => state === 'included'),
    failed: ended.filter(({ state }) => state === 'failed'),
    empty: ended.filter(({ state }) => state === 'empty'),
    pending: listed.filter((order) => !latest.has(order)),
  };
}

/** The reason that every order failed for; null where one did not fail, or for another reason. */
export function commonFailure({ total, failed }: ZipAccount): string | null {
  const reasons = new Set(failed.map(({ reason }) => reason));
  const [reason] = reasons;
  return failed.length === total && reasons.size === 1 ? (reason ?? null) : null;
}

/** The outcomes that end the work early: what was not reached counts as failed, with the reason of the stop. */
export function stoppedOutcomes(
  { pending }: Pick<ZipAccount, 'pending'>,
  reason: string,
): readonly ZipOutcome[] {
  return pending.map((order) => ({ order, state: 'failed', fileName: '', reason }));
}
