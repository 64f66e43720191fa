import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { AdministrationForm } from '@/domain/configuration/administration-form';

import { LabelledSwitch } from './labelled-switch';

type FlagOfType = 'confidential' | 'onlyValidated';

interface UserTypeSwitchProps {
  /** Place of the type in the form. */
  readonly at: number;
  readonly flag: FlagOfType;
}

/** What a user type may read. */
export function UserTypeSwitch({ at, flag }: UserTypeSwitchProps) {
  const { t } = useTranslation();
  const { value, ...field } = useController<
    AdministrationForm,
    `userTypes.${number}.${FlagOfType}`
  >({ name: `userTypes.${at}.${flag}` }).field;
  return (
    <LabelledSwitch
      {...field}
      checked={value}
      label={t(`configuration.userType.${flag}`)}
      description={t(`configuration.userType.${flag}Help`)}
    />
  );
}
