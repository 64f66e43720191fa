import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { AskedHistory } from '@/domain/results/history/asked-histories';
import { lineBlocks } from '@/domain/base/markup/marked-lines';
import { commentParagraphs } from '@/domain/results/comments/comment-text';
import { historyInterval } from '@/domain/results/history/history-interval';
import { historySeries } from '@/domain/results/history/history-series';
import type { HistoryItem } from '@/domain/results/history/test-history';
import { useIntervalText } from '@/i18n/use-interval-text';
import { useScreenMark } from '@/i18n/use-mark-words';
import { formatInstant, historyDateFormat } from '@/lib/dates/dates';
import { Mark } from '@/ui/mark/mark';
import { MarkedLines } from '@/ui/marked-text/marked-lines';
import { MarkedText } from '@/ui/marked-text/marked-text';
import { usePrinting } from '@/ui/window/use-printing';

import classes from './history-table.module.css';
import { OrderLink } from '@/features/history/order-link';
import { useTestTitle } from '@/features/history/use-test-title';
import { useHistoryText } from '@/features/history/use-history-text';
import { useTranslation } from '@/i18n/translation';

interface HistoryTableProps {
  readonly history: AskedHistory;
  /** The open order; the others can be opened. */
  readonly present: string;
}

/** Rows that are shown at first and by each further click. */
export const PAGE = 200;

const COLUMNS = ['number', 'date', 'order', 'result', 'reference', 'mark', 'comment'] as const;

/** A result with its number, or a time in which results may be missing. */
type TableRow = { readonly number: number; readonly item: HistoryItem } | 'unknown';

/** Newest first; what has no date stands last. */
function rowsOf(history: AskedHistory): readonly TableRow[] {
  const { points, undated, unknownTimes } = historySeries(history.items, history);
  const isUnknownSince = (place: number) =>
    unknownTimes.some(
      ({ from, to }) => from === points[place]?.time && to === (points[place + 1]?.time ?? null),
    );
  const dated = points.flatMap(({ item }, place): readonly TableRow[] => {
    const row = { number: points.length - place, item };
    return isUnknownSince(place) ? [row, 'unknown'] : [row];
  });
  const others = undated.map((item, place) => ({ number: points.length + place + 1, item }));
  return [...dated.toReversed(), ...others];
}

/** The earlier results of one test as the laboratory wrote them. In narrow places each row is a card. */
export function HistoryTable({ history, present }: HistoryTableProps) {
  const { t } = useTranslation();
  const testTitle = useTestTitle();
  const intervalText = useIntervalText();
  const historyText = useHistoryText();
  const markOf = useScreenMark();
  const [limit, setLimit] = useState(PAGE);
  const isPrinting = usePrinting();
  const { test } = history;
  const rows = useMemo(() => rowsOf(history), [history]);
  const dateFormat = historyDateFormat(useSettings().dateFormat);
  return (
    <div className={classes.place}>
      <div
        role="table"
        data-sheets
        aria-label={t('history.tableOf', { test: testTitle(test) })}
        aria-rowcount={rows.length + 1}
        translate="no"
      >
        <div role="rowgroup" data-sheet-head className={classes.head}>
          <div role="row" className={classes.row}>
            {COLUMNS.map((column) => (
              <div key={column} role="columnheader">
                {t(`history.columns.${column}`)}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {rows.slice(0, isPrinting ? rows.length : limit).map((row, index) =>
            row === 'unknown' ? (
              <div key={index} role="row" className={classes.unknown}>
                <div role="cell" aria-colspan={COLUMNS.length}>
                  {t('history.unknown')}
                </div>
              </div>
            ) : (
              <div key={index} role="row" className={classes.row}>
                <div role="cell" className={classes.number}>
                  {row.number}
                </div>
                <div role="cell" className={classes.date}>
                  {formatInstant(row.item.validateDate, dateFormat) || t('history.undated')}
                </div>
                <div role="cell" className={classes.order}>
                  <OrderLink order={row.item.order} present={present} />
                </div>
                <div role="cell" className={classes.result}>
                  {historyText(row.item)}
                  {row.item.otherUnit !== undefined && (
                    <span className={classes.unit}>
                      <MarkedText source={row.item.otherUnit} />
                    </span>
                  )}
                  {row.item.sample !== undefined && (
                    <span className={classes.unit}>{row.item.sample}</span>
                  )}
                </div>
                <div role="cell" className={classes.reference}>
                  {intervalText(historyInterval(row.item, test))}
                </div>
                <div role="cell" className={classes.mark}>
                  <Mark {...markOf(row.item)} />
                </div>
                <div role="cell" className={classes.comment}>
                  {row.item.unreadable.includes('comment') ? (
                    t('results.unreadableText')
                  ) : (
                    <MarkedLines blocks={lineBlocks(commentParagraphs(row.item.comment))} />
                  )}
                </div>
              </div>
            ),
          )}
        </div>
      </div>
      {rows.length > limit && (
        <Button
          size="xs"
          variant="default"
          mt="xs"
          onClick={() => {
            setLimit(limit + PAGE);
          }}
        >
          {t('history.more', { count: rows.length - limit })}
        </Button>
      )}
    </div>
  );
}
