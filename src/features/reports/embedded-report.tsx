import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { useTranslation } from '@/i18n/translation';
import type { FollowedPlace } from '@/ui/pdf-viewer/viewed-pdf';
import type { ViewedPlace } from '@/ui/pdf-viewer/zoom';
import { useStoodOnScreen } from '@/ui/use-stood-on-screen';

import classes from './embedded-report.module.css';
import { ReportProgress } from './report-progress';
import { ReportView } from './report-view';
import { useReportDelivery } from './use-report-delivery';
import type { ReportRequest } from './use-report-job';

interface EmbeddedReportProps extends ReportRequest {
  /** Epoch milliseconds of the answer that tells of the order. */
  readonly answeredAt: number;
  /** The report stood on screen. Without it, as in a sample, nobody is told of anything. */
  readonly onSeen?: () => void;
}

const BEGINNING: ViewedPlace = { page: 1, zoom: 'fit' };

/**
 * A report in the place of the grid (VerReporteResultados): made as soon as the order is chosen, then shown. Reading it
 * here is no delivery; taking it along is. A report is of the moment: each answer to the search, a refresh too, has its own, and the
 * reader stays at the page and the zoom of the one before.
 */
export function EmbeddedReport({ answeredAt, ...request }: EmbeddedReportProps) {
  const [first, setFirst] = useState(BEGINNING);
  const place = useMemo(() => ({ first, onMove: setFirst }), [first]);
  return <ReportOfMoment key={answeredAt} {...request} place={place} />;
}

interface ReportOfMomentProps extends Omit<EmbeddedReportProps, 'answeredAt'> {
  readonly place: FollowedPlace;
}

function ReportOfMoment({ place, onSeen, ...request }: ReportOfMomentProps) {
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
  useStoodOnScreen(report !== undefined, () => {
    onSeen?.();
  });
  if (report !== undefined) {
    return (
      <div className={classes.ready}>
        <ReportView
          report={report}
          kind={request.kind}
          place={place}
          delivery={onSeen && delivery}
        />
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
