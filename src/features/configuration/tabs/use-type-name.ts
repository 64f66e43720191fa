import { DEMOGRAPHIC_USER, type UserTypeCode } from '@/domain/auth/user-type';
import { useTranslation } from '@/i18n/translation';

/** What a user type is called; type 5 bears the name of the web-query demographic. */
export function useTypeName(demographicName: string | null): (type: UserTypeCode) => string {
  const { t } = useTranslation();
  return (type) => {
    if (type !== DEMOGRAPHIC_USER) return t(`login.types.${type}`);
    return demographicName ?? t('configuration.userType.name', { type });
  };
}
