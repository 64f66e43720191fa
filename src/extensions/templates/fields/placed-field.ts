import type { DraftProblem } from '@/extensions/templates/template/template-draft';
import type { TemplateField } from '@/extensions/templates/template/template-fields';
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
  const { t } = useTranslation();
  return (problem, field) => {
    if (problem === undefined) return null;
    if (problem !== 'range') return t(`templates.problem.${problem}`);
    const isWhole = field.kind === 'number' && field.isWhole;
    const range = 'least' in field ? { least: field.least, most: field.most } : {};
    return t(isWhole ? 'templates.problem.rangeWhole' : 'templates.problem.range', range);
  };
}
