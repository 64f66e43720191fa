import { ActionIcon, Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

import { useDialog } from '@/ui/dialog/use-dialog';

import classes from './dialog-button.module.css';

interface DialogButtonProps {
  /** Words on the button, where there is room for them. */
  readonly text?: string | undefined;
  /** Accessible name and tooltip: what opens, and of which test or profile. */
  readonly label: string;
  /** The picture on the button. */
  readonly children: ReactNode;
  readonly onOpen?: () => void;
  /** The dialog, in the page only while it is open. */
  readonly renderDialog: (close: () => void) => ReactNode;
}

/** A small button of a result row and the dialog it opens; closing gives the focus back to the button. */
export function DialogButton({ label, text, children, onOpen, renderDialog }: DialogButtonProps) {
  const { open, dialog } = useDialog(renderDialog);
  const press = (event: MouseEvent<HTMLElement>) => {
    onOpen?.();
    open(event);
  };
  if (text !== undefined) {
    return (
      <>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.worded}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={press}
        >
          {text}
        </Button>
        {dialog}
      </>
    );
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        size="sm"
        className={classes.button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={press}
      >
        <svg aria-hidden viewBox="0 0 16 16" className={classes.icon}>
          {children}
        </svg>
      </ActionIcon>
      {dialog}
    </>
  );
}
