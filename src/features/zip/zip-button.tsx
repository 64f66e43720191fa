import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';

import { useDocumentTypes } from '@/api/catalogues/get-document-types';
import { useSettings } from '@/api/configuration/get-configuration';
import type { Authorization } from '@/domain/auth/authorization';
import { withShortType } from '@/domain/catalogues/document-type';
import type { OrderFilter } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { searchedSpan } from '@/domain/orders/searched-span';
import { MAX_SPAN_DAYS, zipParts, type ZipPart } from '@/domain/reports/zip/zip-parts';
import { visibilityRules } from '@/domain/results/visibility/visible-tests';
import { useReportContext } from '@/features/reports/use-report-context';
import { useSearchedWords } from '@/features/search/use-searched-words';
import { useTranslation } from '@/i18n/translation';
import { formatDay } from '@/lib/dates/dates';

import { useZipJob } from './use-zip-job';
import classes from './zip-button.module.css';
import { ZipDialog } from './zip-dialog';

interface ZipButtonProps {
  /** The search whose orders are listed. */
  readonly filter: OrderFilter;
  /** The orders to pack: those that are marked, else those that the list shows. None while it is of an earlier search. */
  readonly orders: readonly OrderSummary[];
  /** How many orders the list has where they may be the newest alone; null where they are all, and where orders are marked. */
  readonly newest: number | null;
  readonly authorization: Authorization;
}

const NOTHING: ZipPart = { orders: [], first: null, last: null };

/** Packs the reports of orders, those of more than 31 days in several zips, each of which begins where the last one ended. */
export function ZipButton({ filter, orders, newest, authorization }: ZipButtonProps) {
  const { t } = useTranslation();
  const settings = useSettings();
  const searched = useSearchedWords(filter, settings.dateFormat);
  const types = useDocumentTypes();
  const contextFor = useReportContext('final', settings);
  const { onlyValidated } = filter;
  const rules = visibilityRules(settings.results, { onlyValidated, authorization });
  const controls = useZipJob({ context: contextFor(rules), authorization });
  const span = searchedSpan(filter);
  const isOnePart = span !== null && span <= MAX_SPAN_DAYS;
  // A list may be long, and its days are read one by one.
  const found = useMemo(
    () => (isOnePart ? [{ ...NOTHING, orders }] : zipParts(orders)),
    [isOnePart, orders],
  );
  const [part = NOTHING, setPart] = useState<ZipPart>();
  const [rest, setRest] = useState<readonly ZipPart[]>([]);

  const daysOf = ({ first, last }: ZipPart) => {
    if (first === null || last === null) return searched;
    const start = formatDay(first, settings.dateFormat);
    const end = formatDay(last, settings.dateFormat);
    return start === end ? start : t('search.span', { start, end });
  };
  // A zip asks where to go, which belongs inside a click: each begins with its own.
  const pack = ([next, ...others]: readonly ZipPart[]) => {
    if (next === undefined) return;
    setPart(next);
    setRest(others);
    controls.open({ orders: next.orders.map((order) => withShortType(order, types)), newest });
  };
  const [next] = rest;
  return (
    <div className={classes.zip}>
      <Button
        variant="default"
        size="compact-sm"
        disabled={orders.length === 0}
        onClick={() => {
          pack(found);
        }}
      >
        {t('zip.download')}: {t('zip.reports', { count: orders.length })}
      </Button>
      <ZipDialog searched={daysOf(part)} controls={controls}>
        {next !== undefined && (
          <Button
            onClick={() => {
              pack(rest);
            }}
          >
            {t('zip.next', { days: daysOf(next) })}
          </Button>
        )}
      </ZipDialog>
    </div>
  );
}
