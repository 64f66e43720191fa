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

/** The zip that is made, of those that the orders go into. */
interface Packed {
  readonly parts: readonly ZipPart[];
  readonly at: number;
}

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
  const [{ parts, at }, setPacked] = useState<Packed>({ parts: [], at: 0 });

  const daysOf = ({ first, last }: ZipPart) => {
    if (first === null || last === null) return searched;
    const start = formatDay(first, settings.dateFormat);
    const end = formatDay(last, settings.dateFormat);
    return start === end ? start : t('search.span', { start, end });
  };
  // A zip asks where to go, which belongs inside a click: each begins with its own.
  const pack = (packed: Packed) => {
    const { orders: packedOrders } = packed.parts[packed.at] ?? NOTHING;
    setPacked(packed);
    controls.open({ orders: packedOrders.map((order) => withShortType(order, types)), newest });
  };
  const days = daysOf(parts[at] ?? NOTHING);
  const place = t('zip.place', { at: at + 1, total: parts.length });
  const next = parts[at + 1];
  return (
    <div className={classes.zip}>
      <Button
        variant="default"
        size="compact-sm"
        disabled={orders.length === 0}
        onClick={() => {
          pack({ parts: found, at: 0 });
        }}
      >
        {t('zip.download')}: {t('zip.reports', { count: orders.length })}
        {found.length > 1 && ` · ${t('zip.files', { count: found.length })}`}
      </Button>
      <ZipDialog searched={parts.length > 1 ? `${place} · ${days}` : days} controls={controls}>
        {next !== undefined && (
          <Button
            onClick={() => {
              pack({ parts, at: at + 1 });
            }}
          >
            {t('zip.next', { days: daysOf(next) })}
          </Button>
        )}
      </ZipDialog>
    </div>
  );
}
