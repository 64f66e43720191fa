import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './error-alert.module.css';
import { ErrorDetails } from './error-details';

interface FailureAlertProps {
  readonly title: string;
  /** Its details for support are offered where a call failed. */
  readonly error: unknown;
  /** Why, and what to do. */
  readonly children: ReactNode;
}

/** What did not work when somebody sent a form: its own button tries again, so there is no other. */
export function FailureAlert({ title, error, children }: FailureAlertProps) {
  return (
    <Alert color="red" role="alert" title={title}>
      <div className={classes.message}>{children}</div>
      <ErrorDetails error={error} />
    </Alert>
  );
}
