import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useTemplatePlace } from '@/features/templates/editing/use-template-store';
import { fieldId } from '@/features/templates/editing/field-id';
import { textOf } from '@/reporting/template/template-draft';

import type { PlacedField } from './placed-field';
import { useProblemText } from './use-problem-text';

/** A number as it is written, with a point or a comma. */
export function NumberField({ path, field, label }: PlacedField) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { value, problem, type, rest } = useTemplatePlace(path);
  return (
    <TextInput
      id={fieldId(path)}
      label={label ?? t(`templates.field.${field.name}`)}
      value={textOf(value)}
      error={problemText(problem, field)}
      inputMode="decimal"
      autoComplete="off"
      data-gramm="false"
      onChange={(event) => {
        type(event.currentTarget.value);
      }}
      onBlur={rest}
    />
  );
}
