import { firstText } from '@/domain/base/first-text';

import type { TestResult } from './test-result';

/** What a test is called where there is room: its name, else its short form, else its code. */
export function testLabel(test: Pick<TestResult, 'name' | 'abbreviation' | 'testCode'>): string {
  return firstText(test.name, test.abbreviation, test.testCode);
}
