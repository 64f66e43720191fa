import { Alert, Anchor, Text } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';
import { bytesFromBase64 } from '@/lib/files/base64';
import { pdfUrl } from '@/lib/files/blob-urls';
import { downloadUrl } from '@/lib/files/download';

import type { GeneratedReport } from './generate-report';
import { useReportNotes } from './use-report-notes';

/** That a report is not all of its order, said before anything else of it; nothing where it is. */
export function PartialNote({ partial: [partial, ...missing] }: Pick<GeneratedReport, 'partial'>) {
  const { t } = useTranslation();
  if (partial === undefined) return null;
  return (
    <Alert color="yellow" role="note" mb="sm">
      <Text fw={600} size="sm">
        {partial}
      </Text>
      {missing.length > 0 && (
        <Text size="sm">{t('reports.partial.missing', { tests: missing.join(', ') })}</Text>
      )}
    </Alert>
  );
}

interface ReportNotesProps {
  readonly report: GeneratedReport;
  readonly isDeliveryUnrecorded: boolean;
}

/** The attachments that are in the report without all that their files hold, each beside its untouched original. */
function LessenedAttachments({ report }: Pick<ReportNotesProps, 'report'>) {
  const { t } = useTranslation();
  const { lessened, order, protection } = report;
  const download = ({ file, at }: (typeof lessened)[number]) => {
    const bytes = bytesFromBase64(file);
    // The name travels with the file, and must name no patient.
    if (bytes !== null) downloadUrl(pdfUrl(bytes), `${order.orderNumber}-${at + 1}.pdf`);
  };
  return (
    <>
      {t('reports.lessened', { count: lessened.length })}
      <ul>
        {lessened.map((one) => (
          <li key={one.at} translate="no">
            {one.name}: {one.losses.map((loss) => t(`reports.loss.${loss}`)).join(' · ')}
            {/* A password would break the signature; without one the file must not leave. */}
            {protection === null && (
              <>
                {'. '}
                <Anchor
                  component="button"
                  type="button"
                  inherit
                  underline="always"
                  aria-label={t('reports.originalOf', { name: one.name })}
                  onClick={() => {
                    download(one);
                  }}
                >
                  {t('reports.original')}
                </Anchor>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the reader must know about a finished report: nothing is left out in silence. */
export function ReportNotes({ report, isDeliveryUnrecorded }: ReportNotesProps) {
  const { t } = useTranslation();
  const notesOf = useReportNotes();
  const { skipped, lessened } = report;
  const notes = [
    ...notesOf(report),
    ...(isDeliveryUnrecorded ? [t('reports.deliveryFailed')] : []),
  ];
  if (skipped.length + lessened.length + notes.length === 0) return null;
  return (
    <Alert color="yellow" role="note">
      {skipped.length > 0 && (
        <>
          {t('reports.skipped', { count: skipped.length })}
          <ul>
            {skipped.map(({ name, reason }, at) => (
              <li key={at} translate="no">
                {name}: {t(`reports.skipReason.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {lessened.length > 0 && <LessenedAttachments report={report} />}
      {notes.map((note) => (
        <div key={note}>{note}</div>
      ))}
    </Alert>
  );
}
