import type { Settings } from '@/domain/configuration/settings';
import type { ReportWords } from '@/domain/reports/content/report-words';
import { useTranslation } from '@/i18n/translation';
import { useIntervalText } from '@/i18n/use-interval-text';
import { useLanguage } from '@/i18n/use-language';
import { useMarkWords } from '@/i18n/use-mark-words';
import { dateTimeFormat, formatInstant, paperDateFormat } from '@/lib/dates/dates';

const SEX_CODES = ['1', '2', '3', '4'] as const;

/** The report's words in the portal's language; dates in the laboratory's format and zone. */
export function useReportWords({
  dateFormat,
  results,
}: Pick<Settings, 'dateFormat' | 'results'>): ReportWords {
  const { t } = useTranslation();
  const marks = useMarkWords();
  const intervalText = useIntervalText();
  return {
    language: useLanguage(),
    title: (kind) => t(`reports.title.${kind}`),
    ...marks,
    interval: intervalText,
    age: ({ unit, count }) => t(`reports.age.${unit}`, { count }),
    sex: (code) => {
      const known = SEX_CODES.find((candidate) => candidate === String(code));
      return known === undefined ? '' : t(`reports.sex.${known}`);
    },
    pending: t('results.pending'),
    pendingText: results.pendingText,
    missing: t('results.missing'),
    unreadable: t('results.unreadableText'),
    unreadableName: t('results.unreadableName'),
    unreadableRecords: (count) => t('reports.unreadable', { count }),
    boxed: t('reports.boxed'),
    partial: ({ ready, all }) =>
      all === null
        ? t('reports.partial.uncounted')
        : t('reports.partial.counted', { ready, all, count: all - ready }),
    lessened: {
      title: t('reports.lessenedTitle'),
      help: t('reports.lessenedHelp'),
      losses: {
        signature: t('reports.loss.signature'),
        files: t('reports.loss.files'),
        media: t('reports.loss.media'),
      },
    },
    unsigned: t('reports.unsigned'),
    method: (method) => t(`results.antibiogram.method.${method}`),
    organismNote: (note) => t(`results.antibiogram.note.${note}`),
    comment: {
      ...{ picture: t('results.comment.picture'), struck: t('results.comment.struck') },
      ...{ pictureNote: t('results.comment.pictureNote'), cutNote: t('results.comment.cutNote') },
    },
    restricted: results.restrictedText || t('results.restricted'),
    date: (instant) => formatInstant(instant, dateFormat),
    dateTime: (instant) => formatInstant(instant, dateTimeFormat(dateFormat)),
    dateMinute: (instant) => formatInstant(instant, paperDateFormat(dateFormat)),
  };
}
