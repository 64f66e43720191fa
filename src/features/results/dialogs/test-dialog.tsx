import { Text } from '@mantine/core';
import { use, type ReactNode } from 'react';

import { OrderOwnerContext } from '@/features/results/order-owner-context';
import { Dialog } from '@/ui/dialog/dialog';

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

/** The frame of the dialogs about one test or profile: title, whose order it is of, and a body that scrolls. */
export function TestDialog({ title, subject, size, onClose, children }: TestDialogProps) {
  return (
    <Dialog
      title={title}
      subject={use(OrderOwnerContext).texts}
      onClose={onClose}
      size={size}
      classNames={{ body: classes.body }}
    >
      <Text className={classes.subject}>{subject}</Text>
      {children}
    </Dialog>
  );
}
