import { Button, Text } from '@mantine/core';
import { useId, useRef, useState, type RefObject } from 'react';
import { useMutation } from '@tanstack/react-query';

import { useSettings } from '@/api/configuration/get-configuration';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { AskedHistory } from '@/domain/results/history/asked-histories';
import type { HistorySeries } from '@/domain/results/history/history-series';
import { formatInstant, historyDateFormat } from '@/lib/dates/dates';
import { InView } from '@/ui/charts/in-view';
import { useHistoryText } from '@/features/history/use-history-text';
import { HistorySection } from '@/features/history/history-section';
import { HistoryTable } from '@/features/history/table/history-table';
import { useTestTitle } from '@/features/history/use-test-title';
import { useTranslation } from '@/i18n/translation';
import type { TestResult } from '@/domain/results/test-result';
import { createBlobUrl } from '@/lib/files/blob-urls';
import { downloadUrl } from '@/lib/files/download';
import { fileNamePart } from '@/lib/files/file-name-part';
import { plainText } from '@/lib/text/marked-text';
import { chartPicture } from '@/ui/charts/chart-picture';
import { patientText } from '@/domain/orders/patient-text';

import { HistoryChart } from './history-chart';
import classes from './history-chart-section.module.css';

interface PictureButtonProps {
  readonly test: TestResult;
  readonly patient: OrderSummary;
  /** Where the chart is drawn. */
  readonly frame: RefObject<HTMLElement | null>;
}

const PNG = 'image/png';

/** Downloads a chart as it stands, below test and patient as on screen; the file's name holds neither patient nor order. */
function PictureButton({ test, patient, frame }: PictureButtonProps) {
  const { t } = useTranslation();
  const title = useTestTitle()(test);
  const picture = useMutation({
    mutationFn: async () => {
      const drawing = frame.current?.querySelector<SVGSVGElement>('svg[role="application"]');
      if (!drawing) throw new Error('no chart is drawn');
      const heading = `${title} ${plainText(test.unit)}`.trim();
      const blob = await chartPicture(drawing, [heading, patientText(patient)]);
      const url = createBlobUrl(new Uint8Array(await blob.arrayBuffer()), PNG);
      const name = fileNamePart(test.abbreviation) || `${test.testId}`;
      downloadUrl(url, t('history.chart.file', { name }));
    },
  });
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        loading={picture.isPending}
        aria-label={t('history.chart.downloadOf', { test: title })}
        onClick={() => {
          picture.mutate();
        }}
      >
        {t('history.chart.download')}
      </Button>
      {picture.isError && (
        <Text role="alert" size="sm" c="red">
          {t('history.chart.downloadFailed')}
        </Text>
      )}
    </>
  );
}

interface ChartSummaryProps {
  readonly history: AskedHistory;
  readonly series: HistorySeries;
}

/**
 * A chart in one sentence: how many results, and the latest one unless newer ones may be missing, one has no date, or they are of
 * several samples.
 */
function ChartSummary({ history, series }: ChartSummaryProps) {
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

interface HistoryChartSectionProps {
  readonly history: AskedHistory;
  readonly series: HistorySeries;
  /** The time in sight, epoch milliseconds; null when no test has a dated result. */
  readonly span: { readonly from: number; readonly to: number } | null;
  readonly patient: OrderSummary;
  /** What it is of, and its latest result, stand beside it. */
  readonly isAlone: boolean;
}

/** Pixels. */
const CHART_HEIGHT = 240;

/** One test: what the chart shows in words, the chart, what it cannot show, and the same as a table. */
export function HistoryChartSection(props: HistoryChartSectionProps) {
  const { history, series, span, patient, isAlone } = props;
  const { dateFormat } = useSettings();
  const { t } = useTranslation();
  const { test } = history;
  const [isTableOpen, setIsTableOpen] = useState(false);
  const tableId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { points, undated, scaleChanges } = series;
  const isNumeric = points.some(({ value }) => value !== null);
  const title = useTestTitle()(test);
  const dateOf = (instant: number) => formatInstant(instant, dateFormat);

  const chart = (width: number) => {
    if (span === null || !points.some(({ time }) => time >= span.from && time <= span.to)) {
      return <Text className={classes.empty}>{t('history.chart.emptyRange')}</Text>;
    }
    const size = { width, height: CHART_HEIGHT };
    return (
      <HistoryChart test={test} series={series} span={span} present={patient.order} {...size} />
    );
  };

  return (
    <HistorySection history={history} isHeaded={!isAlone}>
      {!isAlone && <ChartSummary history={history} series={series} />}
      {isNumeric && (
        <div ref={frame}>
          <InView height={CHART_HEIGHT}>{chart}</InView>
        </div>
      )}
      {!isNumeric && (
        <Text role="note" size="sm">
          {t('history.chart.notNumeric')}
        </Text>
      )}
      {isNumeric && undated.length > 0 && (
        <Text role="note" size="sm">
          {t('history.undatedNote', { count: undated.length })}
        </Text>
      )}
      {isNumeric && scaleChanges.length > 0 && (
        <Text role="note" size="sm">
          {t('history.chart.scaleNote', { dates: scaleChanges.map(dateOf).join(', ') })}
        </Text>
      )}
      {isNumeric && (
        <div className={classes.actions}>
          <Button
            size="xs"
            variant="subtle"
            aria-expanded={isTableOpen}
            aria-controls={tableId}
            aria-label={t('history.chart.asTableOf', { test: title })}
            onClick={() => {
              setIsTableOpen(!isTableOpen);
            }}
          >
            {t('history.chart.asTable')}
          </Button>
          <PictureButton test={test} patient={patient} frame={frame} />
        </div>
      )}
      <div id={tableId}>
        {(isTableOpen || !isNumeric) && <HistoryTable history={history} present={patient.order} />}
      </div>
    </HistorySection>
  );
}
