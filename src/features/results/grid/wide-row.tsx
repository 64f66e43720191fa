import { memo } from 'react';

import { useTranslation } from '@/i18n/translation';

import { needsOwnLine } from './columns';
import { useShownTest, type TestRowProps } from './use-shown-test';
import classes from './wide-row.module.css';

/** One test where its columns have room, a cell for each of them; what is too long for its column has a line of its own. */
export const WideRow = memo(function WideRow({ columns, rowIndex, ...data }: TestRowProps) {
  const { t } = useTranslation();
  const shown = useShownTest(data);

  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={classes.row}
      data-urgent={shown.isUrgent || undefined}
    >
      {columns.map((column) => {
        const isApart = needsOwnLine(column, shown);
        return (
          <div
            key={column.key}
            role={column.narrow === 'title' ? 'rowheader' : 'cell'}
            className={classes.cell}
            data-column={column.isCheck ? 'check' : column.key}
            data-apart={isApart || undefined}
          >
            {isApart && column.caption !== undefined && (
              <span aria-hidden>{t(column.caption)} </span>
            )}
            {column.cell(shown, isApart ? 'line' : 'column')}
          </div>
        );
      })}
    </div>
  );
});
