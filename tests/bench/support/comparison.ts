import { test } from '@playwright/test';

/** Name under which a comparison hangs on its test, for the table at the end. */
export const COMPARISON = 'comparison';

/** What a job costs the portal, beside what does the same, measured in one run. */
export interface Comparison {
  readonly job: string;
  /** Milliseconds of the thread that works, unless `unit` says otherwise. */
  readonly portal: number;
  readonly unit?: string;
  readonly peers?: Readonly<Record<string, number>>;
  /** The least that does the same. */
  readonly limit?: number;
  /** What is owed: at most so many times the limit, or at most so much. */
  readonly owed?: { readonly timesLimit: number } | { readonly atMost: number };
}

/** The most that a job may cost; undefined where nothing is owed. */
export function mostOf({ limit, owed }: Comparison): number | undefined {
  if (owed === undefined) return undefined;
  if ('atMost' in owed) return owed.atMost;
  return limit === undefined ? undefined : owed.timesLimit * limit;
}

/** Puts a comparison into the table that ends the run. */
export async function compare(comparison: Comparison): Promise<void> {
  const body = JSON.stringify(comparison);
  await test.info().attach(COMPARISON, { body, contentType: 'application/json' });
}

/** The power of n with which a cost grows: 0 flat, 1 linear, 2 quadratic. Least squares over the logarithms of [n, cost]. */
export function growthOf(points: readonly (readonly [number, number])[]): number {
  const logs = points.map(([n, cost]) => [Math.log(n), Math.log(cost)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, point) => sum + point[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const rise = logs.reduce((sum, [n, cost]) => sum + (n - x) * (cost - y), 0);
  const run = logs.reduce((sum, [n]) => sum + (n - x) ** 2, 0);
  return rise / run;
}
