import { Button, Text } from '@mantine/core';

import classes from './results-message.module.css';

interface ResultsMessageProps {
  readonly text: string;
  /** The way out, where there is one. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** The sentence that stands where results would. */
export function ResultsMessage({ text, action }: ResultsMessageProps) {
  return (
    <div className={classes.message}>
      <Text>{text}</Text>
      {action !== undefined && (
        <Button variant="default" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
