import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { useTranslation } from '@/i18n/translation';
import { pdfUrl } from '@/lib/files/blob-urls';
import { downloadUrl, openWaitingWindow, type WaitingWindow } from '@/lib/files/download';
import { printPdf } from '@/lib/files/print-pdf';
import { sharePdf } from '@/lib/files/share-file';
import { MissingPartError } from '@/lib/missing-part-error';
import { ReportEngineError } from '@/reporting/report-engine';
import { useErrorText } from '@/ui/errors/use-error-text';

import type { GeneratedReport } from './generate-report';
import { useProtection } from './protection/use-protection';
import { useReportJob, type ReportRequest } from './use-report-job';

/** Named after the order: the name travels with the file, and it names no patient. */
function fileName({ order }: GeneratedReport): string {
  return `${order.orderNumber}.pdf`;
}

/** A report and its way out of the portal. */
type Handover = { readonly ready: GeneratedReport } & (
  | { readonly way: 'open'; readonly shownIn: WaitingWindow }
  | { readonly way: 'download' | 'print' | 'share' }
);

function refusalOf(error: Error, { way }: Handover): 'print' | 'share' | 'protect' {
  const isDevice = (way === 'print' || way === 'share') && !(error instanceof ReportEngineError);
  return isDevice ? way : 'protect';
}

/** The report of an order and the ways it reaches the reader. Every way but the making itself is recorded once as a delivery. */
export function useReportDelivery(request: ReportRequest) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const job = useReportJob(request);
  /** The window of the report that is being made. */
  const waiting = useRef<WaitingWindow | null>(null);
  const isOpening = useRef(false);
  const protection = useProtection(job.report);

  const handover = useMutation({
    gcTime: 0,
    mutationFn: async (leaving: Handover): Promise<boolean> => {
      const { ready } = leaving;
      const leavingUrl = async () => pdfUrl(await protection.leave(ready));
      switch (leaving.way) {
        case 'open':
          return leaving.shownIn.show(await leavingUrl());
        case 'download':
          downloadUrl(await leavingUrl(), fileName(ready));
          return true;
        case 'print':
          await printPdf({ url: pdfUrl(ready.pdf), leavingUrl, fileName: fileName(ready) });
          return true;
        case 'share':
          return sharePdf(await protection.leave(ready), fileName(ready));
      }
    },
    onError: (_, leaving) => {
      if (leaving.way === 'open') leaving.shownIn.close();
    },
    onSuccess: (isHandedOver, { ready }) => {
      if (isHandedOver) job.recordDelivery(ready);
    },
    onSettled: (_isHandedOver, _error, { way }) => {
      if (way === 'open') isOpening.current = false;
    },
  });

  const refusalText = (error: Error, leaving: Handover) =>
    error instanceof MissingPartError
      ? errorText(error)
      : t(`reports.${refusalOf(error, leaving)}Failed`);
  const handOver = (way: 'download' | 'print' | 'share') => (ready: GeneratedReport) => {
    handover.mutate({ way, ready });
  };
  const openWindow = () => openWaitingWindow(t('reports.waiting'), `${request.order}.pdf`);
  const showIn = (shownIn: WaitingWindow, ready: GeneratedReport) => {
    isOpening.current = true;
    handover.mutate({ way: 'open', ready, shownIn });
  };

  /** The browser would ask for the password before the portal has said which one it is: then the reader opens it. */
  const showUnlessProtected = (shownIn: WaitingWindow, ready: GeneratedReport) => {
    if (ready.protection === null) showIn(shownIn, ready);
    else shownIn.close();
  };

  return {
    ...job,
    protection,
    /** Makes the report and shows it in a window, which belongs inside the click: later it would be a blocked pop-up. */
    makeAndOpen: () => {
      const shownIn = openWindow();
      waiting.current = shownIn;
      job.start().then(
        (ready) => {
          showUnlessProtected(shownIn, ready);
        },
        () => {
          shownIn.close();
        },
      );
    },
    stop: () => {
      if (job.isRunning) waiting.current?.close();
      job.stop();
      handover.reset();
      protection.forget();
    },
    open: (ready: GeneratedReport) => {
      // The second press of a double click comes before the screen is drawn again.
      if (!isOpening.current) showIn(openWindow(), ready);
    },
    download: handOver('download'),
    print: handOver('print'),
    /** Where the device can (`canSharePdf`). */
    share: handOver('share'),
    isLeaving: handover.isPending,
    /** What stopped the last way out, in words: the device, the protection, or a part that did not come. Null when nothing did. */
    refused: handover.isError ? refusalText(handover.error, handover.variables) : null,
  };
}

export type ReportDelivery = ReturnType<typeof useReportDelivery>;
