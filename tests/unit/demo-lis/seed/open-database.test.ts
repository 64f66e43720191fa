import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { insertRows } from '@demo-lis/database/insert-rows';
import { openDatabase } from '@demo-lis/database/open-database';
import { flag, number, numberOrNull, text, textOrNull } from '@demo-lis/database/rows';

const TYPES = [
  { id: 1, abbr: 'CC', name: 'Cédula' },
  { id: 2, abbr: 'TI', name: 'Tarjeta' },
];

describe('openDatabase', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-lis-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('makes missing folders and keeps rows for the next start', async () => {
    const url = pathToFileURL(join(folder, 'deep', 'laboratory.db')).href;
    const first = await openDatabase(url);
    await insertRows(first, 'document_types', TYPES);
    first.close();
    const second = await openDatabase(url);
    const { rows } = await second.execute('SELECT name FROM document_types ORDER BY id');
    expect(rows.map((row) => text(row, 'name'))).toEqual(['Cédula', 'Tarjeta']);
    second.close();
  });

  it('keeps one store in memory over batches and transactions, and a store of its own for each call', async () => {
    const database = await openDatabase(':memory:');
    await insertRows(database, 'document_types', TYPES);
    const transaction = await database.transaction('write');
    await transaction.execute(`UPDATE document_types SET abbr = 'PA' WHERE id = 2`);
    await transaction.commit();
    const { rows } = await database.execute('SELECT abbr FROM document_types ORDER BY id');
    expect(rows.map((row) => text(row, 'abbr'))).toEqual(['CC', 'PA']);
    const other = await openDatabase(':memory:');
    expect((await other.execute('SELECT * FROM document_types')).rows).toEqual([]);
  });

  it('rolls a failed batch back', async () => {
    const database = await openDatabase(':memory:');
    await expect(insertRows(database, 'document_types', [...TYPES, ...TYPES])).rejects.toThrow(
      /UNIQUE/,
    );
    expect((await database.execute('SELECT * FROM document_types')).rows).toEqual([]);
  });

  it('inserts more rows than fit one statement', async () => {
    const database = await openDatabase(':memory:');
    const many = Array.from({ length: 1_234 }, (_, id) => ({ id, abbr: `A${id}`, name: 'x' }));
    await insertRows(database, 'document_types', many);
    const { rows } = await database.execute(
      'SELECT max(id) AS last, count(*) AS n FROM document_types',
    );
    expect(rows[0]).toMatchObject({ last: 1_233, n: 1_234 });
    await insertRows(database, 'document_types', []);
  });
});

describe('row readers', () => {
  it('read the columns of their kind and refuse others', async () => {
    const database = await openDatabase(':memory:');
    const { rows } = await database.execute(
      `SELECT 'a' AS word, 2 AS amount, 0 AS off, NULL AS none`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('no row');
    expect([text(row, 'word'), textOrNull(row, 'none')]).toEqual(['a', null]);
    expect([number(row, 'amount'), numberOrNull(row, 'none')]).toEqual([2, null]);
    expect([flag(row, 'amount'), flag(row, 'off')]).toEqual([true, false]);
    expect(() => text(row, 'amount')).toThrow(TypeError);
    expect(() => number(row, 'none')).toThrow(TypeError);
    expect(() => textOrNull(row, 'absent')).toThrow(TypeError);
  });
});
