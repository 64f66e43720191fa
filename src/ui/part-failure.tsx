import { Alert, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { usePartFailure } from './use-part-failure';

const TOAST = 'part-failure';

function reloadPage(): void {
  window.location.reload();
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

/** Stands in the place of a part that failed. */
export function PartFailure({ error }: { readonly error: unknown }) {
  const { title, help } = usePartFailure(error, 'part');
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

/** Closes a dialog that failed and leaves a word over the screen from which it was opened. */
export function DialogFailure({ error, onClose }: DialogFailureProps) {
  const { title, help } = usePartFailure(error, 'part');
  const tell = useEffectEvent(() => {
    const message = <Advice help={help} />;
    notifications.show({ id: TOAST, color: 'red', autoClose: false, title, message });
    onClose();
  });
  useEffect(() => {
    tell();
  }, []);
  return null;
}
