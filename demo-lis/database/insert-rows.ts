import type { InStatement, InValue } from '@libsql/client';

import type { Database } from './open-database';

const ROWS_PER_STATEMENT = 20;
const STATEMENTS_PER_BATCH = 50;

/** One row: column name to value. */
export type NewRow = Readonly<Record<string, InValue>>;

/**
 * Inserts many rows into one table, a thousand to a transaction.
 * @param rows all with the same columns, which must exist in the table
 * @throws LibsqlError when a row breaks a constraint; rows of earlier transactions stay
 */
export async function insertRows(
  database: Database,
  table: string,
  rows: readonly NewRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const marks = `(${columns.map(() => '?').join(',')})`;
  const insert = `INSERT INTO ${table} (${columns.join(',')}) VALUES `;
  const statements: InStatement[] = slices(rows, ROWS_PER_STATEMENT).map((slice) => ({
    sql: insert + Array(slice.length).fill(marks).join(','),
    args: slice.flatMap((row) => columns.map((column) => row[column] ?? null)),
  }));
  for (const batch of slices(statements, STATEMENTS_PER_BATCH)) {
    await database.batch([...batch], 'write');
  }
}

function slices<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
