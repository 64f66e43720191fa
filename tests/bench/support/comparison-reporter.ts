import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

import { COMPARISON, mostOf, type Comparison } from './comparison';

const rounded = (value: number) => (value < 10 ? Math.round(value * 100) / 100 : Math.round(value));

function lineOf(comparison: Comparison) {
  const { portal, unit = 'ms', peers = {}, limit } = comparison;
  const most = mostOf(comparison);
  const [best] = Object.entries(peers).toSorted(([, one], [, other]) => one - other);
  const ratio = limit === undefined ? undefined : rounded(portal / limit);
  return {
    portal: `${rounded(portal)} ${unit}`,
    'best peer': best === undefined ? '' : `${rounded(best[1])} ${best[0]}`,
    limit: limit === undefined ? '' : rounded(limit),
    ratio: ratio ?? '',
    owed: most === undefined ? '' : `≤ ${rounded(most)}`,
    met: most === undefined ? '' : portal <= most ? 'yes' : 'no',
  };
}

/** Ends the bench with one table of all that was compared. */
export default class ComparisonReporter implements Reporter {
  readonly #table: Record<string, ReturnType<typeof lineOf>> = {};

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name !== COMPARISON || body === undefined) continue;
      const comparison = JSON.parse(body.toString()) as Comparison;
      this.#table[comparison.job] = lineOf(comparison);
    }
  }

  onEnd(): void {
    console.table(this.#table);
  }

  printsToStdio(): boolean {
    return false;
  }
}
