import type { AskedHistory } from '@/domain/results/history/asked-histories';
import { InView } from '@/ui/charts/in-view';

import { HistorySection } from '@/features/history/history-section';
import { HistoryTable, PAGE } from './history-table';
import classes from './history-tables.module.css';

interface HistoryTablesProps {
  readonly histories: readonly AskedHistory[];
  /** The open order. */
  readonly present: string;
}

/** Beyond this many rows only the tables in sight are in the page. */
const MOST_ROWS = 400;
/** Pixels of a table's head and of a row without comment. */
const HEAD = 29;
const ROW = 33;

/** One table per test, all of them below each other. */
export function HistoryTables({ histories, present }: HistoryTablesProps) {
  const rows = histories.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className={classes.tables}>
      {histories.map((history) => {
        const table = <HistoryTable history={history} present={present} />;
        const height = HEAD + Math.min(history.items.length, PAGE) * ROW;
        return (
          <HistorySection key={history.test.testId} history={history}>
            {rows > MOST_ROWS ? <InView height={height}>{() => table}</InView> : table}
          </HistorySection>
        );
      })}
    </div>
  );
}
