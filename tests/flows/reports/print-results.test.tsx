// A print link on a phone, where the page of its report would be too small to read.
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { server } from '@tests/support/environment/laboratory';
import { changeSetting, wireTest } from '@tests/support/orders/dashboard';
import { resultRow, results, shownTests } from '@tests/support/orders/results';
import { openPortal } from '@tests/support/page/render-app';
import { narrowScreen } from '@tests/support/page/screen-width';
import {
  LOGIN,
  ORDER,
  printLink,
  serveLinks,
  signedIn,
  watchCalls,
  wireReport,
} from './print-link';
import { watchReports } from './report-world';
import { FINAL_REPORT } from '@tests/support/reports/reports';

beforeEach(() => {
  narrowScreen();
  watchReports();
  serveLinks();
});

/** The report of the link with one test for each of the changes, and what else the laboratory says beside them. */
function serveReport(
  changes: readonly object[],
  beside: object = {},
  comments: readonly object[] = [],
): void {
  const [job] = wireReport().listOrders;
  const resultTest = changes.map((change, at) => wireTest(ORDER, at + 1, { ...change }));
  const order = { ...job?.order, resultTest, comments };
  const answered = { ...job, order, ...beside };
  server.use(http.post(FINAL_REPORT, () => HttpResponse.json({ listOrders: [answered] })));
}

const summary = () => screen.findByRole('region', { name: 'Resumen de sus resultados' });

it('a phone shows the results of the report first, its page second, and asks for nothing more', async () => {
  const microbialDetection = { microorganisms: [] };
  serveReport([
    { profileId: 7, profileName: 'Cuadro' },
    { pathology: 3, hasAntibiogram: true, microbialDetection },
  ]);
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

it('nothing is shown or counted of results that are kept back or taken out for what they say', async () => {
  changeSetting('BloqueaPanicos', '1');
  serveReport([
    {},
    { block: { blocked: true }, result: 'RESTRINGIDO', pathology: 3 },
    { confidential: true },
    { pathology: 9 },
  ]);
  await openPortal(printLink(ORDER));
  expect(await shownTests()).toEqual(['Examen 1', 'Examen 2', 'Examen 3']);
  expect(screen.getByRole('main')).not.toHaveTextContent(/Crítico|Alto|Bajo|Fuera|de sus \d/);
  expect(screen.queryByRole('region', { name: 'Resumen de sus resultados' })).toBeNull();
  expect(screen.getByRole('note')).toHaveTextContent('El laboratorio se comunicará con usted');
});

const PENDING = [
  { id: 1, code: '1001', name: 'Examen 1' },
  { id: 9, code: '1009', name: 'Tirotropina' },
  { id: 10, code: '1010', name: 'Urocultivo' },
];

it.each([
  ['is not told as complete', true, true],
  ['does not tell which or how many where confidential ones may be among them', false, false],
])('an order of which tests are still to come %s', async (_case, confidential, isCounted) => {
  server.use(http.post(LOGIN, () => HttpResponse.json(signedIn({ confidential }))));
  serveReport([{}], { listTestPending: PENDING });
  await openPortal(printLink(ORDER));
  const region = await summary();
  expect(region).toHaveTextContent('El resultado que se muestra está dentro');
  expect(region.textContent.includes('Faltan 2 exámenes.')).toBe(isCounted);
  expect(/Falta|Tirotropina/.test(region.textContent)).toBe(isCounted);
});

it('says what its paper says beside the results: notes, samples, what is missing, cultures, and whose comment it is', async () => {
  const microorganism = {
    ...{ id: 1, name: 'E. coli', selected: true },
    resultsMicrobiology: [{ nameAntibiotic: 'Amikacina', cmi: '4' }],
  };
  const microbialDetection = { order: Number(ORDER), test: 4, microorganisms: [microorganism] };
  serveReport(
    [
      { testId: 1, testName: 'Glucosa', sampleName: 'Suero' },
      { testId: 1, testName: 'Glucosa', sampleName: 'Orina' },
      { testId: 'x' },
      { testName: 'Urocultivo', hasAntibiogram: true, microbialDetection },
      { unit: { name: 'mg/dL' }, sampleName: 'Sangre' },
      { hasComment: true, resultComment: { comment: 'Segunda muestra' } },
    ],
    {},
    [
      { comment: 'Muestra hemolizada', print: true },
      { comment: 'Llamar al médico', print: false },
    ],
  );
  const user = await openPortal(printLink(ORDER));
  const table = within(await results());
  const names = table.getAllByRole('rowheader', { name: /Glucosa/ });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Suero'),
    expect.stringContaining('Orina'),
  ]);
  // The sample of a test that comes once tells it from no other.
  expect(table.queryByText('Sangre')).toBeNull();
  expect(screen.getByText('2 registros no se pudieron leer.')).toBeVisible();
  expect(screen.getByRole('note', { name: 'Comentario de la orden' })).toHaveTextContent(
    /^Muestra hemolizada$/,
  );
  expect(await resultRow('Urocultivo')).toHaveTextContent('El antibiograma está en el PDF.');
  expect(screen.getAllByText('El antibiograma está en el PDF.')).toHaveLength(1);

  await user.click(within(await resultRow('Examen 6')).getByRole('button', { name: /Detalles/ }));
  await user.click(table.getByRole('button', { name: 'Comentario de Examen 6' }));
  const dialog = await screen.findByRole('dialog', { name: /^Comentario · / });
  expect(dialog).toHaveAccessibleName(new RegExp(`Ana Prueba.*${ORDER}`));
});
