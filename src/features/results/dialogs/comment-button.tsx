import { offersComment } from '@/domain/results/comments/offers-comment';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';
import { lazyDialog } from '@/ui/waiting/lazy-part';

import { DialogButton } from './dialog-button';

const CommentDialog = lazyDialog(() =>
  import('./comment-dialog').then((module) => module.CommentDialog),
);

/** "Comentario de …" where the laboratory wrote one on a validated result; else nothing. */
export function CommentButton({ test }: { readonly test: TestResult }) {
  const { t } = useTranslation();
  if (!offersComment(test)) return null;
  return (
    <DialogButton
      about={test}
      label={t('results.comment.button', { test: testLabel(test) })}
      renderDialog={(row, close) =>
        row.kind === 'test' &&
        offersComment(row.test) && <CommentDialog test={row.test} onClose={close} />
      }
    >
      <path d="M2.5 3.5h11v7.5h-6L4.5 13.5V11h-2zM5 6h6M5 8.5h4" />
    </DialogButton>
  );
}
