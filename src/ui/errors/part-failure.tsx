import { Alert, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent } from 'react';

import { useTranslation } from '@/i18n/translation';
import { MissingPartError } from '@/lib/missing-part-error';

import classes from './offline-message.module.css';
import { usePartFailure } from './use-part-failure';

/** Says where a part of the portal would stand that it needs the network. */
function OfflineMessage({ onRetry }: { readonly onRetry: () => void }) {
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

function reloadPage(): void {
  window.location.reload();
}

/** Reloading would leave the page for the browser's own words. */
function isOffline(error: unknown): boolean {
  return error instanceof MissingPartError && error.isOffline;
}

/** What to do. */
function Advice({ help }: { readonly help: string }) {
  const { t } = useTranslation();
  return (
    <>
      <div>{help}</div>
      <div>{t('errors.part.typed')}</div>
      <Button mt="xs" size="xs" variant="default" onClick={reloadPage}>
        {t('app.reload')}
      </Button>
    </>
  );
}

interface PartFailureProps {
  readonly error: unknown;
  /** From now on the part is loaded anew. */
  readonly onShown: () => void;
  readonly onRetry: () => void;
}

/** Stands in the place of a part that failed, until the network is back. */
export function PartFailure({ error, onShown, onRetry }: PartFailureProps) {
  const { title, help } = usePartFailure(error, 'part');
  const retry = useEffectEvent(onRetry);
  useEffect(onShown, [onShown]);
  useEffect(() => {
    const again = () => {
      retry();
    };
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
    };
  }, []);
  if (isOffline(error)) return <OfflineMessage onRetry={onRetry} />;
  return (
    <Alert color="red" role="alert" title={title}>
      <Advice help={help} />
    </Alert>
  );
}

interface DialogFailureProps {
  readonly error: unknown;
  readonly onClose: () => void;
}

/** Closes a dialog that failed and leaves a word over the screen from which it was opened; its button is the retry. */
export function DialogFailure({ error, onClose }: DialogFailureProps) {
  const { title, help } = usePartFailure(error, 'part');
  const tell = useEffectEvent(() => {
    const lasting = { title, autoClose: false, message: <Advice help={help} /> };
    const words = isOffline(error) ? { message: help } : lasting;
    // Said once, however often the button is pressed.
    notifications.show({ id: help, color: 'red', ...words });
    onClose();
  });
  useEffect(() => {
    tell();
  }, []);
  return null;
}
