// Contract, readers and demo laboratory against each other: what is read and never sent, nobody has seen read rightly.
import { QueryClient } from '@tanstack/react-query';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';

import source from '../../../../demo-lis/contract/lis-api.openapi.yaml?raw';

import { text } from '@demo-lis/database/rows';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import type { PORTAL_CALLS } from '@doctor/calls/portal-calls';
import { SAMPLE_PDF, tryCalls } from '@doctor/calls/try-calls';
import { startPasswordRecovery } from '@/api/authentication/start-password-recovery';
import { orderHeadOptions } from '@/api/reports/get-order-head';
import { getTestPictures } from '@/api/reports/get-test-pictures';
import { mergePdf } from '@/api/reports/merge-pdf';
import { isObject } from '@/domain/base/is-object';
import { LABORATORY, openPortal } from '@tests/contract/portal-in-process';
import { OPEN_RULES } from '@tests/support/fixtures/report-setting';

const PRINTED = 'Impreso por plantillas';
const MERGE = `${LABORATORY}/merge/api/mergepdf`;

/** What each reader of a record reads, by its names in one text, and what of it was never sent to it. */
const UNSENT = vi.hoisted(() => new Map<string, Set<string>>());

vi.mock(import('@/lib/wire/readers'), async (original) => {
  const readers = await original();
  const saysSomething = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value);
  const record: typeof readers.record = (fields, build) => {
    const names = Object.keys(fields);
    const unsent = UNSENT.get(names.join(' ')) ?? new Set(names);
    UNSENT.set(names.join(' '), unsent);
    const read = readers.record(fields, build);
    return (wire) => {
      const sent = new Map(typeof wire === 'object' && wire !== null ? Object.entries(wire) : []);
      for (const name of unsent) if (saysSomething(sent.get(name))) unsent.delete(name);
      return read(wire);
    };
  };
  return { ...readers, record };
});

type Found = Awaited<ReturnType<(typeof PORTAL_CALLS)['searchOrders']['run']>>;

/** The names of every object that the contract describes. */
function objectsOf(schema: unknown): readonly ReadonlySet<string>[] {
  if (Array.isArray(schema)) return schema.flatMap(objectsOf);
  if (!isObject(schema)) return [];
  const { properties } = schema;
  return [
    ...(isObject(properties) ? [new Set(Object.keys(properties))] : []),
    ...Object.values(schema).flatMap(objectsOf),
  ];
}
const OBJECTS = objectsOf(parse(source));

it('every name that is read is the contract’s, and the demo laboratory sends it in some order', async () => {
  const { laboratory, network } = await openPortal({
    seed: { patients: 10, orders: 40, days: 40, awkward: true },
    reportsFolder: 'reports',
    presetUser: { username: 'laboratorio', password: 'Laboratorio.2026' },
    switches: { summaries: true, encrypt: true, encryptAccount: true, printSort: true },
  });
  const { rows } = await laboratory.database.execute(
    `SELECT CAST(o.order_number AS TEXT) AS number FROM orders o
      LEFT JOIN wire_patches w USING (order_number) WHERE w.kind IS NULL OR w.kind = '${PRINTED}'`,
  );
  const { userName: user = '', password = '' } = DEMO_ACCOUNTS.find(({ type }) => type === 4) ?? {};
  const client = new QueryClient();
  for (const [place, row] of rows.entries()) {
    const order = text(row, 'number');
    const trials = await tryCalls({
      credentials: { user, password, type: 4, historyType: -1 },
      ...{ order, write: place === 0, mailTo: 'ana.mora@laboratorio.example' },
      takeConversation: () => null,
    });
    const search = trials.find(({ name }) => name === 'searchOrders');
    const outcome =
      search && 'outcome' in search && 'value' in search.outcome ? search.outcome : null;
    const [found] = (outcome?.value as Found | undefined)?.items ?? [];
    if (found !== undefined) await client.query(orderHeadOptions(found));
    await getTestPictures({ order, rules: OPEN_RULES });
  }
  await startPasswordRecovery({ first: 'medico', type: 1, second: '' });
  const asObject = {
    method: 'POST',
    headers: { 'x-demo-merge': 'object' },
    body: JSON.stringify([{ file: SAMPLE_PDF }]),
  };
  network.use(http.post('*/api/mergepdf', () => laboratory.fetch(new Request(MERGE, asObject))));
  await mergePdf([{ name: 'a', extension: 'pdf', file: SAMPLE_PDF, testId: null }]);

  const unsent = [...UNSENT].flatMap(([names, left]) =>
    [...left].map((one) => `${one} of ${names.slice(0, 80)}`),
  );
  const unknown = [...UNSENT.keys()].filter(
    (names) => !OBJECTS.some((object) => names.split(' ').every((name) => object.has(name))),
  );
  expect({ unsent, unknown }).toEqual({ unsent: [], unknown: [] });
});
