import { expect, it } from 'vitest';

import { insertRows } from '@demo-lis/database/insert-rows';
import { openDatabase } from '@demo-lis/database/open-database';

const TYPES = [
  { id: 1, abbr: 'CC', name: 'Cédula' },
  { id: 2, abbr: 'TI', name: 'Tarjeta' },
];

it('keeps one store in memory over batches and transactions, and a store of its own for each call', async () => {
  const database = await openDatabase(':memory:');
  await insertRows(database, 'document_types', TYPES);
  const transaction = await database.transaction('write');
  await transaction.execute(`UPDATE document_types SET abbr = 'PA' WHERE id = 2`);
  await transaction.commit();
  const { rows } = await database.execute('SELECT abbr FROM document_types ORDER BY id');
  expect(rows.map((row) => row['abbr'])).toEqual(['CC', 'PA']);
  const other = await openDatabase(':memory:');
  expect((await other.execute('SELECT * FROM document_types')).rows).toEqual([]);
});

it('inserts more rows than fit one statement, and rolls a failed batch back', async () => {
  const database = await openDatabase(':memory:');
  const many = Array.from({ length: 1_234 }, (_, id) => ({ id, abbr: `A${id}`, name: 'x' }));
  const twice = insertRows(database, 'document_types', [...TYPES, ...TYPES]);
  await expect(twice).rejects.toThrow(/UNIQUE/);
  const counted = async () =>
    (await database.execute('SELECT max(id) AS last, count(*) AS n FROM document_types')).rows;
  expect(await counted()).toMatchObject([{ last: null, n: 0 }]);
  await insertRows(database, 'document_types', many);
  await insertRows(database, 'document_types', []);
  expect(await counted()).toMatchObject([{ last: 1_233, n: 1_234 }]);
});
