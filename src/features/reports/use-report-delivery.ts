import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { pdfUrl } from '@/lib/files/blob-urls';
import { downloadUrl, openWaitingWindow, type WaitingWindow } from '@/lib/files/download';
import { printPdf } from '@/lib/files/print-pdf';
import { sharePdf } from '@/lib/files/share-file';
import { ReportEngineError } from '@/reporting/report-engine';

import type { GeneratedReport } from './generate-report';
import { useProtection } from './protection/use-protection';
import { useReportJob, type ReportRequest } from './use-report-job';

/** Named after the order, as docs/behaviour.md §4 asks: the name travels with the file, and it names no patient. */
function fileName({ order }: GeneratedReport): string {
  return `${order.orderNumber}.pdf`;
}

/** A way out of the portal. */
interface Handover {
  readonly way: 'open' | 'download' | 'print' | 'share';
  readonly ready: GeneratedReport;
}

function refusalOf(error: Error, { way }: Handover): 'print' | 'share' | 'protect' {
  const isDevice = (way === 'print' || way === 'share') && !(error instanceof ReportEngineError);
  return isDevice ? way : 'protect';
}

/**
 * The report of an order and the ways it reaches the reader (docs/behaviour.md §4, Output modes). Every way but the making
 * itself is recorded once as a delivery (docs/behaviour.md 4.7).
 */
export function useReportDelivery(request: ReportRequest) {
  const { t } = useTranslation();
  const job = useReportJob(request);
  const waiting = useRef<WaitingWindow | null>(null);
  const protection = useProtection(job.report);

  const handover = useMutation({
    gcTime: 0,
    mutationFn: async ({ way, ready }: Handover): Promise<boolean> => {
      const leavingUrl = async () => pdfUrl(await protection.leave(ready));
      switch (way) {
        case 'open':
          return waiting.current?.show(await leavingUrl()) === true;
        case 'download':
          downloadUrl(await leavingUrl(), fileName(ready));
          return true;
        case 'print':
          await printPdf({ url: pdfUrl(ready.pdf), leavingUrl });
          return true;
        case 'share':
          return sharePdf(await protection.leave(ready), fileName(ready));
      }
    },
    onError: (_, { way }) => {
      if (way === 'open') waiting.current?.close();
    },
    onSuccess: (isHandedOver, { ready }) => {
      if (isHandedOver) job.recordDelivery(ready);
    },
  });

  const handOver = (way: Handover['way']) => (ready: GeneratedReport) => {
    handover.mutate({ way, ready });
  };
  const openWindow = () => {
    waiting.current = openWaitingWindow(t('reports.waiting'));
  };

  /** The browser would ask for the password before the portal has said which one it is: then the reader opens it. */
  const showUnlessProtected = (ready: GeneratedReport) => {
    if (ready.protection === null) handOver('open')(ready);
    else waiting.current?.close();
  };

  return {
    ...job,
    protection,
    /** Makes the report and shows it in a window, which belongs inside the click: later it would be a blocked pop-up. */
    makeAndOpen: () => {
      openWindow();
      job.start().then(showUnlessProtected, () => {
        waiting.current?.close();
      });
    },
    stop: () => {
      if (job.isRunning) waiting.current?.close();
      job.stop();
      handover.reset();
      protection.forget();
    },
    open: (ready: GeneratedReport) => {
      openWindow();
      handOver('open')(ready);
    },
    download: handOver('download'),
    print: handOver('print'),
    /** Where the device can (`canSharePdf`). */
    share: handOver('share'),
    isLeaving: handover.isPending,
    /** What stopped the last way out (texts: `reports.<name>Failed`): the device, or the protection. Null when nothing did. */
    refused: handover.isError ? refusalOf(handover.error, handover.variables) : null,
  };
}

export type ReportDelivery = ReturnType<typeof useReportDelivery>;
