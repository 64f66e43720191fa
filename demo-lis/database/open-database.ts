import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createClient } from '@libsql/client';
import type { Client } from '@libsql/client';

import { text } from './rows';
import { SCHEMA } from './schema';

/**
 * The demo laboratory's store. Use `execute` for one statement and `batch(statements, 'write')` for several that belong
 * together: an in-memory store has a single connection, which an open `transaction()` would keep from everybody else.
 */
export type Database = Client;

/**
 * Opens the store and creates the tables when it is new.
 * @param url `:memory:` or a `file:` address, absolute (`file:///srv/x.db`) or relative to the working folder (`file:.data/x.db`)
 * @throws LibsqlError when the file is no database or cannot be written
 */
export async function openDatabase(url: string): Promise<Database> {
  const inMemory = url === ':memory:';
  if (!inMemory) await mkdir(dirname(pathOf(url)), { recursive: true });
  const database = createClient({ url });
  // Losing the last demo rows in a power cut is fine; waiting for the disk on every sign-in is not.
  if (!inMemory) {
    await database.execute('PRAGMA journal_mode = WAL');
    await database.execute('PRAGMA synchronous = OFF');
  }
  const tables = await database.execute(`SELECT name FROM sqlite_master WHERE type = 'table'`);
  if (tables.rows.length === 0) await database.batch([...SCHEMA], 'write');
  return database;
}

/** Throws all tables with their rows away and creates them empty. */
export async function recreateTables(database: Database): Promise<void> {
  const tables = await database.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  );
  const drops = tables.rows.map((row) => `DROP TABLE ${text(row, 'name')}`);
  await database.batch([...drops, ...SCHEMA], 'write');
}

function pathOf(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, '');
}
