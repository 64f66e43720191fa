import { templateSchema, words, type ReportTemplate } from '@/reporting/report-template';
import { z } from '@/lib/zod';

interface Texts {
  readonly es: string;
}

/** Names of the places below a part: its keys joined by hyphens, without the numbers of rows. */
type NamesIn<Part> = Part extends Texts | string | number | boolean
  ? never
  : Part extends readonly (infer Item)[]
    ? NamesIn<Item>
    : { [Key in keyof Part & string]: Key | `${Key}-${NamesIn<Part[Key]>}` }[keyof Part & string];

/** The name of a place of a template, such as `fontSizes-title` or `columns-width`. */
export type TemplateFieldName = NamesIn<ReportTemplate>;

type ColumnRow = ReportTemplate['columns'][number];

/** One of a few values that a place takes. */
export type TemplateChoice =
  | ReportTemplate['paper']
  | ReportTemplate['header'][number]['field']
  | ColumnRow['field']
  | ColumnRow['align'];

/** The least and the most that a number may be. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** What a place takes, by kind. `measure` and `color` take one word as well: the rest of the width, the laboratory's colour. */
type FieldKind =
  | { readonly kind: 'parts'; readonly parts: ReadonlyMap<string, TemplateField> }
  | { readonly kind: 'places'; readonly places: readonly TemplateField[] }
  | { readonly kind: 'list'; readonly item: TemplateField }
  | { readonly kind: 'words' | 'switch' }
  | { readonly kind: 'choice'; readonly choices: readonly TemplateChoice[] }
  | ({ readonly kind: 'number'; readonly isWhole: boolean } & Range)
  | ({ readonly kind: 'measure'; readonly word: string } & Range)
  | { readonly kind: 'color'; readonly word: string };

/** A place of a template. */
export type TemplateField = FieldKind & {
  readonly name: TemplateFieldName;
  /** Whether the schema takes a value here. */
  readonly accepts: (value: unknown) => boolean;
  /** What stands for a place that a file does not name; absent where it must be named. */
  readonly fallback?: unknown;
};

function rangeOf(schema: z.core.$ZodType): Range {
  const checks = schema._zod.def.checks ?? [];
  const limits = checks.map((check) => check._zod.def);
  const limit = (bound: string) => {
    const found = limits.find(({ check }) => check === bound);
    return found !== undefined && 'value' in found && typeof found.value === 'number'
      ? found.value
      : NaN;
  };
  return { least: limit('greater_than'), most: limit('less_than') };
}

function eitherKind(options: readonly z.core.$ZodType[]): FieldKind {
  const literal = options.find((option) => option instanceof z.core.$ZodLiteral);
  const word = String(literal?._zod.def.values[0]);
  const number = options.find((option) => option instanceof z.core.$ZodNumber);
  return number === undefined
    ? { kind: 'color', word }
    : { kind: 'measure', word, ...rangeOf(number) };
}

function kindOf(schema: z.core.$ZodType, name: string): FieldKind {
  if (schema === words) return { kind: 'words' };
  if (schema instanceof z.core.$ZodObject) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = schema._zod.def.shape;
    const parts = Object.entries(shape).map(
      ([key, inner]) => [key, fieldOf(inner, name === '' ? key : `${name}-${key}`)] as const,
    );
    return { kind: 'parts', parts: new Map(parts) };
  }
  if (schema instanceof z.core.$ZodTuple) {
    return { kind: 'places', places: schema._zod.def.items.map((item) => fieldOf(item, name)) };
  }
  if (schema instanceof z.core.$ZodArray) {
    return { kind: 'list', item: fieldOf(schema._zod.def.element, name) };
  }
  if (schema instanceof z.core.$ZodEnum) {
    return { kind: 'choice', choices: Object.values(schema._zod.def.entries) as TemplateChoice[] };
  }
  if (schema instanceof z.core.$ZodNumber) {
    const isWhole = schema instanceof z.core.$ZodNumberFormat;
    return { kind: 'number', isWhole, ...rangeOf(schema) };
  }
  if (schema instanceof z.core.$ZodUnion) return eitherKind(schema._zod.def.options);
  return { kind: 'switch' };
}

function fieldOf(schema: z.core.$ZodType, name: string): TemplateField {
  if (schema instanceof z.core.$ZodDefault) {
    const { innerType, defaultValue } = schema._zod.def;
    return { ...fieldOf(innerType, name), fallback: defaultValue };
  }
  return {
    ...kindOf(schema, name),
    // The type above names the same places of the same schema.
    name: name as TemplateFieldName,
    accepts: (value) => z.safeParse(schema, value).success,
  };
}

/**
 * All places of a report template, derived from its schema: the one table that the editor's form, its reader of files, its checks
 * and its comparison go by.
 */
export const TEMPLATE_FIELDS: TemplateField = fieldOf(templateSchema, '');

/** What the rows of a list may be of, by their part `field`; null for rows of bare words. */
export function rowChoices(item: TemplateField): readonly TemplateChoice[] | null {
  const field = item.kind === 'parts' ? item.parts.get('field') : undefined;
  return field?.kind === 'choice' ? field.choices : null;
}

/** The path of a place below another one. */
export function below(path: string, step: string | number): string {
  return path === '' ? String(step) : `${path}.${step}`;
}

/** A number of a row in a path. */
const ROW = /^\d+$/;

/** The place that a path such as `columns.2.width` leads to; null where it leads nowhere. */
export function fieldAt(path: string): TemplateField | null {
  return path.split('.').reduce<TemplateField | null>((field, step) => {
    if (field === null) return null;
    if (field.kind === 'parts') return field.parts.get(step) ?? null;
    if (!ROW.test(step)) return null;
    if (field.kind === 'list') return field.item;
    return field.kind === 'places' ? (field.places[Number.parseInt(step, 10)] ?? null) : null;
  }, TEMPLATE_FIELDS);
}
