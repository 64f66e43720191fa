import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from './offline-message.module.css';

/** Says where a part of the portal would stand that it needs the network. */
export function OfflineMessage({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.message}>
      <p role="alert">{t('errors.kind.offline')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </div>
  );
}
