import type { TemplateField } from '@/extensions/templates/template/template-fields';

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
