import type { ResultText } from '@/domain/results/result-text';
import type { TestResult } from '@/domain/results/test-result';

import { AntibiogramButton } from './antibiogram-button';
import { CommentButton } from './comment-button';

interface TestActionsProps {
  readonly test: TestResult;
  readonly result: ResultText;
}

/** What can be opened about a test, each under its own rule; nothing that could tell a withheld result. */
export function TestActions({ test, result }: TestActionsProps) {
  if (result.kind === 'withheld') return null;
  return (
    <>
      <CommentButton test={test} />
      <AntibiogramButton test={test} order={test.order} />
    </>
  );
}
