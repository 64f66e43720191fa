import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { read, utils } from 'xlsx';

import { today } from '@/lib/dates/dates';
import { FILTER, RESULTS, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import {
  COMBINED,
  openMode,
  openOrderWithHistory,
  ORDER,
  tick,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { server } from '@tests/support/environment/laboratory';
import { reportText, serveReportFiles, watchBrowser } from '@tests/support/reports/reports';

const LIMITS = { refMin: 4, refMax: 9 };
const TESTS = [
  wireTest(ORDER, 31, { testName: 'Glucosa', abbreviation: 'GLU', ...LIMITS }),
  wireTest(ORDER, 32, {
    testName: 'Leucocitos',
    unit: '10<sup>3</sup>/µL',
    areaId: 2,
    areaName: 'Hematología',
    profileId: 5,
    profileName: 'Cuadro hemático',
    ...LIMITS,
  }),
  wireTest(ORDER, 33, { testName: 'Urea' }),
];
const at = (day: number, hour: number) => Date.UTC(2026, 2, day, hour, 30);

/** Two days of two orders, each test validated at its own time, and a result without date. */
const HISTORY = [
  wireHistory(31, [
    wireItem('202603010001', { result: '5.10', validateDate: at(1, 15) }),
    wireItem('202603090004', { result: '9.8', pathology: 3, validateDate: at(9, 14) }),
  ]),
  wireHistory(32, [
    wireItem('202603090004', { result: '<5', refMin: 5, validateDate: at(9, 15) }),
    wireItem('202602010002', { result: '6.0', validateDate: null }),
  ]),
  wireHistory(33, []),
];

const dialog = () => within(screen.getByRole('dialog', { name: /^Histórico combinado · Ana/ }));
const matrix = () => dialog().findByRole('table', { name: COMBINED });
const press = (name: string) => dialog().getByRole('button', { name });

async function open(answer: Parameters<typeof openOrderWithHistory>[1] = () => HISTORY) {
  const user = await openOrderWithHistory(TESTS, answer);
  const names = TESTS.map(({ testName }) => testName);
  await tick(user, names);
  await openMode(user, COMBINED);
  return user;
}

/** The matrix with all that files need of a browser and of the portal's host. */
async function openWithFiles() {
  serveReportFiles();
  stubWorkers();
  const browser = watchBrowser();
  const user = await open();
  await matrix();
  return { user, ...browser };
}

async function lines() {
  return within(await matrix())
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
    );
}

it('has tests by area and profile over dates, newest first, each result as it was sent, after a failure on request', async () => {
  let isBroken = true;
  const user = await open(() => (isBroken ? new HttpResponse(null, { status: 404 }) : HISTORY));
  expect(await dialog().findByText('No se pudo cargar el historial')).toBeVisible();
  isBroken = false;
  await user.click(press('Reintentar'));
  expect(await lines()).toEqual([
    ['Examen', '09/03/2026202603090004', '01/03/2026202603010001', 'Sin fecha'],
    ['Química'],
    ['Glucosamg/dL 4.0 – 9.0', '9.8↑ Alto', '5.10', ''],
    ['Hematología'],
    ['Cuadro hemático'],
    [
      'Leucocitos10³/µL 4.0 – 9.0',
      '<5Fuera del intervalo El laboratorio no marcó este resultado.5.0 – 9.0',
      '',
      '6.0202602010002',
    ],
  ]);
  const table = await matrix();
  expect(table).toHaveAttribute('aria-rowcount', '6');
  expect(table).toHaveAttribute('aria-colcount', '4');
  expect(dialog().getByText(/^Ana Prueba/)).toBeVisible();
  // A test without history has no row: it is named.
  expect(dialog().getByRole('term')).toHaveTextContent('Urea');
  expect(
    dialog().getByText(
      `No hay resultados anteriores de este examen. El laboratorio los entrega desde ${today().year - 3}.`,
    ),
  ).toBeVisible();
});

it('prints every result and whose they are into a window opened by the click; one that is refused leaves a button', async () => {
  const { user, blobs, windows, open: openWindow } = await openWithFiles();
  await user.click(press('Imprimir'));
  await waitFor(() => {
    expect(windows[0]?.location.replace).toHaveBeenCalled();
  });
  expect(windows[0]?.opener).toBeNull();
  const [url = ''] = windows[0]?.location.replace.mock.calls[0] ?? [];
  const text = await reportText(blobs.get(url));
  for (const part of [
    'AnaPrueba',
    '5.10',
    '9.8↑Alto',
    '<5Fueradelintervalo',
    '6.0202602010002',
    `Sinresultadosanterioresdesde${today().year - 3}:Urea`,
    `entregaresultadosanterioresdesde${today().year - 3}.`,
  ]) {
    expect(text).toContain(part);
  }
  expect(await dialog().findByText('El PDF está listo.')).toBeVisible();

  openWindow.mockReturnValueOnce(null);
  await user.click(press('Imprimir'));
  await waitFor(() => {
    expect(openWindow).toHaveBeenCalledTimes(2);
  });
  await user.click(await dialog().findByRole('button', { name: 'Abrir PDF' }));
  expect(windows[1]?.location.replace).toHaveBeenCalled();
});

it('says why there is no file', async () => {
  stubWorkers();
  const { windows } = watchBrowser();
  const user = await open();
  await matrix();
  await user.click(press('Imprimir'));
  expect(await dialog().findByRole('alert')).toHaveTextContent('No se pudo crear el archivo');
  expect(windows[0]?.close).toHaveBeenCalled();
});

it('files have names without patient data, rows that say whose they are, and a PDF that opens after newer ones', async () => {
  const { user, blobs, windows, downloads } = await openWithFiles();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const files = ['Descargar PDF', ...Array<string>(3).fill('Descargar Excel')];
  for (const [count, name] of files.entries()) {
    await waitFor(() => {
      expect(press(name)).toBeEnabled();
      expect(downloads).toHaveLength(count);
    });
    await user.click(press(name));
  }
  await waitFor(() => {
    expect(downloads).toHaveLength(4);
  });
  const [pdf, excel] = downloads;
  expect([pdf?.name, excel?.name]).toEqual(['historial-combinado.pdf', 'historial-combinado.xlsx']);
  expect([pdf, excel].map((file) => blobs.get(file?.href ?? '')?.type)).toEqual([
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  const workbook = await blobs.get(excel?.href ?? '')?.arrayBuffer();
  const { Sheets } = read(workbook, { type: 'array' });
  const sheet = (name: string) => utils.sheet_to_csv(Sheets[name] ?? {}).split('\n');
  expect(sheet(COMBINED)[1]).toContain('Ana Prueba');
  expect(sheet('Datos')[1]).toContain('Ana Prueba');
  // And a sheet for what paper notes below the table.
  const note = `Sin resultados anteriores desde ${today().year - 3}: Urea`;
  expect(sheet('Notas').join()).toContain(note);

  // Three newer files took its address.
  expect(revoke).toHaveBeenCalledWith(pdf?.href);
  await user.click(await dialog().findByRole('button', { name: 'Abrir PDF' }));
  const shown = String(windows[0]?.location.replace.mock.calls[0]?.[0]);
  expect(revoke).not.toHaveBeenCalledWith(shown);
  expect(shown).not.toBe(pdf?.href);
});

it('a PDF says what nobody looked up, and is no longer offered once it was found', async () => {
  serveReportFiles();
  stubWorkers();
  const { blobs, downloads } = watchBrowser();
  const newer = '202603050001';
  let isFailing = true;
  const newest = () =>
    isFailing
      ? new HttpResponse(null, { status: 404 })
      : HttpResponse.json([wireTest(newer, 31, { testName: 'Glucosa', result: '7' })]);
  const oldest = Array.from({ length: 20 }, (_, day) => wireItem(`2025010100${day + 10}`));
  const user = await open(() => {
    // Once the order is open the patient has another one, which the cut history does not hold.
    server.use(
      http.patch(FILTER, () =>
        HttpResponse.json([wireOrder(ORDER, 'Ana'), wireOrder(newer, 'Ana')]),
      ),
      http.get(RESULTS, ({ params }) => (params['order'] === newer ? newest() : undefined)),
    );
    return [wireHistory(31, oldest), wireHistory(32, []), wireHistory(33, [])];
  });
  expect(await dialog().findByText(/No se pudo consultar 1 orden/)).toBeInTheDocument();
  await user.click(await dialog().findByRole('button', { name: 'Descargar PDF' }));
  expect(await dialog().findByText('El PDF está listo.')).toBeVisible();
  const text = await reportText(blobs.get(downloads[0]?.href ?? ''));
  for (const part of ['Sinconsultar', 'Incompleto', 'Nosepudoconsultar1orden.']) {
    expect(text).toContain(part);
  }
  isFailing = false;
  await user.click(press('Volver a consultar'));
  await waitFor(() => {
    expect(dialog().queryByText(/No se pudo consultar/)).toBeNull();
  });
  expect(dialog().queryByText('El PDF está listo.')).toBeNull();
  expect(dialog().queryByRole('button', { name: 'Abrir PDF' })).toBeNull();
});
