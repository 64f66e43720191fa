import { readMrt, type MrtTemplate } from '@/extensions/stimulsoft/mrt-source';

/** Joins a table to the one below it, as the laboratories' templates do. */
interface Relation {
  readonly parent: string;
  readonly column: string;
}

interface SampleTemplate {
  /** Columns of a data source by the name that the template gives it; `own=data` renames one. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  readonly relations?: readonly Relation[];
  /** Expressions of variables by their names. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Texts that read tags, and texts that do not. */
  readonly tagged?: readonly string[];
  readonly plain?: readonly string[];
  /** Components of other kinds. */
  readonly components?: readonly object[];
  /** Components of a second page, which sub-reports of the first may draw. */
  readonly below?: readonly object[];
}

const numbered = (parts: readonly unknown[]) => Object.fromEntries(parts.entries());

/** A template of ours with what real ones have; none of theirs may be kept here. */
export function sampleTemplate({
  sources,
  relations = [],
  variables = {},
  tagged = [],
  plain = [],
  components = [],
  below = [],
}: SampleTemplate): MrtTemplate {
  const source = {
    Dictionary: {
      DataSources: numbered(
        Object.entries(sources).map(([table, columns]) => ({
          Ident: 'StiDataTableSource',
          Name: table,
          Alias: table,
          NameInSource: `informes.${table}`,
          Columns: numbered(
            columns.map((column) => {
              const [own = '', data = own] = column.split('=');
              return { Name: own, NameInSource: data, Alias: own, Type: 'System.String' };
            }),
          ),
        })),
      ),
      Relations: numbered(
        relations.map(({ parent, column }) => ({
          Name: column,
          ParentSource: parent,
          ChildSource: `${parent}_${column}`,
          ParentColumns: { 0: column },
          ChildColumns: { 0: 'relationId' },
        })),
      ),
      Variables: numbered(Object.entries(variables).map(([Name, Value]) => ({ Name, Value }))),
    },
    Pages: {
      0: {
        Ident: 'StiPage',
        Components: numbered([
          ...plain.map((Value) => ({ Text: { Value } })),
          ...tagged.map((Value) => ({ AllowHtmlTags: true, Text: { Value } })),
          ...components,
        ]),
      },
      1: { Ident: 'StiPage', Name: 'Below', Components: numbered(below) },
    },
  };
  return readMrt(new TextEncoder().encode(JSON.stringify(source)), 'reports.mrt');
}

const TEST = 'order_resultTest';

/** Every table of the schema joined to the one above it, as the large templates have it. */
export const RELATIONS: readonly Relation[] = [
  { parent: 'order', column: 'patient' },
  { parent: 'order', column: 'resultTest' },
  { parent: 'order', column: 'comments' },
  { parent: 'order', column: 'imageTest' },
  { parent: 'order', column: 'listfirm' },
  { parent: TEST, column: 'antibiogram' },
  { parent: TEST, column: 'optionsTemplate' },
  { parent: TEST, column: 'resultComment' },
  { parent: TEST, column: 'microbiologyGrowth' },
  { parent: `${TEST}_microbiologyGrowth`, column: 'sample' },
  { parent: `${TEST}_antibiogram`, column: 'resultsMicrobiology' },
];

const COLUMNS = ['testName', 'result', 'refInterval', 'unit', 'technique', 'commentResult'];

/** A sub-report whose page gets an expression as the parameter `Nota`. */
export function handedOn(Value: string, below: readonly object[]) {
  const parameter = { Name: 'Nota', Expression: { Value } };
  const subReport = { SubReportPage: 'Below', Parameters: { 0: parameter } };
  return { components: [{ Ident: 'StiSubReport', Name: 'Notas', ...subReport }], below };
}

/** Templates that use what the real ones were seen to use. */
export const SAMPLE_TEMPLATES: Readonly<Record<string, MrtTemplate>> = {
  'with every relation': sampleTemplate({
    sources: { [TEST]: COLUMNS, order_imageTest: ['image3'], order_comments: ['comment'] },
    relations: RELATIONS,
    plain: [`{${TEST}.result}`],
  }),
  'with tags and without on one column': sampleTemplate({
    sources: { [TEST]: COLUMNS },
    tagged: COLUMNS.map((column) => `<b>{${TEST}.${column}}</b>`),
    plain: COLUMNS.map((column) => `{${TEST}.${column}}`),
  }),
  'with conditions in its texts': sampleTemplate({
    sources: { [TEST]: COLUMNS },
    tagged: [
      `{IIF(${TEST}.refInterval == "< 200", "{order.x}", ${TEST}.refInterval)}`,
      `{IIF(${TEST}.result == "<5", ${TEST}.result, "")}`,
      `{${TEST}.result + " " + Length(${TEST}.result)}`,
      `{Switch(${TEST}.unit == "", ${TEST}.technique, ${TEST}.unit != "", ${TEST}.refInterval)}`,
      `{"<b>{x}</b> " + ${TEST}.result}`,
    ],
    plain: [`{IIF(${TEST}.result == "<5", "bajo", ${TEST}.refInterval)}`],
  }),
  'with a part of a column': sampleTemplate({
    sources: { [TEST]: COLUMNS },
    tagged: [`{Substring(${TEST}.refInterval, 0, 20)}`],
  }),
  'with values that are handed on': sampleTemplate({
    sources: { [TEST]: COLUMNS },
    variables: { Valor: `{${TEST}.result}` },
    tagged: ['{Valor}'],
    plain: [`{${TEST}.result}`],
    ...handedOn(`${TEST}.result`, [{ AllowHtmlTags: true, Text: { Value: '{this["Nota"]}' } }]),
  }),
  'with a mark around what is altered': sampleTemplate({
    sources: { [TEST]: [...COLUMNS, 'pathology', 'state'] },
    tagged: [
      `{IIF(${TEST}.pathology > 1 && ${TEST}.unit != "", "<b>" + ${TEST}.result + "</b>", Trim(${TEST}.result))}`,
    ],
    plain: [`{${TEST}.result}`],
  }),
  'with names of its own': sampleTemplate({
    sources: { [TEST]: ['valor=result', 'unidad=unit'] },
    tagged: [`{${TEST}.valor} {${TEST}.unidad}`],
    plain: [`{${TEST}.valor}`],
  }),
  'with texts that go through a relation': sampleTemplate({
    sources: { [TEST]: COLUMNS, [`${TEST}_antibiogram`]: ['name', 'comment'] },
    relations: [{ parent: TEST, column: 'antibiogram' }],
    tagged: [`{${TEST}_antibiogram.antibiogram.result}`],
    plain: [`{${TEST}.result}`],
  }),
};
