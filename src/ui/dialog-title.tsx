import { Fragment, type ReactNode } from 'react';

import classes from './dialog-title.module.css';

interface DialogTitleProps {
  /** What the dialog is. */
  readonly children: ReactNode;
  /** Whose it is, such as patient and order number; empty parts are left out. */
  readonly subject: readonly string[];
}

/** The title of a dialog about somebody's results: what it is and whose, so that nobody hands over the wrong person's. */
export function DialogTitle({ children, subject }: DialogTitleProps) {
  return (
    <span className={classes.title}>
      {children}
      {subject
        .filter((part) => part.trim() !== '')
        .map((part) => (
          <Fragment key={part}>
            {' · '}
            <bdi translate="no" className={classes.subject}>
              {part}
            </bdi>
          </Fragment>
        ))}
    </span>
  );
}
