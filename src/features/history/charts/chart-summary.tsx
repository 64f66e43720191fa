import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useSettings } from '@/api/configuration/get-configuration';
import type { AskedHistory } from '@/domain/results/history/asked-histories';
import type { HistorySeries } from '@/domain/results/history/history-series';
import { formatInstant, historyDateFormat } from '@/lib/dates/dates';

import { useHistoryText } from '@/features/history/use-history-text';

interface ChartSummaryProps {
  readonly history: AskedHistory;
  readonly series: HistorySeries;
}

/**
 * A chart in one sentence: how many results, and the latest one unless newer ones may be missing, one has no date, or they are of
 * several samples.
 */
export function ChartSummary({ history, series }: ChartSummaryProps) {
  const { t } = useTranslation();
  const { dateFormat } = useSettings();
  const historyText = useHistoryText();
  const { items, gap, hasGaps, isRepeated } = history;
  const latest = series.points.at(-1);
  const count = items.length;
  const isUnsure = gap !== null || hasGaps || isRepeated || series.undated.length > 0;
  if (isUnsure || latest === undefined)
    return <Text size="sm">{t('history.given', { count })}</Text>;
  return (
    <Text size="sm" translate="no">
      {t('history.summary', {
        count,
        result: historyText(latest.item),
        date: formatInstant(latest.time, historyDateFormat(dateFormat)),
      })}
    </Text>
  );
}
