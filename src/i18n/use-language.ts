import { FIRST_LANGUAGE, languageOf, type Language } from '@/domain/base/language';
import { useTranslation } from './translation';

/** The language of the screen, for what is made in it: papers and files. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language) ?? FIRST_LANGUAGE;
}
