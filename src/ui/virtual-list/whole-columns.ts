/** Pixels. */
export interface ColumnWidths {
  readonly rowHead: number;
  readonly column: number;
}

/** Part of a table that one column may take where there is hardly room: something of the head of its row stays. */
const MOST_OF_TABLE = 0.6;

/**
 * The widths that fill a table of `available` pixels with whole columns, so that no value is cut at its edge: columns as wide as usual
 * or somewhat wider, and one at least beside the head of a row, which gives way. As usual where all of them have room, and where
 * `available` is 0, which nothing has that is laid out.
 */
export function wholeColumns(available: number, usual: ColumnWidths, count: number): ColumnWidths {
  if (available === 0) return usual;
  const least = Math.floor(Math.min(usual.column, available * MOST_OF_TABLE));
  const head = Math.min(usual.rowHead, available - least);
  const inSight = Math.floor((available - head) / least);
  if (count <= inSight) return { rowHead: head, column: least };
  const column = Math.floor((available - head) / inSight);
  return { rowHead: available - inSight * column, column };
}
