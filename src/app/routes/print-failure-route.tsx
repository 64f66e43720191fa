import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { PrintMessage } from '@/features/print/print-message';
import { useTranslation } from '@/i18n/translation';
import { MissingPartError } from '@/lib/missing-part-error';
import { usePartFailure } from '@/ui/errors/use-part-failure';

import { RoutingFailure } from './routing-failure';

function reloadPage(): void {
  window.location.reload();
}

/**
 * Stands in for the print screen when it failed. It leads nowhere: a link opens no other screen of the portal. Its route also
 * takes every unknown address of one part, where a failure of the routing leads to the root.
 */
export function PrintFailureRoute() {
  const { t } = useTranslation();
  const error = useRouteError();
  const { title, help } = usePartFailure(error, 'route');
  if (isRouteErrorResponse(error)) return <RoutingFailure />;
  return (
    <PrintMessage
      title={title}
      text={error instanceof MissingPartError ? help : t('errors.kind.unexpected')}
      contact={[]}
      again={{ label: t('app.reload'), onClick: reloadPage }}
    />
  );
}
