import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';

import { DialogTitle } from '@/ui/dialog-title';

import type { HistoryRequest } from './history-request';
import { patientParts } from './combined/patient-text';

interface HistoryButtonProps {
  /** Names the button and its dialog. */
  readonly title: string;
  /** A dialog of the whole screen; else as wide as a page, and the whole screen only on narrow ones. */
  readonly size?: 'screen';
  readonly request: HistoryRequest;
  /** What the dialog holds. */
  readonly children: ReactNode;
}

const NARROW = '(max-width: 60em)';
const TOAST = 'history-nothing-ticked';

/**
 * A mode of the history: its button, the word when nothing is ticked (docs/behaviour.md §8), and its dialog, titled with whose
 * history it is.
 */
export function HistoryButton({ title, size, request, children }: HistoryButtonProps) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const [isOpen, setIsOpen] = useState(false);
  const { patient, testIds, tests } = request;

  const open = () => {
    const isTicked = tests.some(({ testId }) => testIds.includes(testId));
    if (isTicked) setIsOpen(true);
    else {
      notifications.show({ id: TOAST, color: 'yellow', message: t('history.nothingTicked') });
    }
  };

  return (
    <>
      <Button variant="default" onClick={open}>
        {title}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        title={
          <DialogTitle subject={[...patientParts(patient), patient.order]}>{title}</DialogTitle>
        }
        size="78rem"
        fullScreen={isNarrow || size === 'screen'}
        lockScroll={false}
        closeButtonProps={{ 'aria-label': t('app.close') }}
      >
        {children}
      </Modal>
    </>
  );
}
