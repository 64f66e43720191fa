import { wireRecord } from '@/domain/reports/delivery/sent-tests';

/** A cell of a template's table; null where the LIS says nothing, which templates ask for to hide a block. */
export type LegacyScalar = string | number | boolean | null;

/** A row of a template's table with the rows below it. */
export interface LegacyRecord {
  readonly [name: string]: LegacyScalar | LegacyRecord | readonly LegacyRecord[];
}

/** A wire value as a template's cell; absent and nested ones are null. */
export function legacyScalar(value: unknown): LegacyScalar {
  const isScalar =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? value : null;
}

/** The named columns of a wire object, every one present. */
export function legacyRow(
  source: unknown,
  columns: readonly string[],
): Readonly<Record<string, LegacyScalar>> {
  const wire = wireRecord(source);
  return Object.fromEntries(columns.map((name) => [name, legacyScalar(wire[name])]));
}
