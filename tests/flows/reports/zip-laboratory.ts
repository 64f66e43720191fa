import { http, HttpResponse } from 'msw';

import { FILTER, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { lisHeader } from './report-answers';
import { FINAL_REPORT, HEADER, VALIDATORS } from '@tests/support/reports/reports';

/** What can happen to an order of a zip. */
export type ZipFault =
  | 'unknown order'
  | 'no results'
  | 'status 404'
  | 'status 500'
  | 'dropped'
  | 'html'
  | 'broken drawing'
  | 'session over';

/** Faults by order number; they may change while a test runs. */
export type ZipFaults = Map<string, ZipFault>;

/** Numbers of so many orders, newest first, as the list shows them. */
export function zipOrders(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `20260301${String(count - at).padStart(4, '0')}`);
}

/** The result of an order's only test; no two orders have the same. */
export function resultOf(order: string): string {
  return `Valor${order.slice(-4)}`;
}

/** The list writes the type in full, the report has both forms. */
const LISTED_TYPE = { documentTypeId: 1, documentType: 'Cédula de ciudadanía' };

function headerOf(order: string) {
  const documentType = { id: 1, abbr: 'CC', name: 'Cédula' };
  const patient = { patientId: `doc ${order}`, name1: `Ana ${order.slice(-4)}`, documentType };
  return lisHeader(order, { ...patient, lastName: 'Prueba' });
}

const FAILURES: Readonly<Partial<Record<ZipFault, () => Response>>> = {
  'no results': () => new HttpResponse('', { status: 200 }),
  'status 404': () => new HttpResponse(null, { status: 404 }),
  'status 500': () => new HttpResponse(null, { status: 500 }),
  'session over': () => new HttpResponse(null, { status: 401 }),
  dropped: () => HttpResponse.error(),
  html: () => HttpResponse.html('<html><body>Proxy</body></html>'),
};

/** The final report of an order with its only test. */
export function zipReport(order: string, result = resultOf(order)) {
  const test = wireTest(order, 1, { result, resultType: 2 });
  return { order: { ...headerOf(order), resultTest: [test] }, attachments: [] };
}

/** The laboratory lists these orders and reports each of them, but for its fault. */
export function answerZip(orders: readonly string[], faults: ZipFaults, result = resultOf): void {
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json(
        orders.map((order) => ({ ...wireOrder(order, `Ana ${order.slice(-4)}`), ...LISTED_TYPE })),
      ),
    ),
    http.get(VALIDATORS, () => HttpResponse.json([])),
    http.post(HEADER, async ({ request }) => {
      const { init } = (await request.json()) as { init: string };
      return HttpResponse.json(faults.get(init) === 'unknown order' ? [] : [headerOf(init)]);
    }),
    http.post(FINAL_REPORT, async ({ request }) => {
      const [order = ''] = /\d{12}/.exec(await request.text()) ?? [];
      const fault = faults.get(order);
      const job = zipReport(order, result(order));
      return (fault && FAILURES[fault])?.() ?? HttpResponse.json({ listOrders: [job] });
    }),
  );
}
