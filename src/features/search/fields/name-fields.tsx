import { useTranslation } from 'react-i18next';

import { useSettings } from '@/api/configuration/get-configuration';

import { NameField } from './name-field';
import type { ModeFieldsProps } from '@/features/search/search-values';
import { YearSelect } from './year-select';

/** The parts of a patient's name, one or two first names and surnames as the laboratory keeps them. */
export function NameFields({ form }: ModeFieldsProps) {
  const { search } = useSettings();
  const { t } = useTranslation();
  const parts = [
    { name: 'name1', isKept: true },
    { name: 'name2', isKept: search.twoNames },
    { name: 'lastName', isKept: true },
    { name: 'surName', isKept: search.twoSurnames },
  ] as const;
  return (
    <>
      {parts
        .filter(({ isKept }) => isKept)
        .map(({ name }) => (
          <NameField
            key={name}
            // Any name will do, so any name takes the complaint back.
            field={form.register(name, { deps: 'name1' })}
            label={t(`search.${name}`)}
            error={form.formState.errors[name] !== undefined && t('message.0197')}
          />
        ))}
      <YearSelect form={form} />
    </>
  );
}
