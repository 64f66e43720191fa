import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';

import { useTranslation } from '@/i18n/translation';

const TOAST = 'routing-failure';

/** The router refused a navigation: a warning, and the root. */
export function RoutingFailure() {
  const { t } = useTranslation();
  useEffect(() => {
    notifications.show({ id: TOAST, color: 'yellow', message: t('session.routingFailed') });
  }, [t]);
  return <Navigate to="/" replace />;
}
