import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useSettings } from '@/api/configuration/get-configuration';
import { orderSearchOptions } from '@/api/orders/filter-orders';
import type { Authorization } from '@/domain/auth/authorization';
import type { OrderFilter } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { searchedSpan } from '@/domain/orders/searched-span';
import { visibilityRules } from '@/domain/results/visibility/visible-tests';
import { useReportPorts } from '@/features/reports/use-report-ports';

import { useSearchedWords } from './use-searched-words';
import { useZipJob } from './use-zip-job';
import classes from './zip-button.module.css';
import { ZipDialog } from './zip-dialog';

interface ZipButtonProps {
  /** The search whose orders are listed. */
  readonly filter: OrderFilter;
  readonly authorization: Authorization;
}

/** Longest range whose orders may be packed (docs/behaviour.md §5). */
const MAX_SPAN_DAYS = 31;
const NO_ORDERS: readonly OrderSummary[] = [];

/**
 * Packs the reports of the listed orders (docs/behaviour.md §6). A list that is being searched, or that belongs to an earlier search,
 * is not packed.
 */
export function ZipButton({ filter, authorization }: ZipButtonProps) {
  const { t } = useTranslation();
  const settings = useSettings();
  const reasonId = useId();
  // Only looks at the answer: this part may come after a failed search, and would ask again by itself.
  const search = useQuery({ ...orderSearchOptions(filter), enabled: false });
  const searched = useSearchedWords(filter, settings.dateFormat);
  const portsFor = useReportPorts('final', settings);
  const { onlyValidated } = filter;
  const rules = visibilityRules(settings.results, { onlyValidated, authorization });
  const orders = search.data?.items ?? NO_ORDERS;
  const controls = useZipJob({ orders, ports: portsFor(rules), authorization });
  const spanDays = searchedSpan(filter);
  if (spanDays === null) return null;

  const isTooLong = spanDays > MAX_SPAN_DAYS;
  return (
    <div className={classes.zip}>
      <Button
        variant="default"
        fullWidth
        disabled={isTooLong || orders.length === 0}
        aria-describedby={isTooLong ? reasonId : undefined}
        onClick={controls.open}
      >
        {t('zip.download')}
      </Button>
      {isTooLong && (
        <Text id={reasonId} size="sm" mt={4}>
          {t('zip.tooLong', { days: MAX_SPAN_DAYS })}
        </Text>
      )}
      <ZipDialog searched={searched} controls={controls} />
    </div>
  );
}
