import { Text } from '@mantine/core';

import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';

import { CommentText } from './comment-text';
import { TestDialog } from './test-dialog';

interface CommentDialogProps {
  readonly test: TestResult;
  readonly onClose: () => void;
}

/** The laboratory's comment on one result. */
export function CommentDialog({ test, onClose }: CommentDialogProps) {
  const { t } = useTranslation();
  return (
    <TestDialog
      title={t('results.comment.title')}
      subject={testLabel(test)}
      size="md"
      onClose={onClose}
    >
      <CommentText stored={test.comment}>
        <Text c="dimmed">
          {test.unreadable.includes('comment')
            ? t('results.unreadableText')
            : t('results.comment.empty')}
        </Text>
      </CommentText>
    </TestDialog>
  );
}
