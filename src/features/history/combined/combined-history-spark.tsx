import type { Spark } from '@/domain/results/history/history-matrix-spark';

import classes from './combined-history-spark.module.css';

/** Units of the drawing, which is drawn at this many pixels. */
export const SPARK_SIZE = { width: 68, height: 22 };
const MARGIN = 3;

/** The course of a test in small, with a full dot at its newest result, hollow where newer ones may be missing; decoration, because the numbers stand beside it. */
export function CombinedHistorySpark({ spark }: { readonly spark: Spark }) {
  const { width, height } = SPARK_SIZE;
  const box = [-MARGIN, -MARGIN, width + MARGIN * 2, height + MARGIN * 2].join(' ');
  return (
    <svg viewBox={box} className={classes.spark} aria-hidden>
      <path d={spark.path} />
      <circle cx={spark.last.x} cy={spark.last.y} r={2.5} data-open={spark.isOpen || undefined} />
    </svg>
  );
}
