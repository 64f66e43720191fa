import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Settings } from '@/domain/configuration/settings';
import type { TestResult } from '@/domain/results/test-result';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { VirtualRows } from '@/ui/virtual-list/virtual-rows';

import { ColumnHeads } from './column-heads';
import { estimateRowHeight } from './estimate-row-height';
import { HeadingRow } from './heading-row';
import type { HistoryTicks } from '@/features/results/header/history-checks';
import { ProfileRow } from './profile-row';
import { resultRows } from './result-rows';
import classes from './results-table.module.css';
import { TestBlock } from './test-block';
import { TestCells } from './test-cells';
import { useOpenRows } from './use-open-rows';
import type { ShownPrevious } from '@/features/results/use-previous-values';

interface ResultsTableProps {
  /** Names what of the order is shown: another view starts at the top. */
  readonly view: string;
  readonly order: string;
  readonly tests: readonly TestResult[];
  readonly settings: Settings;
  readonly rules: VisibilityRules;
  readonly ticks: HistoryTicks;
  /** The values before these, by test id; shown where the laboratory has a kind of history on. */
  readonly previous: ReadonlyMap<number, ShownPrevious>;
}

/** Below it columns break numbers and words; as in column-heads.module.css. The page itself becomes narrow only at 60em. */
const NARROW = '(max-width: 85em)';
/** Columns before the check-boxes, without that of the values before. */
const TEXT_COLUMNS = 5;

/**
 * The tests by area and profile: rows of columns on wide screens, blocks that unfold on narrow ones (docs/behaviour.md §2).
 * Any number of them: only the visible rows are in the page.
 */
export function ResultsTable(props: ResultsTableProps) {
  const { view, order, tests, settings, rules, ticks, previous } = props;
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const rows = useMemo(() => resultRows(tests, settings.results), [tests, settings.results]);
  const estimateHeight = useCallback(
    (index: number) => estimateRowHeight(rows[index], isNarrow),
    [rows, isNarrow],
  );
  const openRows = useOpenRows();
  const hasPrevious = ticks.modes.length > 0;
  const textColumns = hasPrevious ? TEXT_COLUMNS + 1 : TEXT_COLUMNS;
  const columns = textColumns + (isNarrow ? 0 : ticks.modes.length);
  const heading = {
    ticks,
    layout: isNarrow ? 'stacked' : 'cells',
    columns: isNarrow ? textColumns - 1 : textColumns,
  } as const;

  const renderRow = (index: number) => {
    const row = rows[index];
    switch (row?.kind) {
      case 'area':
        return <HeadingRow {...heading} row={row} />;
      case 'profile':
        return (
          <ProfileRow
            {...heading}
            row={row}
            order={order}
            rules={rules}
            settings={settings.results}
          />
        );
      case 'test': {
        const { test, isInProfile, key } = row;
        const cells = {
          test,
          isInProfile,
          settings: settings.results,
          dateFormat: settings.dateFormat,
          ticks,
          previous: previous.get(test.testId),
        };
        if (!isNarrow) return <TestCells {...cells} />;
        return (
          <TestBlock
            {...cells}
            rowKey={key}
            isOpen={openRows.keys.has(key)}
            onToggle={openRows.toggle}
          />
        );
      }
      case undefined:
        return null;
    }
  };

  return (
    <div
      role="table"
      aria-label={t('results.title')}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns}
      className={classes.table}
      data-previous={hasPrevious || undefined}
      translate="no"
    >
      <ColumnHeads modes={isNarrow ? [] : ticks.modes} />
      <VirtualRows
        key={`${isNarrow ? 'narrow' : 'wide'} ${view}`}
        label={t('results.title')}
        count={rows.length}
        rowsBefore={1}
        estimateHeight={estimateHeight}
        keyOf={(index) => rows[index]?.key ?? ''}
        headingOf={(index) => rows[index]?.areaRow ?? 0}
        renderRow={renderRow}
      />
    </div>
  );
}
