import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { LABORATORY, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { pdfTextOf } from '@tests/support/files/pdf-reader';
import { watchZip, type ZipWorld } from './report-world';
import { FINAL_REPORT } from '@tests/support/reports/reports';
import { resultOf, zipOrders, zipReport } from './zip-laboratory';
import {
  deliveredOrders,
  dialog,
  lastDownload,
  press,
  searchOrders,
  summaryLines,
  ZIP,
} from './zip-screen';

const SETTING = `${LABORATORY}/lis/api/configuration/GenerarPDFCon`;
const CODE = /^[2-9A-HJ-NP-Z]{8}$/;

let faults: ZipWorld['faults'];
let browser: ZipWorld['browser'];
let deliveries: ZipWorld['deliveries'];

beforeEach(() => {
  ({ faults, browser, deliveries } = watchZip());
});

/** What the LIS says of an order's protection, and of its patient. */
interface Wish {
  readonly encrypt: unknown;
  readonly patientId: string;
}

/** A zip of as many orders as there are wishes, newest first, by a policy: the orders, and what is in their files. */
async function packed(reportPassword: string, wishes: readonly Wish[]) {
  const orders = zipOrders(wishes.length);
  server.use(
    http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, reportPassword })),
    // Files are named after the patient's document number and the order.
    http.get(SETTING, () => HttpResponse.json({ key: 'GenerarPDFCon', value: '4' })),
  );
  const user = await searchOrders(orders, faults);
  server.use(
    http.post(FINAL_REPORT, async ({ request }) => {
      const [number = ''] = /\d{12}/.exec(await request.text()) ?? [];
      const { encrypt, patientId } = wishes[orders.indexOf(number)] ?? { encrypt: null };
      const { order, attachments } = zipReport(number);
      const patient = { ...order.patient, patientId };
      return HttpResponse.json({
        listOrders: [{ order: { ...order, patient }, attachments, encrypt }],
      });
    }),
  );
  await press(user, ZIP);
  await screen.findByText(/Resumen incluido/);
  const { files } = await lastDownload(browser);
  // Nothing beside the reports tells whose they are.
  const lines = orders.map((order) => [order, 'Incluida', `${order}.pdf`]);
  expect(files.map(({ name }) => name)).toEqual([
    'Resumen.xlsx',
    ...orders.map((order) => `${order}.pdf`),
  ]);
  expect(summaryLines(files, 'Órdenes')).toEqual(lines);
  expect(summaryLines(files, 'Resultados')).toEqual([]);
  const textOf = (at: number, password?: string) =>
    pdfTextOf(files[at + 1]?.bytes ?? new Uint8Array(), password);
  return { orders, textOf };
}

it('each report opens with its own patient’s number, those without a usable one with a code that the dialog shows', async () => {
  const { orders, textOf } = await packed('patientId', [
    { encrypt: true, patientId: '10.203.040' },
    { encrypt: '1', patientId: '50607080' },
    { encrypt: true, patientId: 'Ñ-1' },
  ]);
  const note = screen.getByRole('note');
  expect(note).toHaveTextContent(
    /La contraseña de cada informe es el número de documento de su paciente, sin puntos ni espacios\..*1 informe se abre con un código.*Resumen\.xlsx.*solo los números de las órdenes/,
  );
  const code = within(note).getByText(CODE).textContent;
  const remarked = dialog().getByRole('list', { name: '1 informe con observaciones' });
  expect(remarked).toHaveTextContent(`${orders[2] ?? ''}: Se abre con el código del ZIP.`);
  for (const [at, password] of ['10203040', '50607080', code].entries()) {
    expect(await textOf(at, password)).toContain(resultOf(orders[at] ?? ''));
  }
  await expect(textOf(0, '50607080')).rejects.toThrow();
  await expect(textOf(2)).rejects.toThrow();
  expect(deliveredOrders(deliveries)).toEqual(orders.toSorted());
});
