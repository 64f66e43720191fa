import { useSettings } from '@/api/configuration/get-configuration';
import type { RowWords } from '@/domain/export/order-table';
import { inWords } from '@/domain/base/markup/marked-lines';
import { commentParagraphs } from '@/domain/results/comments/comment-text';
import { testText } from '@/domain/results/test-label';
import { offersComment } from '@/domain/results/comments/offers-comment';
import { wordedMark } from '@/domain/results/marks/worded-mark';
import { useTranslation } from '@/i18n/translation';
import type { ResultText } from '@/domain/results/values/result-text';
import { useIntervalText } from '@/i18n/use-interval-text';
import { useMarkWords } from '@/i18n/use-mark-words';
import { dateTimeFormat, formatInstant } from '@/lib/dates/dates';
import { plainText } from '@/lib/text/marked-text';

/** What stands in the place of a result without text. */
const WORDS = {
  value: 'results.pending',
  pending: 'results.pending',
  withheld: 'results.restricted',
  missing: 'results.missing',
  unreadable: 'results.unreadableText',
} as const;

/** What stands in a result's place: the laboratory's text, or why there is none. */
export function useResultWords(): (result: ResultText) => string {
  const { t } = useTranslation();
  return ({ kind, text }) => (text === '' ? t(WORDS[kind]) : text);
}

/** The words of the grid for tables that leave the portal. */
export function useRowWords(): RowWords {
  const { t } = useTranslation();
  const { dateFormat, results: texts } = useSettings();
  const markWords = useMarkWords();
  const unreadable = t('results.unreadableText');
  const words = { picture: t('results.comment.picture'), struck: t('results.comment.struck') };
  return {
    texts,
    test: (test) => testText(test, { unreadableName: t('results.unreadableName') }),
    result: useResultWords(),
    interval: useIntervalText(),
    mark: (mark) => {
      const { text, note } = wordedMark(mark, markWords);
      return note === '' ? text : `${text} (${note})`;
    },
    unit: ({ unit, unreadable: fields }) =>
      fields.includes('unit') ? unreadable : plainText(unit),
    date: (instant) => formatInstant(instant, dateTimeFormat(dateFormat)),
    notValidated: t('results.test.notValidated'),
    comment: (test) => {
      const written = test.unreadable.includes('comment')
        ? [unreadable]
        : commentParagraphs(test.comment).map((line) => plainText(inWords(line, words)));
      return [
        ...(offersComment(test) ? written : []),
        ...(test.antibiogram !== 'none' ? [t('export.antibiogram')] : []),
      ].join('\n');
    },
  };
}
