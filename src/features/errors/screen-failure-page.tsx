import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { useTranslation } from '@/i18n/translation';
import { PageMessage } from '@/ui/page/page-message';
import { usePartFailure } from '@/ui/errors/use-part-failure';

interface ScreenFailurePageProps {
  readonly error: unknown;
  /** The ways out: back and sign-out. */
  readonly actions: ReactNode;
}

function reloadPage(): void {
  window.location.reload();
}

/** Takes the place of a screen that failed while it was drawn. The error's own text may hold patient data and stays hidden. */
export function ScreenFailurePage({ error, actions }: ScreenFailurePageProps) {
  const { t } = useTranslation();
  const { title, help } = usePartFailure(error, 'route');
  return (
    <PageMessage
      title={title}
      actions={
        <>
          <Button onClick={reloadPage}>{t('app.reload')}</Button>
          {actions}
        </>
      }
    >
      <p role="alert">{help}</p>
    </PageMessage>
  );
}
