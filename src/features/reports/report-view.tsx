import { Alert } from '@mantine/core';

import type { ReportKind } from '@/domain/reports/content/report-data';
import { useTranslation } from '@/i18n/translation';
import { PdfViewer } from '@/ui/pdf-viewer/pdf-viewer';
import type { FollowedPlace } from '@/ui/pdf-viewer/viewed-pdf';

import { ProtectionNote } from './protection/protection-note';
import { useProtection } from './protection/use-protection';
import { PartialNote } from './report-notes';
import { ReportNotes } from './report-notes';
import type { ReadyReport } from './use-report-job';

interface ReportViewProps {
  readonly report: ReadyReport;
  readonly kind: ReportKind;
  /** As `ViewedPdf`. */
  readonly place?: FollowedPlace;
}

/** A finished report on the screen, under what it lacks. Reading it so is no delivery. */
export function ReportView({ report, kind, place }: ReportViewProps) {
  const { t } = useTranslation();
  const protection = useProtection(report);
  return (
    <>
      {report.partial.length > 0 && (
        <Alert color="yellow" role="note">
          <PartialNote partial={report.partial} />
        </Alert>
      )}
      <ReportNotes report={report} isDeliveryUnrecorded={false} />
      <ProtectionNote protection={protection} />
      <PdfViewer
        key={report.url}
        pdf={report.pdf}
        leave={() => protection.leave(report)}
        fileName={`${report.order.orderNumber}.pdf`}
        title={t(`reports.title.${kind}`)}
        place={place}
      />
    </>
  );
}
