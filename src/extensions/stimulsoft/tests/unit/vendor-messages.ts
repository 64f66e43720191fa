import { printedColumns } from '@/extensions/stimulsoft/printed-columns';
import {
  allNodes,
  childOf,
  propertyText,
  readTemplateFile,
} from '@/extensions/stimulsoft/template-tree';

/** The tables that an engine was given, by their names. */
export type GivenTables = ReadonlyMap<
  string,
  {
    readonly columns: readonly (readonly [name: string, type: unknown])[];
    readonly rows: readonly (readonly unknown[])[];
  }
>;

const LABELS = 'labels';
/** A condition without its second branch, as the old product's templates have it. */
const UNFINISHED = /\{IIF\((?:[^,{}"]|"[^"]*")+,(?:[^,{}"]|"[^"]*")+\)\}/;

const FAULT = 'Parser error: Syntax error';

function deadParts(template: string) {
  const root = readTemplateFile(template)?.root;
  const nodes = root === undefined ? [] : allNodes(root);
  return nodes.filter((node) => UNFINISHED.test(propertyText(node, 'Text')));
}

/** What the real engine writes on the console besides its messages: the same faults, by the class of the part alone. */
export function vendorLines(template: string): readonly string[] {
  return deadParts(template).map(
    (node) => `2026:11:28, 19:24: ${propertyText(node, 'Ident')}: ${FAULT}`,
  );
}

/**
 * What the real engine says of a template whose data sources, relations and texts name columns that the data does not have, and
 * of a cell that it cannot read. It compares without regard to case, and draws all the same.
 */
export function vendorMessages(template: string, tables: GivenTables): readonly string[] {
  const root = readTemplateFile(template)?.root;
  const dictionary = root && childOf(root, 'Dictionary');
  const listed = (name: string) => (dictionary && childOf(dictionary, name)?.children) ?? [];
  const tableNames = new Map(
    listed('DataSources').map((source) => [
      propertyText(source, 'Name'),
      propertyText(source, 'NameInSource').split('.').at(-1),
    ]),
  );
  const hasColumn = (source: string, column: string) => {
    const name = (tableNames.get(source) ?? source).toLowerCase();
    const table = [...tables].find(([known]) => known.toLowerCase() === name)?.[1];
    // A text of the LIS that is not there prints nothing, and the engine says nothing of it.
    if (name === LABELS) return true;
    return table?.columns.some(([known]) => known.toLowerCase() === column.toLowerCase()) ?? false;
  };
  const ends = listed('Relations').flatMap((relation) =>
    (['Parent', 'Child'] as const).flatMap((side) => {
      const source = propertyText(relation, `${side}Source`);
      const columns = childOf(relation, `${side}Columns`)?.children ?? [];
      return columns.map(({ text }) => ({ source, column: text }));
    }),
  );
  const bound = listed('DataSources').flatMap((node) =>
    (childOf(node, 'Columns')?.children ?? []).map((column) => ({
      source: propertyText(node, 'Name'),
      column: propertyText(column, 'NameInSource') || propertyText(column, 'Name'),
    })),
  );
  const printed = root && printedColumns(root);
  const inTexts = [...(printed?.html ?? []), ...(printed?.plain ?? [])]
    .map((path) => path.split('.'))
    .filter(([source]) => [...tables].some(([name]) => name.toLowerCase() === source))
    .filter(([source = '', column = '']) => !hasColumn(source, column));
  return [
    ...deadParts(template).map((node) => `${propertyText(node, 'Name')}: ${FAULT}`),
    ...inTexts.map((path) => `${path.join('.')}: Expression can't be evaluated`),
    ...ends
      .filter(({ source, column }) => !hasColumn(source, column))
      .map(
        ({ source, column }) => `Creating relation: ${source}. Column '${column}' does not exist`,
      ),
    ...bound
      .filter(({ source, column }) => !hasColumn(source, column))
      .map(({ source, column }) => `${source}: Column '${column}' does not exist`),
  ];
}
