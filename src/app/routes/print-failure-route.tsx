import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

import { PrintMessage } from '@/features/print/print-message';
import { MissingPartError } from '@/lib/missing-part-error';

function reloadPage(): void {
  window.location.reload();
}

/** Stands in for the print screen when it failed. It leads nowhere: a link opens no other screen of the portal. */
export function PrintFailureRoute() {
  const { t } = useTranslation();
  const isOutdated = useRouteError() instanceof MissingPartError;
  return (
    <PrintMessage
      title={t(isOutdated ? 'errors.route.newVersionTitle' : 'errors.route.title')}
      text={t(isOutdated ? 'errors.route.newVersion' : 'errors.kind.unexpected')}
      contact={[]}
      again={{ label: t('app.reload'), onClick: reloadPage }}
    />
  );
}
