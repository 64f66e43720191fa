import { Button } from '@mantine/core';
import { useMemo } from 'react';

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

/** Packs the reports of orders, those of more than 31 days in several zips, one for each button. */
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
  const parts = found.length === 0 ? [NOTHING] : found;

  const label = ({ orders: { length: count }, first, last }: ZipPart) => {
    const reports = t('zip.reports', { count });
    if (parts.length === 1 || first === null || last === null) return reports;
    const [start, end] = [first, last].map((day) => formatDay(day, settings.dateFormat));
    return `${start === end ? start : t('search.span', { start, end })} · ${reports}`;
  };
  return (
    <div className={classes.zip}>
      {parts.map((part) => (
        <Button
          key={part.orders[0]?.order ?? ''}
          variant="default"
          size="compact-sm"
          disabled={part.orders.length === 0}
          onClick={() => {
            controls.open({
              orders: part.orders.map((order) => withShortType(order, types)),
              newest,
            });
          }}
        >
          {t('zip.download')}: {label(part)}
        </Button>
      ))}
      <ZipDialog searched={searched} controls={controls} />
    </div>
  );
}
