import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { OrderSummary } from '@/domain/orders/order-summary';

import { useZipJob } from './use-zip-job';
import classes from './zip-button.module.css';
import { ZipDialog } from './zip-dialog';
import type { ZipPorts } from './zip-ports';

interface ZipButtonProps {
  /** The orders listed; none while a search runs or after it failed. */
  readonly orders: readonly OrderSummary[];
  /** Their search in words. */
  readonly searched: string;
  /** Days between the first and the last day of the search; null when it was not by date. */
  readonly spanDays: number | null;
  readonly ports: ZipPorts;
}

/** Longest range whose orders may be packed (docs/behaviour.md §5). */
const MAX_SPAN_DAYS = 31;

/** Packs the reports of the listed orders (docs/behaviour.md §6). */
export function ZipButton({ orders, searched, spanDays, ports }: ZipButtonProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const controls = useZipJob(orders, ports);
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
      <ZipDialog
        searched={searched}
        controls={controls}
        keepAlive={ports.keepAlive}
        reasonOf={ports.reasonOf}
      />
    </div>
  );
}
