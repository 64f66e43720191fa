import type { ResultText } from '@/domain/results/values/result-text';
import { useTranslation } from '@/i18n/translation';

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
