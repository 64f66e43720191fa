import { Skeleton } from '@mantine/core';

import classes from '@/features/results/results-panel.module.css';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

/** The shape of the results while they come. */
export function ResultsSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      {ROWS.map((row) => (
        <Skeleton key={row} height={18} />
      ))}
    </div>
  );
}
