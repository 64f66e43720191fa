import { useTranslation } from 'react-i18next';

import type { LoginRefusal, RefusalText } from '@/domain/auth/login-refusal';

/** The sentences of a refused sign-in as one text. */
export function useRefusalText(): (refusal: LoginRefusal) => string {
  const { t } = useTranslation();
  const sentence = ({ key, count = 0 }: RefusalText) => t(`message.${key}`, { count });
  return ({ texts }) => texts.map(sentence).join(' ');
}
