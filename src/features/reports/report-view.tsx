import type { ReportKind } from '@/domain/reports/content/report-data';
import { useTranslation } from '@/i18n/translation';
import { PdfViewer } from '@/ui/pdf-viewer/pdf-viewer';
import type { FollowedPlace } from '@/ui/pdf-viewer/viewed-pdf';

import { ProtectionNote } from './protection/protection-note';
import { useProtection } from './protection/use-protection';
import { PartialNote, ReportNotes } from './report-notes';
import { LargePrintChoice } from './report-outputs';
import type { ReportDelivery } from './use-report-delivery';
import type { ReadyReport } from './use-report-job';

interface ReportViewProps {
  readonly report: ReadyReport;
  readonly kind: ReportKind;
  /** As `ViewedPdf`. */
  readonly place?: FollowedPlace;
  /** Is told when the report leaves the screen, which is a delivery; absent where nobody is to be told. */
  readonly delivery?: ReportDelivery;
}

/** A finished report on the screen, under what it lacks. Reading it so is no delivery. */
export function ReportView({ report, kind, place, delivery }: ReportViewProps) {
  const { t } = useTranslation();
  const protection = useProtection(report);
  return (
    <>
      <PartialNote partial={report.partial} />
      <ReportNotes report={report} isDeliveryUnrecorded={delivery?.isDeliveryUnrecorded === true} />
      <ProtectionNote protection={protection} />
      <PdfViewer
        key={report.url}
        pdf={report.pdf}
        leave={() => protection.leave(report)}
        fileName={`${report.order.orderNumber}.pdf`}
        title={t(`reports.title.${kind}`)}
        place={place}
        beside={delivery && <LargePrintChoice delivery={delivery} />}
        onLeft={() => {
          delivery?.recordDelivery(report);
        }}
      />
    </>
  );
}
