import { CommentText } from '@/features/results/dialogs/comment-text';
import { useTranslation } from '@/i18n/translation';

import classes from './results-notes.module.css';

interface OrderCommentsProps {
  /** Nothing while nobody knows them. */
  readonly comments: readonly string[] | undefined;
  /** Whether the order is known not to be kept back: they may tell what keeps it. */
  readonly mayShow: boolean;
}

/** What the laboratory notes on the order as a whole, above its results; nothing without notes. */
export function OrderComments({ comments = [], mayShow }: OrderCommentsProps) {
  const { t } = useTranslation();
  if (comments.length === 0 || !mayShow) return null;
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
