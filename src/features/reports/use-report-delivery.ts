import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { downloadUrl, openWaitingWindow, type WaitingWindow } from '@/lib/download';

import { useReportJob, type ReadyReport, type ReportRequest } from './use-report-job';

/**
 * The final report of an order and the ways it reaches the reader (spec §4, Output modes). Every way but the making itself is
 * recorded once as a delivery (behaviour.md 4.7).
 */
export function useReportDelivery(request: ReportRequest) {
  const { t } = useTranslation();
  const job = useReportJob(request);
  const waiting = useRef<WaitingWindow | null>(null);

  const show = (ready: ReadyReport) => {
    if (waiting.current?.show(ready.url) === true) job.recordDelivery(ready);
  };
  const openWindow = () => {
    waiting.current = openWaitingWindow(t('reports.waiting'));
  };

  return {
    ...job,
    /** Makes the report and shows it in a window, which belongs inside the click: later it would be a blocked pop-up. */
    makeAndOpen: () => {
      openWindow();
      job.start().then(show, () => {
        waiting.current?.close();
      });
    },
    stop: () => {
      if (job.isRunning) waiting.current?.close();
      job.stop();
    },
    open: (ready: ReadyReport) => {
      openWindow();
      show(ready);
    },
    download: (ready: ReadyReport) => {
      downloadUrl(ready.url, `${ready.order.orderNumber}.pdf`);
      job.recordDelivery(ready);
    },
  };
}

export type ReportDelivery = ReturnType<typeof useReportDelivery>;
