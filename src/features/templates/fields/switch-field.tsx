import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { fieldId } from '@/features/templates/editing/field-id';
import { useTemplatePlace } from '@/features/templates/editing/use-template-store';

import type { PlacedField } from './placed-field';

/** Yes or no. */
export function SwitchField({ path, field }: PlacedField) {
  const { t } = useTranslation();
  const { value, change } = useTemplatePlace(path);
  return (
    <Checkbox
      id={fieldId(path)}
      label={t(`templates.field.${field.name}`)}
      checked={value === true}
      onChange={(event) => {
        change(event.currentTarget.checked);
      }}
    />
  );
}
