// The portal's readers against everything awkward: nothing that a server can send makes a call fail or a record vanish.
import { createLaboratory, type Laboratory } from '@demo-lis/create-laboratory';
import { number, text } from '@demo-lis/database/rows';
import { awkwardCases } from '@demo-lis/seed/awkward/awkward-cases';
import { AWKWARD_HISTORY, AWKWARD_PATIENT } from '@demo-lis/seed/awkward/awkward-patient';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { writeAuthorization } from '@/api/authentication/authorization-store';
import { login } from '@/api/authentication/login';
import { getConfiguration } from '@/api/configuration/get-configuration';
import { getAntibiogram } from '@/api/microbiology/get-antibiogram';
import { filterOrders } from '@/api/orders/filter-orders';
import { foundTests } from '@/api/orders/found-tests';
import { getOrderResults } from '@/api/orders/get-order-results';
import { getResultHistory } from '@/api/orders/get-result-history';
import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { loadRuntimeConfig } from '@/lib/runtime-config';
import { stubReadingWorkers } from '@tests/support/reading-worker';

const LABORATORY = 'https://laboratory.test';
const PORTAL = 'https://portal.test';
const CASES = await awkwardCases();

let laboratory: Laboratory;
const orders = new Map<string, string>();
const network = setupServer(
  http.get(`${PORTAL}/config.json`, () =>
    HttpResponse.json({ serviceUrl: `${LABORATORY}/service`, appServerUrl: `${LABORATORY}/app` }),
  ),
  http.all(`${LABORATORY}/*`, ({ request }) => laboratory.fetch(request)),
);

beforeAll(async () => {
  vi.stubGlobal('document', { baseURI: `${PORTAL}/` });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { location: { origin: PORTAL } });
  // The order of 2,000 tests is beyond what the page reads itself.
  stubReadingWorkers(foundTests);
  laboratory = await createLaboratory({
    databaseUrl: ':memory:',
    seed: { patients: 10, orders: 40, days: 40, awkward: true },
    now: () => Date.UTC(2026, 10, 20, 15),
    smtpPort: null,
  });
  const { rows } = await laboratory.database.execute('SELECT kind, order_number FROM wire_patches');
  for (const row of rows) orders.set(text(row, 'kind'), String(number(row, 'order_number')));
  network.listen({ onUnhandledRequest: 'error' });
  await loadRuntimeConfig();
  await getConfiguration();
  const account = DEMO_ACCOUNTS.find(({ type }) => type === 4);
  const outcome = await login({
    user: account?.userName ?? '',
    password: account?.password ?? '',
    type: 4,
    historyType: -1,
  });
  if (outcome.kind === 'refused') throw new Error('refused');
  writeAuthorization(outcome.authorization);
});

afterAll(async () => {
  network.close();
  vi.unstubAllGlobals();
  await laboratory.close();
});

/** Lists of another shape are read as one record, or as none. */
const RECORDS: Readonly<Record<string, number>> = {
  'Orden sin exámenes': 0,
  'null en lugar de lista': 0,
  'Un objeto en lugar de lista': 1,
  'Lista dentro de data': 1,
  'Lista como objeto con claves': 1,
};

it.each(CASES)('$kind: as many tests read as were sent', async ({ kind, tests, patch }) => {
  const { items, unreadable } = await getOrderResults(orders.get(kind) ?? '', 0);
  const sent = RECORDS[kind] ?? tests.length + (patch?.strayTests?.length ?? 0);
  expect(items.length + unreadable).toBe(sent);
});

it('reads as many orders as were sent', async () => {
  const { items, unreadable } = await filterOrders({
    patientId: AWKWARD_HISTORY,
    area: 0,
    onlyValidated: false,
  });
  const strays = CASES.flatMap(({ patch }) => patch?.strayOrders ?? []);
  expect(items.length + unreadable).toBe(CASES.length + strays.length);
  expect(unreadable).toBeLessThan(strays.length);
});

it('reads the histories of the patient, odd dates and limits included', async () => {
  const { items } = await getResultHistory(AWKWARD_PATIENT.id, [90_001, 90_002, 90_011]);
  const lengths = items.map(({ items: results }) => results.length);
  expect(lengths.slice(0, 2)).toEqual([20, 20]);
  expect(lengths[2]).toBeGreaterThan(10);
});

it('reads every antibiogram of the odd cultures', async () => {
  const kind = 'Antibiogramas raros';
  const { tests } = CASES.find((entry) => entry.kind === kind) ?? { tests: [] };
  const names = await Promise.all(
    tests.map(async (_test, index) => {
      const { items } = await getAntibiogram(orders.get(kind) ?? '', 90_001 + index);
      return items.length;
    }),
  );
  expect(Math.max(...names)).toBe(12);
});

const OTHER_ORDER = 'Otra orden en el informe';
const NO_PATIENT = 'Sin paciente en el informe';

async function reportOf(kind: string) {
  const header = await getOrderHeader(orders.get(kind) ?? '');
  return header === null ? null : getFinalReport(header);
}

it.each(CASES.filter(({ kind }) => kind !== OTHER_ORDER && kind !== NO_PATIENT))(
  '$kind: the report is read',
  async ({ kind }) => {
    expect((await reportOf(kind))?.orderNumber).toBe(orders.get(kind));
  },
);

it('refuses a report that is of another order, or of nobody', async () => {
  expect(await reportOf(OTHER_ORDER)).toBeNull();
  await expect(reportOf(NO_PATIENT)).rejects.toThrow('contract');
});
