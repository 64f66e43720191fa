import { foldText } from '@/domain/base/fold-text';

import { testLabel } from './test-label';
import type { TestResult } from './test-result';

const ORIGINS: readonly ((test: TestResult) => string)[] = [
  (test) => test.profileName.trim(),
  (test) => test.areaName.trim(),
  (test) => test.sample.trim(),
];

/**
 * What tells a test from others of its name among `tests`: its profile, else its area, else its sample, or all of them where no
 * single one tells; empty for a test that has its name alone.
 */
export function testOrigins(tests: readonly TestResult[]): (test: TestResult) => string {
  const byName = new Map<string, Map<number, TestResult>>();
  for (const test of tests) {
    const name = foldText(testLabel(test));
    const namesakes = byName.get(name) ?? new Map<number, TestResult>();
    byName.set(name, namesakes);
    // One test in two places, or in two orders, is no namesake of itself.
    if (!namesakes.has(test.testId)) namesakes.set(test.testId, test);
  }
  return (test) => {
    const namesakes = [...(byName.get(foldText(testLabel(test)))?.values() ?? [])];
    if (namesakes.length < 2) return '';
    const own = ORIGINS.map((origin) => origin(test));
    const telling = ORIGINS.findIndex((origin, at) => {
      const others = new Set(namesakes.map(origin));
      return own[at] !== '' && others.size === namesakes.length;
    });
    return own[telling] ?? [...new Set(own)].filter((text) => text !== '').join(' · ');
  };
}
