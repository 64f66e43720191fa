import { VisuallyHidden } from '@mantine/core';

import { useTexts } from '@/i18n/texts';

import classes from './column-heads.module.css';
import type { ResultColumn } from './columns';

interface ColumnHeadsProps {
  readonly columns: readonly ResultColumn[];
  /** Blocks carry their own labels; the names stay for screen readers. */
  readonly isNarrow: boolean;
}

/** The names of the columns; those of the check-boxes are short, with the whole word as tooltip. */
export function ColumnHeads({ columns, isNarrow }: ColumnHeadsProps) {
  const t = useTexts();
  return (
    <div role="rowgroup" className={classes.head} data-narrow={isNarrow || undefined}>
      <div role="row" aria-rowindex={1} className={classes.columns}>
        {columns.map(({ key, heading, hint, narrow, isCheck }) => (
          <div
            key={key}
            role="columnheader"
            title={hint === undefined ? undefined : t(hint)}
            className={isCheck ? classes.check : undefined}
          >
            {narrow === 'fold' ? <VisuallyHidden>{t(heading)}</VisuallyHidden> : t(heading)}
          </div>
        ))}
      </div>
    </div>
  );
}
