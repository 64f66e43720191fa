import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { MouseEvent, ReactNode } from 'react';

import { Dialog } from '@/ui/dialog/dialog';
import { useDialog } from '@/ui/dialog/use-dialog';

import type { HistoryRequest } from './history-request';
import { patientParts } from '@/domain/orders/patient-text';
import { useTranslation } from '@/i18n/translation';

interface HistoryButtonProps {
  /** Names the button and its dialog. */
  readonly title: string;
  /** A dialog of the whole screen; else as wide as a page, and the whole screen only on narrow ones. */
  readonly size?: 'screen';
  readonly request: HistoryRequest;
  /** What the dialog holds. */
  readonly children: ReactNode;
}

const TOAST = 'history-nothing-ticked';

/** A mode of the history: its button, the word when nothing is ticked, and its dialog, titled with whose history it is. */
export function HistoryButton({ title, size, request, children }: HistoryButtonProps) {
  const { t } = useTranslation();
  const { patient, testIds, tests } = request;
  const { open, dialog } = useDialog((close) => (
    <Dialog
      title={title}
      subject={[...patientParts(patient), patient.order]}
      onClose={close}
      fullScreen={size === 'screen' ? 'always' : 'narrow'}
      size="78rem"
    >
      {children}
    </Dialog>
  ));

  const openTicked = (press: MouseEvent<HTMLElement>) => {
    const isTicked = tests.some(({ testId }) => testIds.includes(testId));
    if (isTicked) open(press);
    else {
      notifications.show({ id: TOAST, color: 'yellow', message: t('history.nothingTicked') });
    }
  };

  return (
    <>
      <Button variant="default" onClick={openTicked}>
        {title}
      </Button>
      {dialog}
    </>
  );
}
