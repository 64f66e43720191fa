import { Text } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { DEMOGRAPHIC_USER } from '@/domain/auth/user-type';
import type { AdministrationForm } from '@/domain/configuration/administration-form';

import { useDemographicName } from './use-demographic-name';
import { useTypeName } from './use-type-name';
import { UserTypeFields } from '@/features/configuration/fields/user-type-fields';

/** Who may sign in, and how. Type 5 only with its demographic; hidden, it is kept as it is. */
export function UserTypesTab() {
  const { t } = useTranslation();
  const demographicName = useDemographicName();
  const nameOf = useTypeName(demographicName);
  const types = useFormContext<AdministrationForm>().getValues('userTypes');
  const shown = types
    .map(({ type }, at) => ({ type, at }))
    .filter(({ type }) => type !== DEMOGRAPHIC_USER || demographicName !== null);
  if (shown.length === 0) return <Text>{t('configuration.userType.none')}</Text>;
  return shown.map(({ type, at }) => <UserTypeFields key={type} at={at} name={nameOf(type)} />);
}
