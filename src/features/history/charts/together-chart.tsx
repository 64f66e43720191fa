import { Text } from '@mantine/core';

import type { AskedHistory } from '@/domain/results/history/asked-histories';
import type { HistorySeries } from '@/domain/results/history/history-series';
import { InView } from '@/ui/charts/in-view';
import { LineSample } from '@/ui/charts/point-sample';

import { HistoryChart } from './history-chart';
import classes from './history-charts.module.css';
import { useTestName } from '@/features/history/use-test-title';
import { useTranslation } from '@/i18n/translation';

interface Charted {
  readonly history: AskedHistory;
  readonly series: HistorySeries;
}

interface TogetherChartProps {
  readonly first: Charted;
  readonly second: Charted;
  readonly span: { readonly from: number; readonly to: number };
  readonly present: string;
}

/** Pixels. */
const HEIGHT = 260;

/** Two tests of one unit on one axis, so that their courses can be compared; the limits of each stand in its own chart below. */
export function TogetherChart({ first, second, span, present }: TogetherChartProps) {
  const { t } = useTranslation();
  const testName = useTestName();
  const one = { test: first.history.test, series: first.series };
  const other = { test: second.history.test, series: second.series };
  const names = { one: testName(one.test), other: testName(other.test) };
  return (
    <section>
      <h3 className={classes.together} translate="no">
        {t('history.together', names)}
      </h3>
      <ul className={classes.legend} translate="no">
        <li>
          <LineSample />
          {names.one}
        </li>
        <li>
          <LineSample second />
          {names.other}
        </li>
      </ul>
      <InView height={HEIGHT}>
        {(width) => (
          <HistoryChart
            {...one}
            second={other}
            span={span}
            width={width}
            height={HEIGHT}
            present={present}
          />
        )}
      </InView>
      <Text size="sm" role="note">
        {t('history.togetherNote')}
      </Text>
    </section>
  );
}
