import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageMessage } from '@/ui/page-message';

import { MissingPartError } from '@/lib/missing-part-error';

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
  const isOutdated = error instanceof MissingPartError;
  return (
    <PageMessage
      title={t(isOutdated ? 'errors.route.newVersionTitle' : 'errors.route.title')}
      actions={
        <>
          <Button onClick={reloadPage}>{t('app.reload')}</Button>
          {actions}
        </>
      }
    >
      <p role="alert">{t(isOutdated ? 'errors.route.newVersion' : 'errors.route.help')}</p>
    </PageMessage>
  );
}
