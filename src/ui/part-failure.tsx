import { Alert, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { MissingPartError } from '@/lib/missing-part-error';

const TOAST = 'part-failure';

function reloadPage(): void {
  window.location.reload();
}

/** What to do: the error's own text may hold patient data and stays hidden. */
function Advice({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const isOutdated = error instanceof MissingPartError;
  return (
    <>
      <div>{t(isOutdated ? 'errors.route.newVersion' : 'errors.part.help')}</div>
      <div>{t('errors.part.typed')}</div>
      <Button mt="xs" size="xs" variant="default" onClick={reloadPage}>
        {t('app.reload')}
      </Button>
    </>
  );
}

function useFailureTitle(error: unknown): string {
  const { t } = useTranslation();
  const isOutdated = error instanceof MissingPartError;
  return t(isOutdated ? 'errors.route.newVersionTitle' : 'errors.part.title');
}

/** Stands in the place of a part that failed. */
export function PartFailure({ error }: { readonly error: unknown }) {
  const title = useFailureTitle(error);
  return (
    <Alert color="red" role="alert" title={title}>
      <Advice error={error} />
    </Alert>
  );
}

interface DialogFailureProps {
  readonly error: unknown;
  readonly onClose: () => void;
}

/** Closes a dialog that failed and leaves a word over the screen from which it was opened. */
export function DialogFailure({ error, onClose }: DialogFailureProps) {
  const title = useFailureTitle(error);
  const tell = useEffectEvent(() => {
    const message = <Advice error={error} />;
    notifications.show({ id: TOAST, color: 'red', autoClose: false, title, message });
    onClose();
  });
  useEffect(() => {
    tell();
  }, []);
  return null;
}
