import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { changeSetting, wireTest } from '@tests/support/orders/dashboard';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { server } from '@tests/support/environment/laboratory';
import { narrowScreen } from '@tests/support/page/screen-width';
import {
  LOGIN,
  ORDER,
  printLink,
  serveLinks,
  signedIn,
  watchCalls,
  wireReport,
} from '@tests/support/reports/print-link';
import { openPortal } from '@tests/support/page/render-app';
import { FINAL_REPORT, serveReportFiles, watchBrowser } from '@tests/support/reports/reports';
import { resultRow, results, shownTests } from '@tests/support/orders/results';

// The viewer's engine is big: no test of the screen should have to wait while it is read for the first time.
beforeAll(() => import('@/ui/pdf-viewer/opened-pdf'));

beforeEach(() => {
  narrowScreen();
  watchBrowser();
  stubWorkers();
  serveReportFiles();
  serveLinks();
});

/** The report of the link with one more test for each of the changes, and what else the laboratory says beside them. */
function serveReport(
  changes: readonly Record<string, unknown>[],
  beside: object,
  comments: readonly object[] = [],
): void {
  const [job] = wireReport().listOrders;
  const resultTest = changes.map((change, at) => wireTest(ORDER, at + 1, change));
  const order = { ...job?.order, resultTest, comments };
  const answered = { ...job, order, ...beside };
  server.use(http.post(FINAL_REPORT, () => HttpResponse.json({ listOrders: [answered] })));
}

function serveTests(...changes: readonly Record<string, unknown>[]): void {
  serveReport(changes, {});
}

const summary = () => screen.findByRole('region', { name: 'Resumen de sus resultados' });

it('a phone shows the results of the report first, its page second, and asks for nothing more', async () => {
  const microbialDetection = { microorganisms: [] };
  serveTests(
    { profileId: 7, profileName: 'Cuadro' },
    { pathology: 3, hasAntibiogram: true, microbialDetection },
  );
  const calls = watchCalls();
  const user = await openPortal(printLink(ORDER));
  expect(await shownTests()).toEqual(['Examen 2', 'Examen 1']);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Ana Prueba');
  expect(screen.getByText(/^1 de sus 2 resultados está dentro/)).toBeVisible();
  const table = within(await results());
  expect(table.queryByRole('button', { name: /Imagen|Antibiograma/ })).toBeNull();
  const asked = calls.length;
  await user.click(screen.getByRole('button', { name: 'Ver cuál' }));
  expect(await shownTests()).toEqual(['Examen 2']);
  await user.click(table.getByRole('button', { name: /Detalles/ }));
  await user.click(screen.getByRole('button', { name: 'Ver PDF' }));
  expect(await screen.findByRole('region', { name: 'Informe final' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver los resultados' }));
  await results();
  expect(calls.slice(asked).filter(({ path }) => !path.startsWith('/reports/'))).toEqual([]);
});

it('a comment says whose result it belongs to, on a sheet too (F7)', async () => {
  serveTests({ hasComment: true, resultComment: { comment: 'Segunda muestra' } });
  const user = await openPortal(printLink(ORDER));
  const table = within(await results());
  await user.click(table.getByRole('button', { name: /Detalles/ }));
  await user.click(table.getByRole('button', { name: 'Comentario de Examen 1' }));
  const dialog = await screen.findByRole('dialog', { name: /^Comentario · / });
  expect(dialog).toHaveAccessibleName(new RegExp(`Ana Prueba.*${ORDER}`));
});

it('shows nothing of a result that is kept back', async () => {
  serveTests(
    {},
    { block: { blocked: true }, result: 'RESTRINGIDO', pathology: 9 },
    { confidential: true },
  );
  await openPortal(printLink(ORDER));
  expect(await shownTests()).toEqual(['Examen 1', 'Examen 2', 'Examen 3']);
  expect(screen.getByRole('main')).not.toHaveTextContent(/Crítico|de sus \d/);
});

it('counts nothing where results are taken out for what they say', async () => {
  changeSetting('BloqueaPanicos', '1');
  serveTests({}, { pathology: 9 });
  await openPortal(printLink(ORDER));
  expect(await shownTests()).toEqual(['Examen 1']);
  expect(screen.queryByRole('region', { name: 'Resumen de sus resultados' })).toBeNull();
  expect(screen.getByRole('note')).toHaveTextContent('El laboratorio se comunicará con usted');
});

it('a test that comes several times is told apart by its sample', async () => {
  const culture = (sampleName: string) => ({ testId: 88, testName: 'Hemocultivo', sampleName });
  serveTests(culture('Brazo derecho'), culture('Brazo izquierdo'), { sampleName: 'Suero' });
  await openPortal(printLink(ORDER));
  const table = within(await results());
  expect(table.getByText('Brazo derecho')).toBeVisible();
  expect(table.getByText('Brazo izquierdo')).toBeVisible();
  expect(table.queryByText('Suero')).toBeNull();
});

const PENDING = [
  { id: 1, code: '1001', name: 'Examen 1' },
  { id: 9, code: '1009', name: 'Tirotropina' },
  { id: 10, code: '1010', name: 'Urocultivo' },
];

it('an order of which tests are still to come is not told as complete', async () => {
  server.use(http.post(LOGIN, () => HttpResponse.json(signedIn({ confidential: true }))));
  serveReport([{}], { listTestPending: PENDING });
  await openPortal(printLink(ORDER));
  const region = await summary();
  expect(region).toHaveTextContent('El resultado que se muestra está dentro');
  expect(region).toHaveTextContent('Faltan 2 exámenes.');
});

it('where confidential tests may be among them it says neither which nor how many', async () => {
  serveReport([{}], { listTestPending: PENDING });
  await openPortal(printLink(ORDER));
  const region = await summary();
  expect(region).toHaveTextContent('El resultado que se muestra está dentro');
  expect(region).not.toHaveTextContent(/Falta|Tirotropina/);
});

it('an order without pending tests is whole', async () => {
  serveReport([{}], { listTestPending: [] });
  await openPortal(printLink(ORDER));
  expect(await summary()).toHaveTextContent('Su resultado está dentro');
});

it('says what its paper says beside the results: notes, samples, what is missing, and cultures', async () => {
  const microbialDetection = {
    order: Number(ORDER),
    test: 4,
    microorganisms: [
      {
        id: 1,
        name: 'E. coli',
        selected: true,
        resultsMicrobiology: [{ nameAntibiotic: 'Amikacina', cmi: '4' }],
      },
    ],
  };
  serveReport(
    [
      { testId: 1, testName: 'Glucosa', sampleName: 'Suero' },
      { testId: 1, testName: 'Glucosa', sampleName: 'Orina' },
      { testId: 'x' },
      { testName: 'Urocultivo', hasAntibiogram: true, microbialDetection },
      { unit: { name: 'mg/dL' } },
    ],
    {},
    [
      { comment: 'Muestra hemolizada', print: true },
      { comment: 'Llamar al médico', print: false },
    ],
  );
  await openPortal(printLink(ORDER));
  const table = await results();
  const names = within(table).getAllByRole('rowheader', { name: /Glucosa/ });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Suero'),
    expect.stringContaining('Orina'),
  ]);
  expect(screen.getByText('2 registros no se pudieron leer.')).toBeVisible();
  expect(screen.getByRole('note', { name: 'Comentario de la orden' })).toHaveTextContent(
    /^Muestra hemolizada$/,
  );
  expect(await resultRow('Urocultivo')).toHaveTextContent('El antibiograma está en el PDF.');
  expect(screen.getAllByText('El antibiograma está en el PDF.')).toHaveLength(1);
});
