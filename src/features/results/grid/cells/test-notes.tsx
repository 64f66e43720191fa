import { commentExcerpt } from '@/domain/results/comments/comment-excerpt';
import type { TestResult } from '@/domain/results/test-result';
import { MarkedText } from '@/ui/marked-text/marked-text';

import { AntibiogramButton } from '@/features/results/antibiogram/antibiogram-button';
import { CommentButton } from '@/features/results/dialogs/comment-button';
import classes from './test-notes.module.css';

/** The beginning of the laboratory's comment under its result, behind the button that opens all of it, and the way to the culture. */
export function TestNotes({ test }: { readonly test: TestResult }) {
  const { text, isCut } = commentExcerpt(test);
  return (
    <span className={classes.notes}>
      <CommentButton test={test} />
      {text !== '' && (
        <span className={classes.comment}>
          <MarkedText source={text} />
          {isCut && '…'}
        </span>
      )}
      <AntibiogramButton test={test} order={test.order} isWorded />
    </span>
  );
}
