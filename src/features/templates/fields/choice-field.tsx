import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { fieldId } from '@/features/templates/editing/field-id';
import { useTemplatePlace } from '@/features/templates/editing/use-template-store';
import { textOf } from '@/reporting/template/template-draft';

import type { FieldOf, PlacedField } from './placed-field';
import { useProblemText } from './use-problem-text';

/** One of a few values. */
export function ChoiceField({ path, field }: PlacedField<FieldOf<'choice'>>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { value, problem, change } = useTemplatePlace(path);
  return (
    <NativeSelect
      id={fieldId(path)}
      label={t(`templates.field.${field.name}`)}
      value={textOf(value)}
      error={problemText(problem, field)}
      autoComplete="off"
      data={field.choices.map((choice) => ({
        value: choice,
        label: t(`templates.choice.${choice}`),
      }))}
      onChange={(event) => {
        change(event.currentTarget.value);
      }}
    />
  );
}
