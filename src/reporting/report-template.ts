import { FIRST_LANGUAGE, LANGUAGE_CODES } from '@/domain/base/language';
import { schemaProblems } from '@/lib/files/schema-problems';
import { z } from '@/lib/zod';

const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== FIRST_LANGUAGE);
/** The first language must be there; it stands for every other one that is not. */
export const words = z.strictObject({
  ...Object.fromEntries(OTHER_LANGUAGES.map((code) => [code, z.optional(z.string())])),
  [FIRST_LANGUAGE]: z.string(),
});
const color = z.union([z.literal('brand'), z.string().check(z.regex(/^#[0-9a-f]{6}$/i))]);
const points = z.number().check(z.gte(0), z.lte(200));
const fontSize = z.number().check(z.gte(5), z.lte(24));
/** A part that templates from before it was known do not have. */
const switchedOff = z._default(z.boolean(), false);
const VALIDATED_BY = { es: 'Validado por', en: 'Validated by' };
const TECHNIQUES = { es: 'Técnicas', en: 'Methods' };
const SUMMARY = {
  es: '{count} resultados fuera de los valores de referencia',
  en: '{count} results outside the reference values',
};
const SUMMARY_ONE = {
  es: '{count} resultado fuera de los valores de referencia',
  en: '{count} result outside the reference values',
};
const LEGEND = {
  es: 'En negrilla y con la marca al lado: fuera de los valores de referencia.',
  en: 'In bold, with the mark beside it: outside the reference values.',
};
const PENDING = { es: 'Exámenes pendientes', en: 'Pending tests' };
const LOGO = { place: 'left', width: 150, height: 44 } as const;
const NO_WORDS = { es: '', en: '' };
const NO_CODE = { show: false, size: 52, label: { es: '', en: '' } };

const headerField = z.enum([
  'patientName',
  'patientDocument',
  'birthday',
  'age',
  'sex',
  'race',
  'orderNumber',
  'createdDate',
  'takenDate',
  'validationDate',
  'generatedAt',
  'physician',
  'account',
  'rate',
  'type',
  'branch',
  'service',
]);

const columnField = z.enum(['test', 'result', 'flag', 'unit', 'interval', 'validationDate']);

/** What a template may hold; the editor's form, checks and comparison follow from it (`reporting/template/template-fields`). */
export const templateSchema = z.strictObject({
  paper: z.enum(['LETTER', 'A4', 'LEGAL']),
  landscape: switchedOff,
  /** Each area begins on a page of its own. */
  onePagePerArea: switchedOff,
  /** Points: left, top, right, bottom. */
  margins: z.tuple([points, points, points, points]),
  color,
  fontSizes: z.strictObject({
    title: fontSize,
    heading: fontSize,
    text: fontSize,
    small: fontSize,
  }),
  /** The laboratory's picture on top of each page, no wider and no higher than so many points. */
  logo: z._default(
    z.strictObject({
      place: z.enum(['left', 'center', 'right']),
      width: z.number().check(z.gte(20), z.lte(200)),
      height: z.number().check(z.gte(15), z.lte(120)),
    }),
    LOGO,
  ),
  /** Across every page of a final report; a preliminary one has `texts.preliminaryMark` there. */
  watermark: z._default(words, NO_WORDS),
  /** Lines under the laboratory's name, such as its address. */
  laboratoryLines: z.array(words),
  /** The patient's block, repeated on each page, two columns filled row by row. */
  header: z.array(z.strictObject({ label: words, field: headerField })),
  columns: z
    .array(
      z.strictObject({
        field: columnField,
        label: words,
        /** Points, or `*` for the space that is left. */
        width: z.union([z.literal('*'), z.number().check(z.gte(10), z.lte(600))]),
        /** `decimal`, for results: words from the left, numbers one below the other by their decimal point. */
        align: z.enum(['left', 'center', 'right', 'decimal']),
      }),
    )
    .check(z.minLength(1)),
  show: z.strictObject({
    technique: z.boolean(),
    /** Techniques as letters behind tests and profiles, explained once at the end, rather than a line below each test. */
    techniqueLetters: switchedOff,
    /** How many results are outside their reference values, above the results. */
    summary: switchedOff,
    /** A grey band behind such results, which a grey printer prints. */
    alteredBand: switchedOff,
    /** What band and bold letters mean, below the results. */
    legend: switchedOff,
    comment: z.boolean(),
    antibiogram: z.boolean(),
    /** Who validated a test and when, once for tests in a row of one person. */
    validatedBy: switchedOff,
    orderComments: z.boolean(),
    /** On a final report the tests that are not validated yet, where the reader may know of them. */
    pending: switchedOff,
    signatures: z.boolean(),
  }),
  signaturesPerRow: z.int().check(z.gte(1), z.lte(4)),
  footer: z.array(words),
  /** A QR code of the order's print link on each page. Whoever reads it reads the report: off unless the laboratory wants it. */
  qr: z._default(
    z.strictObject({
      show: z.boolean(),
      /** Side in points. */
      size: z.number().check(z.gte(36), z.lte(120)),
      label: words,
    }),
    NO_CODE,
  ),
  texts: z.strictObject({
    technique: words,
    techniques: z._default(words, TECHNIQUES),
    summary: z._default(words, SUMMARY),
    summaryOne: z._default(words, SUMMARY_ONE),
    legend: z._default(words, LEGEND),
    comment: words,
    validatedBy: z._default(words, VALIDATED_BY),
    orderComments: words,
    pending: z._default(words, PENDING),
    antibiotic: words,
    mic: words,
    interpretation: words,
    identification: words,
    aidFilter: words,
    page: words,
    generated: words,
    end: words,
    preliminaryMark: words,
    missingTitle: words,
    missingHelp: words,
  }),
});

/** How the built-in engine draws a report; a laboratory edits it without a build (`reports/reports.json`). */
export type ReportTemplate = z.output<typeof templateSchema>;

/** Field of the patient's block and column of the table, by the names of `ReportHead` and `ReportRow`. */
export type ColumnField = z.output<typeof columnField>;

const REQUIRED = {
  columns: ['test', 'result', 'flag', 'unit', 'interval'],
  header: ['patientName', 'orderNumber'],
} as const;

/** A list of a template, and what stands in none of its rows and must. */
interface MissingPart {
  readonly list: keyof typeof REQUIRED;
  readonly field: (typeof REQUIRED)[keyof typeof REQUIRED][number];
}

/** What a report must never be without, whatever the laboratory edits (ISO 15189, 7.4). */
export function missingParts(
  template: Readonly<Record<keyof typeof REQUIRED, readonly { readonly field: string }[]>>,
): readonly MissingPart[] {
  return (['columns', 'header'] as const).flatMap((list) =>
    REQUIRED[list]
      .filter((name) => !template[list].some(({ field }) => field === name))
      .map((field) => ({ list, field })),
  );
}

/** The template of a JSON value, or the places where it is wrong with what they take, such as `columns.2.width: ≥ 10`. */
export function readTemplate(
  value: unknown,
): { readonly template: ReportTemplate } | { readonly problems: readonly string[] } {
  const read = templateSchema.safeParse(value);
  if (!read.success) {
    return { problems: schemaProblems(read.error) };
  }
  const problems = missingParts(read.data).map(({ list, field }) => `${list}.${field}`);
  return problems.length === 0 ? { template: read.data } : { problems };
}
