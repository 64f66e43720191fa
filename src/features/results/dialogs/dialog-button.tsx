import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';

import { useDialog } from '@/ui/dialog/use-dialog';

import classes from './dialog-button.module.css';

interface DialogButtonProps {
  /** Accessible name and tooltip: what opens, and of which test or profile. */
  readonly label: string;
  /** The picture on the button. */
  readonly children: ReactNode;
  /** The dialog, in the page only while it is open. */
  readonly renderDialog: (close: () => void) => ReactNode;
}

/** A small button of a result row and the dialog it opens; closing gives the focus back to the button. */
export function DialogButton({ label, children, renderDialog }: DialogButtonProps) {
  const { open, dialog } = useDialog(renderDialog);
  return (
    <>
      <ActionIcon
        variant="subtle"
        size="sm"
        className={classes.button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={open}
      >
        <svg aria-hidden viewBox="0 0 16 16" className={classes.icon}>
          {children}
        </svg>
      </ActionIcon>
      {dialog}
    </>
  );
}
