import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { read, utils } from 'xlsx';

import { today } from '@/lib/dates/dates';
import { FILTER, RESULTS, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import { openHistory, ORDER, wireHistory, wireItem } from '@tests/support/orders/history';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { server } from '@tests/support/environment/laboratory';
import { serveReportFiles, watchBrowser } from '@tests/support/reports/reports';

const TITLE = 'Histórico combinado';
const NEWER = '202603050001';
const TESTS = [
  wireTest(ORDER, 31, { testName: 'Glucosa' }),
  wireTest(ORDER, 33, { testName: 'Urea' }),
];

const WHOSE = { name: /^Histórico combinado · Ana Prueba/ };
const dialog = () => within(screen.getByRole('dialog', WHOSE));

it('every row of the workbook says whose it is, and a sheet what paper notes below the table', async () => {
  stubWorkers();
  const { blobs, downloads } = watchBrowser();
  const histories = [wireHistory(31, [wireItem('202601010001')]), wireHistory(33, [])];
  const user = await openHistory(TITLE, () => histories, TESTS);
  await screen.findByRole('dialog', WHOSE);
  await user.click(await dialog().findByRole('button', { name: 'Descargar Excel' }));
  await waitFor(() => {
    expect(downloads).toHaveLength(1);
  });
  const file = blobs.get(downloads[0]?.href ?? '');
  const { Sheets } = read(await file?.arrayBuffer(), { type: 'array' });
  const linesOf = (name: string) =>
    utils
      .sheet_to_csv(Sheets[name] ?? {})
      .split('\n')
      .slice(1);
  expect(linesOf(TITLE)[0]).toContain('Ana Prueba');
  expect(linesOf('Datos')[0]).toContain('Ana Prueba');
  expect(linesOf('Notas').join()).toContain(
    `Sin resultados anteriores desde ${today().year - 3}: Urea`,
  );
});

it('a PDF that lacks what was found since is no longer offered', async () => {
  serveReportFiles();
  stubWorkers();
  watchBrowser();
  let isFailing = true;
  const newest = () =>
    isFailing
      ? new HttpResponse(null, { status: 404 })
      : HttpResponse.json([wireTest(NEWER, 31, { testName: 'Glucosa', result: '7' })]);
  const oldest = Array.from({ length: 20 }, (_, at) => wireItem(`2025010100${at + 10}`));
  const answer = () => {
    // Once the order is open the patient has another one, which the cut history does not hold.
    server.use(
      http.patch(FILTER, () =>
        HttpResponse.json([wireOrder(ORDER, 'Ana'), wireOrder(NEWER, 'Ana')]),
      ),
      http.get(RESULTS, ({ params }) => (params['order'] === NEWER ? newest() : undefined)),
    );
    return [wireHistory(31, oldest), wireHistory(33, [])];
  };
  const user = await openHistory(TITLE, answer, TESTS);
  await screen.findByRole('dialog', WHOSE);
  expect(await dialog().findByText(/No se pudo consultar 1 orden/)).toBeVisible();
  await user.click(await dialog().findByRole('button', { name: 'Descargar PDF' }));
  expect(await dialog().findByText('El PDF está listo.')).toBeVisible();
  isFailing = false;
  await user.click(dialog().getByRole('button', { name: 'Volver a consultar' }));
  expect(await dialog().findByText(/Se agregó 1 resultado/)).toBeVisible();
  expect(dialog().queryByText('El PDF está listo.')).toBeNull();
  expect(dialog().queryByRole('button', { name: 'Abrir PDF' })).toBeNull();
});
