import { Text } from '@mantine/core';
import { useId } from 'react';

import type { ZipOutcome } from '@/domain/reports/zip/zip-account';

import classes from './zip-dialog.module.css';

interface OutcomeListProps {
  readonly title: string;
  readonly outcomes: readonly ZipOutcome[];
}

/** Orders with what there is to say about them, as they come; nothing while there is none. */
export function OutcomeList({ title, outcomes }: OutcomeListProps) {
  const id = useId();
  if (outcomes.length === 0) return null;
  return (
    <div>
      <Text id={id} fw={600} size="sm">
        {title}
      </Text>
      <ul aria-labelledby={id} className={classes.outcomes}>
        {outcomes.map(({ order, reason }) => (
          <li key={order}>
            <span translate="no">{order}</span>: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
