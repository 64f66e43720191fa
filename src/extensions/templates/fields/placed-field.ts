import { useState } from 'react';

import { fieldId } from '@/extensions/templates/editing/field-id';
import { useTemplatePlace } from '@/extensions/templates/editing/use-template-store';
import { textOf, type DraftProblem } from '@/extensions/templates/template/template-draft';
import type { TemplateField } from '@/extensions/templates/template/template-fields';
import { millimetres, pointsText, unitOf, unitText } from '@/extensions/templates/template/units';
import { useTranslation } from '@/i18n/translation';

/** A field of the form and its place in the template. */
export interface PlacedField<Field = TemplateField> {
  readonly field: Field;
  readonly path: string;
  /** In the place of the field's own name. */
  readonly label?: string | undefined;
}

/** A field of certain kinds. */
export type FieldOf<Kind extends TemplateField['kind']> = Extract<
  TemplateField,
  { readonly kind: Kind }
>;

/** What is wrong with a field, in words; null when nothing is. */
export function useProblemText(): (
  problem: DraftProblem | undefined,
  field: TemplateField,
) => string | null {
  const { t, i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (problem, field) => {
    if (problem === undefined) return null;
    if (problem !== 'range') return t(`templates.problem.${problem}`);
    const isWhole = field.kind === 'number' && field.isWhole;
    const bound = (own: 'least' | 'most') => {
      const points = own in field ? (field as FieldOf<'measure'>)[own] : NaN;
      return format.format(unitOf(field) === 'mm' ? millimetres(points, own) : points);
    };
    const range = { least: bound('least'), most: bound('most') };
    return t(isWhole ? 'templates.problem.rangeWhole' : 'templates.problem.range', range);
  };
}

/** What a text input of a field takes: numbers in their unit, and nothing for the word that may stand for it. */
export function useFieldInput({ path, field }: PlacedField) {
  const { i18n } = useTranslation();
  const problemText = useProblemText();
  const { value, problem, type, rest } = useTemplatePlace(path);
  /** What was typed, as long as it is what stands in the template: no digit is changed under the cursor. */
  const [typed, setTyped] = useState({ text: '', stands: '' });
  const word = 'word' in field ? field.word : null;
  const stands = textOf(value);
  const shown = stands === word ? '' : unitText(stands, field, i18n.language);
  return {
    id: fieldId(path),
    value: typed.stands === stands && stands !== word ? typed.text : shown,
    error: problemText(problem, field),
    inputMode: field.kind === 'color' ? 'text' : 'decimal',
    autoComplete: 'off',
    spellCheck: 'false',
    translate: 'no',
    'data-gramm': 'false',
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      const text = currentTarget.value;
      const next = word !== null && text.trim() === '' ? word : pointsText(text, field);
      setTyped({ text, stands: next });
      type(next);
    },
    onBlur: rest,
  } as const;
}
