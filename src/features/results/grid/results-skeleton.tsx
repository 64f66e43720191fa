import { Skeleton } from '@mantine/core';

import classes from '@/features/results/results-panel.module.css';

const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** The shape of the results while they come. */
export function ResultsSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      {ROWS.map((row) => (
        <div key={row}>
          <Skeleton height={14} width={`${60 + ((row * 17) % 40)}%`} />
          <Skeleton height={14} />
          <Skeleton height={6} />
        </div>
      ))}
    </div>
  );
}
