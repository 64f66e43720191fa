import type { Row } from '@libsql/client';

/** Reads a text column. @throws TypeError when the column is missing, null or no text */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} holds no text`);
  return value;
}

/** Reads a text column that may be null. @throws TypeError when the column is missing or no text */
export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

/** Reads a number column. @throws TypeError when the column is missing, null or no number */
export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`column ${column} holds no number`);
  return value;
}

/** Reads a number column that may be null. @throws TypeError when the column is missing or no number */
export function numberOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : number(row, column);
}

/** Reads a flag column (0 or 1). @throws TypeError when the column is missing, null or no number */
export function flag(row: Row, column: string): boolean {
  return number(row, column) !== 0;
}
