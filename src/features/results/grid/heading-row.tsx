import type { ReactNode } from 'react';

import { CompareCheck } from '@/features/results/header/history-checks';
import { useTranslation } from '@/i18n/translation';

import classes from './heading-row.module.css';
import type { BandRow } from './result-rows';

interface HeadingRowProps {
  readonly row: BandRow;
  readonly rowIndex: number | undefined;
  readonly isNarrow: boolean;
  /** Tests are chosen for a history. */
  readonly isChoosing: boolean;
  /** Columns of the table that the name takes. */
  readonly span: number;
  /** What stands beside the name. */
  readonly children: ReactNode;
}

/** The heading of the tests below it with the check-box that stands for all of them. */
export function HeadingRow(props: HeadingRowProps) {
  const { row, rowIndex, isNarrow, isChoosing, span, children } = props;
  const { t } = useTranslation();
  const isAttention = row.area === null;
  const named = (name: string, nameless: string) => (name.trim() === '' ? nameless : name.trim());
  const area = isAttention ? t('results.attention') : named(row.area, t('results.noArea'));
  const profile = row.profile === null ? null : named(row.profile, t('results.noProfile'));

  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={classes.row}
      data-attention={isAttention || undefined}
    >
      <div role="rowheader" aria-colspan={span} className={classes.name}>
        <h3 title={profile === null ? area : `${area} · ${profile}`}>
          {area}
          {profile !== null && <span> · {profile}</span>}
        </h3>
        {children}
      </div>
      {isChoosing && (
        <div role="cell" className={classes.check}>
          <CompareCheck
            layout={isNarrow ? 'stacked' : 'bare'}
            tests={row.tests}
            name={profile ?? area}
            scope="group"
          />
        </div>
      )}
    </div>
  );
}
