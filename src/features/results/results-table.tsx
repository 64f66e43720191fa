import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Settings } from '@/domain/configuration/settings';
import { groupResults } from '@/domain/results/group-results';
import type { TestResult } from '@/domain/results/test-result';
import { VirtualRows } from '@/ui/virtual-list/virtual-rows';

import { estimateRowHeight } from './estimate-row-height';
import { resultRows, type ResultRow } from './result-rows';
import classes from './results-table.module.css';
import { TestCells } from './test-cells';

interface ResultsTableProps {
  readonly tests: readonly TestResult[];
  readonly settings: Settings['results'];
}

/** Matches the narrow layout of results-table.module.css. */
const NARROW = '(max-width: 60em)';

/** The tests by area and profile (spec §2, Results grid). Any number of them: only the visible rows are in the page. */
export function ResultsTable({ tests, settings }: ResultsTableProps) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const rows = useMemo(() => resultRows(groupResults(tests)), [tests]);
  const estimateHeight = useCallback(
    (index: number) => estimateRowHeight(rows[index], isNarrow),
    [rows, isNarrow],
  );
  const areaNameOf = (row: ResultRow | undefined) =>
    row === undefined || row.areaName === '' ? t('results.noArea') : row.areaName;

  const renderRow = (index: number) => {
    const row = rows[index];
    switch (row?.kind) {
      case 'area':
        return (
          <div role="cell" aria-colspan={4} className={classes['area']}>
            <h3>{areaNameOf(row)}</h3>
          </div>
        );
      case 'profile':
        return (
          <div role="cell" aria-colspan={4} className={classes['profile']}>
            <h4>{row.profileName === '' ? t('results.noProfile') : row.profileName}</h4>
          </div>
        );
      case 'test':
        return <TestCells test={row.test} isInProfile={row.isInProfile} settings={settings} />;
      case undefined:
        return null;
    }
  };

  return (
    <div
      role="table"
      aria-label={t('results.title')}
      aria-rowcount={rows.length + 1}
      aria-colcount={4}
      className={classes['table']}
      translate="no"
    >
      <div role="rowgroup" className={classes['head']}>
        <div role="row" aria-rowindex={1} className={classes['columns']}>
          <div role="columnheader">{t('results.columns.test')}</div>
          <div role="columnheader">{t('results.columns.result')}</div>
          <div role="columnheader">{t('results.columns.reference')}</div>
          <div role="columnheader">{t('results.columns.unit')}</div>
        </div>
      </div>
      <VirtualRows
        key={isNarrow ? 'narrow' : 'wide'}
        label={t('results.title')}
        count={rows.length}
        rowsBefore={1}
        estimateHeight={estimateHeight}
        keyOf={(index) => rows[index]?.key ?? ''}
        renderRow={renderRow}
        renderSticky={(index) => (
          <div className={classes['area']}>
            <span>{areaNameOf(rows[index])}</span>
          </div>
        )}
      />
    </div>
  );
}
