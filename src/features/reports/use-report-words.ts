import { useTranslation } from 'react-i18next';

import type { ReportWords } from '@/domain/reports/report-words';
import { dateTimeFormat, formatInstant } from '@/lib/dates';

const SEX_CODES = ['1', '2', '3', '4'] as const;

/** The report's words in the portal's language; dates in the laboratory's format and zone. */
export function useReportWords(dateFormat: string): ReportWords {
  const { t } = useTranslation();
  return {
    title: (kind) => t(`reports.title.${kind}`),
    flag: (flag) => t(`results.flag.${flag}`),
    pathology: (word) => t(`results.word.${word}`),
    interval: (interval) => {
      switch (interval.kind) {
        case 'range':
          return t('results.interval.range', { min: interval.min, max: interval.max });
        case 'min':
          return t('results.interval.min', { min: interval.min });
        case 'max':
          return t('results.interval.max', { max: interval.max });
        case 'text':
          return interval.text;
        case 'none':
          return '';
      }
    },
    age: ({ unit, count }) => t(`reports.age.${unit}`, { count }),
    sex: (code) => {
      const known = SEX_CODES.find((candidate) => candidate === String(code));
      return known === undefined ? '' : t(`reports.sex.${known}`);
    },
    pending: t('results.pending'),
    date: (instant) => formatInstant(instant, dateFormat),
    dateTime: (instant) => formatInstant(instant, dateTimeFormat(dateFormat)),
  };
}
