import { useTranslation } from '@/i18n/translation';

/** A format of dates in the letters that the reader's language has for day, month and year: `DD/MM/AAAA` in Spanish. */
export function useDateLetters(): (dateFormat: string) => string {
  const { t } = useTranslation();
  return (dateFormat) => dateFormat.replaceAll('Y', t('search.yearLetter'));
}
