import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { downloadUrl, openWaitingWindow, type WaitingWindow } from '@/lib/files/download';
import { printPdf } from '@/lib/files/print-pdf';
import { canSharePdf, sharePdf } from '@/lib/files/share-file';

import { useReportJob, type ReadyReport, type ReportRequest } from './use-report-job';

/** Named after the order, as docs/behaviour.md §4 asks: the name travels with the file, and it names no patient. */
function fileName({ order }: ReadyReport): string {
  return `${order.orderNumber}.pdf`;
}

/** A way out of the portal that the device may refuse (texts: `reports.<way>Failed`). */
interface Handover {
  readonly way: 'print' | 'share';
  readonly ready: ReadyReport;
}

/**
 * The report of an order and the ways it reaches the reader (docs/behaviour.md §4, Output modes). Every way but the making
 * itself is recorded once as a delivery (docs/behaviour.md 4.7).
 */
export function useReportDelivery(request: ReportRequest) {
  const { t } = useTranslation();
  const job = useReportJob(request);
  const waiting = useRef<WaitingWindow | null>(null);

  const handover = useMutation({
    gcTime: 0,
    mutationFn: async ({ way, ready }: Handover): Promise<boolean> => {
      if (way === 'share') return sharePdf(ready.pdf, fileName(ready));
      await printPdf(ready.url);
      return true;
    },
    onSuccess: (isHandedOver, { ready }) => {
      if (isHandedOver) job.recordDelivery(ready);
    },
  });

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
      handover.reset();
    },
    open: (ready: ReadyReport) => {
      openWindow();
      show(ready);
    },
    download: (ready: ReadyReport) => {
      downloadUrl(ready.url, fileName(ready));
      job.recordDelivery(ready);
    },
    print: (ready: ReadyReport) => {
      handover.mutate({ way: 'print', ready });
    },
    /** Null where the device shares no files. */
    share: canSharePdf()
      ? (ready: ReadyReport) => {
          handover.mutate({ way: 'share', ready });
        }
      : null,
    /** The way that the device refused last; null when none. */
    refusedWay: handover.isError ? handover.variables.way : null,
  };
}

export type ReportDelivery = ReturnType<typeof useReportDelivery>;
