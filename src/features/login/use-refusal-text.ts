import { useTranslation } from 'react-i18next';

import type { LoginRefusal, RefusalText } from '@/domain/auth/login-refusal';

/**
 * The sentences of a refused sign-in as one text. The advice to recover the password (0245) is given only where the sign-in offers
 * it; elsewhere it is to try again.
 */
export function useRefusalText(offersRecovery: boolean): (refusal: LoginRefusal) => string {
  const { t } = useTranslation();
  const sentence = ({ key, count = 0 }: RefusalText) =>
    key === '0245' && !offersRecovery ? t('login.tryAgain') : t(`message.${key}`, { count });
  return ({ texts }) => texts.map(sentence).join(' ');
}
