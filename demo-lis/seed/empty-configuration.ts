import type { Database } from '@demo-lis/database/open-database';

/** Leaves of the portal's settings their keys alone, as an installer finds them, and offers laboratory users only. */
export async function emptyConfiguration(database: Database): Promise<void> {
  await database.execute("UPDATE settings SET value = '' WHERE origin = 1");
  await database.execute("UPDATE user_types SET visible = 0, message = '' WHERE type <> 4");
}
