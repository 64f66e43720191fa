import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './embedded-report.module.css';
import { ReportProgress } from './report-progress';
import { ReportView } from './report-view';
import { useReportDelivery } from './use-report-delivery';
import type { ReportRequest } from './use-report-job';

/**
 * A report in the place of the grid (VerReporteResultados): made as soon as the order is chosen (docs/behaviour.md 3.4), then
 * shown. Neither reading nor printing it here is a delivery (docs/behaviour.md 4.7).
 */
export function EmbeddedReport(request: ReportRequest) {
  const { t } = useTranslation();
  const delivery = useReportDelivery(request);
  const hasStarted = useRef(false);
  const makeAtOnce = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    delivery.make();
  });
  useEffect(() => {
    makeAtOnce();
  }, []);

  const { report, error, isRunning } = delivery;
  if (report !== undefined) {
    return (
      <div className={classes.ready}>
        <ReportView report={report} kind={request.kind} />
      </div>
    );
  }
  const isIdle = error === null && !isRunning;
  return (
    <section aria-label={t(`reports.title.${request.kind}`)} className={classes.report}>
      {isIdle && <Button onClick={delivery.make}>{t('reports.show')}</Button>}
      <ReportProgress delivery={delivery} onRetry={delivery.make}>
        <Button variant="default" onClick={delivery.stop}>
          {t('app.cancel')}
        </Button>
      </ReportProgress>
    </section>
  );
}
