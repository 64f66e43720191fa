import type { Row } from '@libsql/client';

import { openDatabase } from '@demo-lis/database/open-database';
import type { Database } from '@demo-lis/database/open-database';
import { seedLaboratory } from '@demo-lis/seed/seed-laboratory';

/** A size that has every kind of data and seeds in well under a second. 10:00 in Bogotá on 21 November 2026. */
export const SMALL = {
  patients: 40,
  orders: 300,
  days: 365,
  today: Date.UTC(2026, 10, 21, 15, 0),
} as const;

/** A small laboratory in memory. */
export async function smallLaboratory(today: number = SMALL.today): Promise<Database> {
  const database = await openDatabase(':memory:');
  await seedLaboratory(database, { ...SMALL, today });
  return database;
}

/** The rows of a query. */
export async function rowsOf(database: Database, sql: string): Promise<readonly Row[]> {
  return (await database.execute(sql)).rows;
}
