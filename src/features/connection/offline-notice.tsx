import { useSyncExternalStore } from 'react';

import { useTranslation } from '@/i18n/translation';

import classes from './offline-notice.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

function isOffline(): boolean {
  return !navigator.onLine;
}

/** Says above every screen that the device lost its network, as soon as the browser knows, and until it is back. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const offline = useSyncExternalStore(subscribe, isOffline);
  return (
    <div role="status" className={classes.notice}>
      {offline && <p className={classes.text}>{t('app.offline')}</p>}
    </div>
  );
}
