import { CommentText } from '@/features/results/dialogs/comment-text';
import { useTexts } from '@/i18n/texts';

import classes from './results-notes.module.css';

/** What the laboratory notes on the order as a whole, above its results; nothing without notes. */
export function OrderComments({ comments }: { readonly comments: readonly string[] }) {
  const t = useTexts();
  if (comments.length === 0) return null;
  return (
    <div role="note" aria-label={t('results.orderComment')} className={classes.note}>
      {comments.map((comment) => (
        <CommentText key={comment} stored={comment}>
          {null}
        </CommentText>
      ))}
    </div>
  );
}
