import type { ResultText } from '@/domain/results/values/result-text';
import type { TestResult } from '@/domain/results/test-result';

import { AntibiogramButton } from '@/features/results/antibiogram/antibiogram-button';
import { CommentButton } from '@/features/results/dialogs/comment-button';

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
