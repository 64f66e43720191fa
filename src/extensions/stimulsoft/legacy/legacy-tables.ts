import { LEGACY_COLUMNS, type LegacyRecord, type LegacyScalar } from './legacy-columns';
import type { LegacyReport } from './legacy-report';

/** A table as the engine registers it: columns declared, so that it never guesses a type. */
export interface LegacyTable {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, LegacyScalar>>[];
}

interface GrowingTable {
  readonly columns: Set<string>;
  readonly rows: Record<string, LegacyScalar>[];
  lists: number;
}

type Tables = Map<string, GrowingTable>;

/** The columns by which the tables below a table are joined to it; they are there without rows too, or no relation can be made. */
function relationColumns(name: string): readonly string[] {
  return Object.keys(LEGACY_COLUMNS)
    .filter((below) => below.startsWith(`${name}_`))
    .map((below) => below.slice(name.length + 1))
    .filter((column) => !column.includes('_'));
}

function tableOf(tables: Tables, name: string): GrowingTable {
  const known = tables.get(name);
  if (known !== undefined) return known;
  const declared =
    new Map<string, readonly string[]>(Object.entries(LEGACY_COLUMNS)).get(name) ?? [];
  const columns = new Set(['relationId', ...declared, ...relationColumns(name)]);
  const table = { columns, rows: [], lists: 0 };
  tables.set(name, table);
  return table;
}

function isList(value: LegacyRecord | readonly LegacyRecord[]): value is readonly LegacyRecord[] {
  return Array.isArray(value);
}

/** Adds the children of one parent; all of them share one relation id, in order of appearance. */
function addRows(tables: Tables, name: string, records: readonly LegacyRecord[]): string {
  const table = tableOf(tables, name);
  const relationId = String(table.lists);
  table.lists += 1;
  for (const record of records) {
    const row: Record<string, LegacyScalar> = { relationId };
    for (const [column, value] of Object.entries(record)) {
      table.columns.add(column);
      row[column] =
        typeof value === 'object' && value !== null
          ? addRows(tables, `${name}_${column}`, isList(value) ? value : [value])
          : value;
    }
    table.rows.push(row);
  }
  return relationId;
}

/**
 * The report as flat tables named by their path, the way the laboratories' templates look them up. Every table of
 * `LEGACY_COLUMNS` is there, empty ones with their columns; labels are columns of one row, named by their keys.
 */
export function legacyTables({
  order,
  Labels,
  variables,
}: LegacyReport): ReadonlyMap<string, LegacyTable> {
  const tables: Tables = new Map();
  addRows(tables, 'order', [order]);
  addRows(tables, 'variables', [variables]);
  addRows(tables, 'Labels', [Labels]);
  for (const name of Object.keys(LEGACY_COLUMNS)) tableOf(tables, name);
  return new Map(
    [...tables].map(([name, { columns, rows }]) => [name, { columns: [...columns], rows }]),
  );
}
