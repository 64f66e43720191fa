// The portal's readers against everything awkward: nothing that a server can send makes a call fail or a record vanish.
import { number, text } from '@demo-lis/database/rows';
import { awkwardCases } from '@demo-lis/seed/awkward/awkward-cases';
import { AWKWARD_HISTORY, AWKWARD_PATIENT } from '@demo-lis/seed/awkward/awkward-patient';
import { expect, it } from 'vitest';

import { getAntibiogram } from '@/api/microbiology/get-antibiogram';
import { filterOrders } from '@/api/orders/filter-orders';
import { foundTests } from '@/api/orders/test-reader';
import { getOrderResults } from '@/api/orders/get-order-results';
import { getResultHistory } from '@/api/orders/get-result-history';
import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { getTestPictures } from '@/api/reports/get-test-pictures';
import { ApiError } from '@/lib/http/api-error';
import { stubReadingWorkers } from '@tests/support/page/reading-worker';

import { openPortal } from './portal-in-process';

const CASES = await awkwardCases();
// The order of 2,000 tests is beyond what the page reads itself.
stubReadingWorkers(foundTests);
const { laboratory } = await openPortal({
  seed: { patients: 10, orders: 40, days: 40, awkward: true },
  smtpPort: null,
});
const { rows: PATCHES } = await laboratory.database.execute(
  'SELECT kind, order_number FROM wire_patches',
);
const orders = new Map(
  PATCHES.map((row) => [text(row, 'kind'), String(number(row, 'order_number'))]),
);

/** Lists of another shape are read as one record, or as none. */
const RECORDS: Readonly<Record<string, number>> = {
  'Orden sin exámenes': 0,
  'null en lugar de lista': 0,
};
/** No lists: an answer that cannot be read, never one without tests. */
const UNREADABLE = ['Lista dentro de data', 'Lista como objeto con claves'];
/** How a call failed. */
const failureOf = (error: unknown) => (error instanceof ApiError ? error.kind : error);

it('of every kind as many tests are read as were sent, or the answer fails', async () => {
  for (const { kind, tests, patch } of CASES) {
    const read = await getOrderResults(orders.get(kind) ?? '', 0).then(
      ({ items, unreadable }) => items.length + unreadable,
      failureOf,
    );
    const sent = RECORDS[kind] ?? tests.length + (patch?.strayTests?.length ?? 0);
    expect(read, kind).toBe(UNREADABLE.includes(kind) ? 'contract' : sent);
  }
});

it('reads as many orders as were sent, and the histories of the patient', async () => {
  const filter = { patientId: AWKWARD_HISTORY, area: 0, onlyValidated: false };
  const { items, unreadable } = await filterOrders(filter);
  const strays = CASES.flatMap(({ patch }) => patch?.strayOrders ?? []);
  expect(items.length + unreadable).toBe(CASES.length + strays.length);
  expect(unreadable).toBeLessThan(strays.length);

  // Odd dates and limits included.
  const histories = await getResultHistory(AWKWARD_PATIENT.id, [90_001, 90_002, 90_011]);
  const lengths = histories.items.map(({ items: results }) => results.length);
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

it('reads each odd culture for what it is', async () => {
  const order = orders.get('Antibiogramas raros') ?? '';
  for (const [at, { name }] of CULTURES.entries()) {
    const outcome = await getAntibiogram(order, 90_001 + at).then(
      (read) => (read === null ? null : [read.items.length, read.unreadable]),
      failureOf,
    );
    expect(outcome, name).toEqual(FOUND[name] ?? [1, 0]);
  }
});

/** Those of another order, and of nobody, are refused; and a report always has its list of tests. */
const WITHOUT_REPORT = new Set([
  ...['Otra orden en el informe', 'Sin paciente en el informe', 'Orden sin exámenes'],
  ...['null en lugar de lista', ...UNREADABLE],
]);

async function reportOf(kind: string) {
  const header = await getOrderHeader(orders.get(kind) ?? '');
  const order = header === null ? null : await getFinalReport(header);
  if (order === null) throw new Error('no report');
  return order;
}

it('the report of every kind is read, and refused where it is another order’s or nobody’s', async () => {
  for (const { kind } of CASES) {
    const read = await reportOf(kind).then(({ orderNumber }) => orderNumber, failureOf);
    expect(read, kind).toBe(WITHOUT_REPORT.has(kind) ? 'contract' : orders.get(kind));
  }
});

const PRINTED = 'Impreso por plantillas';

it('shows five pictures of a test, wherever the server puts them', async () => {
  const rules = { onlyValidated: true, panicBlocking: 'none', seesConfidential: true } as const;
  const { items } = await getTestPictures({ order: orders.get(PRINTED) ?? '', rules });
  const places = [1, 2, 3, 4, 5];
  const titles = ['Sedimento', 'Curva'].flatMap((name) => places.map((at) => `${name} ${at}`));
  expect(items.map(({ title }) => title)).toEqual(titles);
});
