/** A cell: the text that stands on the screen, and the number that it means where it means one. */
export type TableCell = string | { readonly text: string; readonly number: number | null };

/** A table to take along. Every text is plain, without marks. */
export interface TextTable {
  /** Whose it is, as columns of their own in files and as a line above it in what is pasted; empty where each row says it. */
  readonly owner: readonly { readonly head: string; readonly text: string }[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

export function cellText(cell: TableCell): string {
  return typeof cell === 'string' ? cell : cell.text;
}

/** The same table with its owner in front of each row. */
export function ownedTable({ owner, heads, rows }: TextTable): TextTable {
  return {
    owner: [],
    heads: [...owner.map(({ head }) => head), ...heads],
    rows: rows.map((row) => [...owner.map(({ text }) => text), ...row]),
  };
}
