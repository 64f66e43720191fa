import { useTranslation } from 'react-i18next';

import type { GeneratedReport } from '@/features/reports/generate-report';

/** What is missing in a report, in one line; empty when nothing is (docs/promises.md D11). */
export function useReportRemark(): (report: GeneratedReport) => string {
  const { t } = useTranslation();
  return ({ skipped, unreadable, unsigned, missingCharacters, withoutPictures }) => {
    const characters = missingCharacters.join(' ');
    const names = skipped.map(
      ({ name, reason }) => `${name} (${t(`reports.skipReason.${reason}`)})`,
    );
    return [
      names.length > 0 && `${t('reports.skipped', { count: names.length })} ${names.join(', ')}.`,
      unreadable > 0 && t('reports.unreadable', { count: unreadable }),
      unsigned.length > 0 && t('reports.unsignedBy', { names: unsigned.join(', ') }),
      characters !== '' && t('reports.missingCharacters', { characters }),
      withoutPictures && t('reports.withoutPictures'),
    ]
      .filter((note) => note !== false)
      .join(' ');
  };
}
