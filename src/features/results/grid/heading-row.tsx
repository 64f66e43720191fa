import type { ReactNode } from 'react';

import { CompareCheck } from '@/features/results/header/history-checks';
import { useTranslation } from '@/i18n/translation';

import classes from './heading-row.module.css';
import type { HeadingResultRow } from './result-rows';

interface HeadingRowProps {
  readonly row: HeadingResultRow;
  readonly rowIndex: number | undefined;
  readonly isNarrow: boolean;
  /** Tests are chosen for a history. */
  readonly isChoosing: boolean;
  /** Columns of the table that the name takes. */
  readonly span: number;
  /** What stands beside the name. */
  readonly children: ReactNode;
}

/** The heading of an area or a profile with the check-box that stands for all its tests. */
export function HeadingRow(props: HeadingRowProps) {
  const { row, rowIndex, isNarrow, isChoosing, span, children } = props;
  const { t } = useTranslation();
  const isArea = row.kind === 'area';
  const isAttention = row.kind === 'area' && row.isAttention === true;
  const nameless = isArea ? t('results.noArea') : t('results.noProfile');
  const ownName = row.name.trim() === '' ? nameless : row.name;
  const name = isAttention ? t('results.attention') : ownName;
  const Heading = isArea ? 'h3' : 'h4';

  return (
    <div role="row" aria-rowindex={rowIndex} className={classes.row} data-kind={row.kind}>
      <div role="rowheader" aria-colspan={span} className={classes.name}>
        <Heading title={name}>{name}</Heading>
        {children}
      </div>
      {isChoosing && (
        <div role="cell" className={classes.check}>
          <CompareCheck
            layout={isNarrow ? 'stacked' : 'bare'}
            tests={row.tests}
            name={name}
            scope="group"
          />
        </div>
      )}
    </div>
  );
}
