import { firstText } from '@/domain/base/first-text';

import type { TestResult } from './test-result';

/** What a test is called where there is room: its name, else its short form, else its code. */
export function testLabel(test: Pick<TestResult, 'name' | 'abbreviation' | 'testCode'>): string {
  return firstText(test.name, test.abbreviation, test.testCode);
}

/** The same with what tells that the name could not be read, where it could not: its short form or code stands for it. */
export function testText(
  test: Pick<TestResult, 'name' | 'abbreviation' | 'testCode' | 'unreadable'>,
  words: { readonly unreadableName: string },
): string {
  const label = testLabel(test);
  return test.unreadable.includes('name') ? `${label} (${words.unreadableName})` : label;
}
