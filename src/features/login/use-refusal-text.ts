import type { LoginRefusal, RefusalText } from '@/domain/auth/login-refusal';
import { useTranslation } from '@/i18n/translation';

/** The sentences of a refused sign-in as one text. */
export function useRefusalText(): (refusal: LoginRefusal) => string {
  const { t } = useTranslation();
  const sentence = ({ key, count = 0 }: RefusalText) => t(`message.${key}`, { count });
  return ({ texts }) => texts.map(sentence).join(' ');
}
