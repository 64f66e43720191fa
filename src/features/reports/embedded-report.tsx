import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './embedded-report.module.css';
import { ReportProgress } from './report-progress';
import { useReportDelivery } from './use-report-delivery';
import type { ReportRequest } from './use-report-job';

/** The final report in the place of the grid (VerReporteResultados): made as soon as the order is chosen (behaviour.md 3.4). */
export function EmbeddedReport(request: ReportRequest) {
  const { t } = useTranslation();
  const delivery = useReportDelivery(request);
  const makeAtOnce = useEffectEvent(() => {
    delivery.make();
  });
  useEffect(() => {
    makeAtOnce();
  }, []);

  const { report, error, isRunning } = delivery;
  const isIdle = report === undefined && error === null && !isRunning;
  return (
    <section aria-label={t('reports.title.final')} className={classes['report']}>
      {isIdle && <Button onClick={delivery.make}>{t('reports.title.final')}</Button>}
      <ReportProgress delivery={delivery} onRetry={delivery.make}>
        <Button variant="default" onClick={delivery.stop}>
          {t('app.cancel')}
        </Button>
      </ReportProgress>
    </section>
  );
}
