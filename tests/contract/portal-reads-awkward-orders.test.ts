// The portal's readers against everything awkward: nothing that a server can send makes a call fail or a record vanish.
import { createLaboratory, type Laboratory } from '@demo-lis/create-laboratory';
import { number, text } from '@demo-lis/database/rows';
import { awkwardCases } from '@demo-lis/seed/awkward/awkward-cases';
import { AWKWARD_HISTORY, AWKWARD_PATIENT } from '@demo-lis/seed/awkward/awkward-patient';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { login } from '@/api/authentication/login';
import { getConfiguration } from '@/api/configuration/get-configuration';
import { getAntibiogram } from '@/api/microbiology/get-antibiogram';
import { filterOrders } from '@/api/orders/filter-orders';
import { foundTests } from '@/api/orders/found-tests';
import { getOrderResults } from '@/api/orders/get-order-results';
import { getResultHistory } from '@/api/orders/get-result-history';
import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { writeAuthorization } from '@/api/session/authorization-store';
import { buildReportData } from '@/domain/reports/content/build-report-data';
import { buildLegacyReport } from '@/domain/reports/legacy/legacy-report';
import { legacyTables } from '@/domain/reports/legacy/legacy-tables';
import { ApiError } from '@/lib/http/api-error';
import { loadRuntimeConfig } from '@/lib/runtime-config';
import { stubReadingWorkers } from '@tests/support/page/reading-worker';
import { legacySetting } from '@tests/unit/reporting/stimulsoft/legacy-setting';

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
};
/** No lists: an answer that cannot be read, never one without tests. */
const UNREADABLE = ['Lista dentro de data', 'Lista como objeto con claves'];
/** A report always has its list of tests. */
const WITHOUT_REPORT = [...UNREADABLE, 'Orden sin exámenes', 'null en lugar de lista'];

it.each(UNREADABLE)('%s: the answer fails', async (kind) => {
  await expect(getOrderResults(orders.get(kind) ?? '', 0)).rejects.toThrow('contract');
});

const LISTED = CASES.filter(({ kind }) => !UNREADABLE.includes(kind));

it.each(LISTED)('$kind: as many tests read as were sent', async ({ kind, tests, patch }) => {
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

const CULTURES = CASES.find(({ kind }) => kind === 'Antibiogramas raros')?.tests ?? [];
/** What each of them holds: microorganisms and unreadable records, or a failure. */
const FOUND: Readonly<Record<string, readonly [number, number] | 'contract'>> = {
  'Sin microorganismos': [0, 0],
  'Lista null': 'contract',
  'Lista ausente': 'contract',
  'Ninguno seleccionado': [0, 0],
  'Sin la marca de selección': [2, 0],
  'Selección ilegible': 'contract',
  'Sin nombre': [1, 1],
  'Todos ilegibles': 'contract',
  'Ilegibles junto a uno bueno': [1, 4],
  'Sin filas': [1, 0],
  'Filas ausentes': [1, 1],
  'Filas ilegibles': [1, 3],
  'El mismo dos veces': [2, 0],
  'Doce microorganismos': [12, 0],
};

it.each(CULTURES.map(({ name }, at) => [name, at] as const))(
  'reads the odd culture "%s" for what it is',
  async (name, at) => {
    const order = orders.get('Antibiogramas raros') ?? '';
    const outcome = await getAntibiogram(order, 90_001 + at).then(
      (read) => (read === null ? null : [read.items.length, read.unreadable]),
      (error: unknown) => (error instanceof ApiError ? error.kind : error),
    );
    expect(outcome).toEqual(FOUND[name] ?? [1, 0]);
  },
);

const OTHER_ORDER = 'Otra orden en el informe';
const NO_PATIENT = 'Sin paciente en el informe';

async function reportOf(kind: string) {
  const header = await getOrderHeader(orders.get(kind) ?? '');
  return header === null ? null : getFinalReport(header);
}

const REPORTED = CASES.filter(
  ({ kind }) => ![OTHER_ORDER, NO_PATIENT, ...WITHOUT_REPORT].includes(kind),
);

it.each(REPORTED)('$kind: the report is read', async ({ kind }) => {
  expect((await reportOf(kind))?.orderNumber).toBe(orders.get(kind));
});

it.each([OTHER_ORDER, NO_PATIENT, ...WITHOUT_REPORT])('%s: the report fails', async (kind) => {
  await expect(reportOf(kind)).rejects.toThrow('contract');
});

it('has options, fixed comment and that on the reference values on its own paper (F1)', async () => {
  const order = await reportOf('Impreso por plantillas');
  if (order === null) throw new Error('no report');
  const { areas } = buildReportData(order, legacySetting());
  const rows = areas.flatMap(({ profiles }) => profiles.flatMap((profile) => profile.rows));
  expect(rows[0]?.options).toMatchObject([
    { test: 'Nitritos', result: 'Positivo', comment: ['Confirmado en segunda muestra'] },
    { test: 'Cetonas', result: 'Negativo', interval: 'Negativo' },
    { test: 'Glucosa', result: '< 50 mg/dL' },
  ]);
  expect(rows[1]?.comment).toEqual(['Ayuno mínimo de 12 horas', 'Deseable < 200; alto ≥ 240']);
});

it('hands on to templates what they print of options, comments and growth (F1)', async () => {
  const order = await reportOf('Impreso por plantillas');
  if (order === null) throw new Error('no report');
  const tables = legacyTables(buildLegacyReport(order, legacySetting()));
  const cells = (table: string, column: string) =>
    (tables.get(table)?.rows ?? []).map((row) => row[column]);
  const TEST = 'order_resultTest';
  expect(cells(`${TEST}_optionsTemplate`, 'option')).toEqual(['Nitritos', 'Cetonas', 'Glucosa']);
  expect(cells(`${TEST}_optionsTemplate`, 'result')).toEqual([
    'Positivo',
    'Negativo',
    '< 50 mg/dL',
  ]);
  expect(cells(TEST, 'fixedComment')).toContain('Ayuno mínimo de 12 horas');
  expect(cells(TEST, 'refComment')).toContain('Deseable < 200; alto ≥ 240');
  expect(cells(TEST, 'refInterval')).toEqual(expect.arrayContaining(['< 200', '< 4.0']));
  expect(cells(TEST, 'result')).toContain('<0.01');
  expect(cells(`${TEST}_microbiologyGrowth_sample`, 'name')).toContain('Orina');
});
