import type { Microorganism } from '@/domain/results/antibiogram/antibiogram';
import { CommentText } from '@/features/results/dialogs/comment-text';
import { useTranslation } from '@/i18n/translation';

interface OrganismCommentsProps {
  readonly microorganism: Microorganism;
}

/** What is written of a microorganism, in the order of the report: how much of it grew, its comment, and what the laboratory adds. */
export function OrganismComments({ microorganism }: OrganismCommentsProps) {
  const { t } = useTranslation();
  const { comment, count = '', complement = '' } = microorganism;
  return (
    <>
      <CommentText stored={count} label={t('results.antibiogram.note.count')}>
        {null}
      </CommentText>
      <CommentText stored={comment}>{null}</CommentText>
      <CommentText stored={complement} label={t('results.antibiogram.note.complement')}>
        {null}
      </CommentText>
    </>
  );
}
