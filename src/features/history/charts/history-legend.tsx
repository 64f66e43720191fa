import { useTranslation } from 'react-i18next';

import { BandSample, PointSample, UnknownSample } from '@/ui/charts/point-sample';

import classes from './history-charts.module.css';

interface HistoryLegendProps {
  /** A chart has a time in which results may be missing. */
  readonly hasUnknown: boolean;
}

/** What the forms in the charts mean. */
export function HistoryLegend({ hasUnknown }: HistoryLegendProps) {
  const { t } = useTranslation();
  return (
    <ul className={classes.legend} aria-label={t('history.chart.legend.title')}>
      <li>
        <PointSample mark="circle" tone="quiet" />
        {t('results.flag.normal')}
      </li>
      <li>
        <PointSample mark="down" tone="altered" />
        {t('results.flag.low')}
      </li>
      <li>
        <PointSample mark="up" tone="altered" />
        {t('results.flag.high')}
      </li>
      <li>
        <PointSample mark="diamond" tone="urgent" />
        {t('history.chart.legend.other')}
      </li>
      <li>
        <PointSample mark="cross" tone="quiet" />
        {t('history.chart.legend.text')}
      </li>
      <li>
        <BandSample />
        {t('history.chart.legend.band')}
      </li>
      {hasUnknown && (
        <li>
          <UnknownSample />
          {t('history.unknown')}
        </li>
      )}
    </ul>
  );
}
