import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { PrintMessage } from '@/features/print/print-message';
import { MissingPartError } from '@/lib/missing-part-error';

import { RoutingFailure } from './routing-failure';

function reloadPage(): void {
  window.location.reload();
}

/**
 * Stands in for the print screen when it failed. It leads nowhere: a link opens no other screen of the portal. Its route also takes
 * every unknown address of one part, where a failure of the routing leads to the root (spec §2).
 */
export function PrintFailureRoute() {
  const { t } = useTranslation();
  const error = useRouteError();
  const isOutdated = error instanceof MissingPartError;
  if (isRouteErrorResponse(error)) return <RoutingFailure />;
  return (
    <PrintMessage
      title={t(isOutdated ? 'errors.route.newVersionTitle' : 'errors.route.title')}
      text={t(isOutdated ? 'errors.route.newVersion' : 'errors.kind.unexpected')}
      contact={[]}
      again={{ label: t('app.reload'), onClick: reloadPage }}
    />
  );
}
