import { Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';

import classes from './test-dialog.module.css';

interface TestDialogProps {
  /** The dialog's name. */
  readonly title: string;
  /** The test or profile that it is about. */
  readonly subject: string;
  readonly size: 'md' | 'xl';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of the dialogs about one test or profile: title, whose it is, and a body that scrolls. */
export function TestDialog({ title, subject, size, onClose, children }: TestDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title} size={size} classNames={{ body: classes.body }}>
      <Text className={classes.subject}>{subject}</Text>
      {children}
    </Modal>
  );
}
