import { useTranslation } from '@/i18n/translation';

import type { GeneratedReport } from './generate-report';

/** What a report lacks besides attachments, a sentence for each. */
export function useReportNotes(): (report: GeneratedReport) => readonly string[] {
  const { t } = useTranslation();
  return ({ unreadable, unsigned, missingCharacters, withoutPictures, withoutCode }) =>
    [
      unreadable > 0 && t('reports.unreadable', { count: unreadable }),
      unsigned.length > 0 && t('reports.unsignedBy', { names: unsigned.join(', ') }),
      missingCharacters.length > 0 &&
        t('reports.missingCharacters', { characters: missingCharacters.join(' ') }),
      withoutPictures && t('reports.withoutPictures'),
      withoutCode === true && t('reports.withoutCode'),
    ].filter((note) => note !== false);
}
