import { useTranslation } from 'react-i18next';

import type { LoginRefusal } from '@/domain/auth/login-refusal';

/** The sentences of a refused sign-in as one text. */
export function useRefusalText(): (refusal: LoginRefusal) => string {
  const { t } = useTranslation();
  return ({ texts }) => texts.map(({ key, count = 0 }) => t(`message.${key}`, { count })).join(' ');
}
