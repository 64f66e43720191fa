import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { GeneratedReport } from './generate-report';

interface ReportNotesProps {
  readonly report: GeneratedReport;
  readonly isDeliveryUnrecorded: boolean;
}

/** What the reader must know about a finished report: nothing is left out in silence (docs/promises.md D11). */
export function ReportNotes({ report, isDeliveryUnrecorded }: ReportNotesProps) {
  const { t } = useTranslation();
  const { skipped, unreadable, unsigned, missingCharacters, withoutPictures } = report;
  const characters = missingCharacters.join(' ');
  const notes = [
    unreadable > 0 && t('reports.unreadable', { count: unreadable }),
    unsigned.length > 0 && t('reports.unsignedBy', { names: unsigned.join(', ') }),
    characters !== '' && t('reports.missingCharacters', { characters }),
    withoutPictures && t('reports.withoutPictures'),
    isDeliveryUnrecorded && t('reports.deliveryFailed'),
  ].filter((note) => note !== false);
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
