import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { GeneratedReport } from './generate-report';
import { useReportNotes } from './use-report-notes';

interface ReportNotesProps {
  readonly report: GeneratedReport;
  readonly isDeliveryUnrecorded: boolean;
}

/** What the reader must know about a finished report: nothing is left out in silence (docs/promises.md D11). */
export function ReportNotes({ report, isDeliveryUnrecorded }: ReportNotesProps) {
  const { t } = useTranslation();
  const notesOf = useReportNotes();
  const { skipped } = report;
  const notes = [
    ...notesOf(report),
    ...(isDeliveryUnrecorded ? [t('reports.deliveryFailed')] : []),
  ];
  if (skipped.length === 0 && notes.length === 0) return null;
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
      {notes.map((note) => (
        <div key={note}>{note}</div>
      ))}
    </Alert>
  );
}
