import { ActionIcon, Button } from '@mantine/core';
import { use, type MouseEvent, type ReactNode } from 'react';

import type { TestResult } from '@/domain/results/test-result';
import type { BandRow } from '@/features/results/grid/result-rows';

import classes from './dialog-button.module.css';
import { RowDialogContext, type RenderRowDialog } from './row-dialog-context';

interface DialogButtonProps {
  /** The test or the heading in whose row it stands. */
  readonly about: TestResult | BandRow;
  /** Words on the button, where there is room for them. */
  readonly text?: string | undefined;
  /** Accessible name and tooltip: what opens, and of which test or profile. */
  readonly label: string;
  /** The picture on the button. */
  readonly children: ReactNode;
  readonly onOpen?: () => void;
  /** The dialog, in the page only while it is open. */
  readonly renderDialog: RenderRowDialog;
}

/** A small button of a result row and the dialog it opens; closing gives the focus back to the button. */
export function DialogButton(props: DialogButtonProps) {
  const { about, label, text, children, onOpen, renderDialog } = props;
  const openRowDialog = use(RowDialogContext);
  const press = (event: MouseEvent<HTMLElement>) => {
    onOpen?.();
    openRowDialog(about, renderDialog, event);
  };
  if (text !== undefined) {
    return (
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
    );
  }
  return (
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
  );
}
