// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { RUNTIME_FILE, LABORATORY, server } from '@tests/support/environment/laboratory';
import { watchZip, type ZipWorld } from '@tests/support/reports/report-world';
import { FINAL_REPORT } from '@tests/support/reports/reports';
import { pdfTextOf } from '@tests/support/files/pdf-reader';
import { resultOf, zipOrders, zipReport } from '@tests/support/reports/zip-laboratory';
import {
  deliveredOrders,
  dialog,
  drawn,
  lastDownload,
  press,
  searchOrders,
  summaryLines,
  ZIP,
} from '@tests/support/reports/zip-screen';

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
  readonly patientId?: string;
}

/** A zip of as many orders as there are wishes, newest first, by a policy. */
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
      const patient = { ...order.patient, ...(patientId === undefined ? {} : { patientId }) };
      return HttpResponse.json({
        listOrders: [{ order: { ...order, patient }, attachments, encrypt }],
      });
    }),
  );
  await press(user, ZIP);
  await drawn(/informes están en el archivo/);
  return { orders, files: (await lastDownload(browser)).files };
}

const note = () => screen.findByRole('note');

it('each report opens with its own patient’s number; nothing beside it tells who that is (G11)', async () => {
  const { orders, files } = await packed('patientId', [
    { encrypt: true, patientId: '10.203.040' },
    { encrypt: '1', patientId: '50607080' },
  ]);
  expect(await note()).toHaveTextContent(
    /La contraseña de cada informe es el número de documento de su paciente, sin puntos ni espacios\..*Resumen\.xlsx.*solo los números de las órdenes/,
  );
  expect(dialog().queryByText(CODE)).not.toBeInTheDocument();
  const [first, second] = orders.map((order) => `${order}.pdf`);
  expect(files.map(({ name }) => name)).toEqual(['Resumen.xlsx', first, second]);
  const [, one, other] = files.map(({ bytes }) => bytes);
  expect(await pdfTextOf(one ?? new Uint8Array(), '10203040')).toContain(resultOf(orders[0] ?? ''));
  expect(await pdfTextOf(other ?? new Uint8Array(), '50607080')).toContain(
    resultOf(orders[1] ?? ''),
  );
  await expect(pdfTextOf(one ?? new Uint8Array(), '50607080')).rejects.toThrow();
  await expect(pdfTextOf(one ?? new Uint8Array())).rejects.toThrow();
  const lines = await summaryLines(files, 'Órdenes');
  expect(lines).toEqual(orders.map((order) => [order, 'Incluida', `${order}.pdf`]));
  expect(await summaryLines(files, 'Resultados')).toEqual([]);
  expect(deliveredOrders(deliveries)).toEqual(orders.toSorted());
});

it('orders without a usable number share a code, which the dialog shows and says of which (G11)', async () => {
  const { orders, files } = await packed('patientId', [
    { encrypt: true, patientId: '10203040' },
    { encrypt: true, patientId: '' },
    { encrypt: true, patientId: 'Ñ-1' },
  ]);
  const shown = within(await note());
  const code = shown.getByText(CODE).textContent;
  expect(shown.getByText('2 informes se abren con un mismo código.')).toBeVisible();
  const remarked = dialog().getByRole('list', { name: '2 informes con observaciones' });
  expect(remarked).toHaveTextContent(`${orders[1] ?? ''}: Se abre con el código del ZIP.`);
  const [, one, two, three] = files.map(({ bytes }) => bytes);
  expect(await pdfTextOf(one ?? new Uint8Array(), '10203040')).toContain('Valor');
  for (const bytes of [two, three]) {
    expect(await pdfTextOf(bytes ?? new Uint8Array(), code)).toContain('Valor');
    await expect(pdfTextOf(bytes ?? new Uint8Array(), '')).rejects.toThrow();
  }
});

it('with a policy that asks one code opens all, and each zip has its own (G11)', async () => {
  const { files } = await packed('ask', [{ encrypt: true }, { encrypt: true }]);
  const code = within(await note()).getByText(CODE).textContent;
  expect(dialog().queryByText(/con observaciones/)).not.toBeInTheDocument();
  for (const { bytes } of files.slice(1)) expect(await pdfTextOf(bytes, code)).toContain('Valor');
});

it('one protected report among others is enough to keep the summary quiet (G11)', async () => {
  const { orders, files } = await packed('patientId', [
    { encrypt: false, patientId: '50607080' },
    { encrypt: true, patientId: '10203040' },
  ]);
  const [, open, locked] = files.map(({ bytes }) => bytes);
  expect(await pdfTextOf(open ?? new Uint8Array())).toContain('Valor');
  await expect(pdfTextOf(locked ?? new Uint8Array())).rejects.toThrow();
  const lines = await summaryLines(files, 'Órdenes');
  expect(lines).toEqual(orders.map((order) => [order, 'Incluida', `${order}.pdf`]));
});

it('where the laboratory wants none, names and summary are as ever', async () => {
  const { orders, files } = await packed('patientId', [{ encrypt: false, patientId: '50607080' }]);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(files[1]?.name).toContain('_');
  expect(await summaryLines(files, 'Resultados')).toHaveLength(1);
  expect(await pdfTextOf(files[1]?.bytes ?? new Uint8Array())).toContain(resultOf(orders[0] ?? ''));
});
