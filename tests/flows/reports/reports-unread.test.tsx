import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { server } from '@tests/support/environment/laboratory';
import { answerReports, lisHeader, lisTest } from '@tests/support/reports/report-answers';
import { startFinalReport } from '@tests/support/reports/report-screen';
import { watchReports, type ReportWorld } from '@tests/support/reports/report-world';
import { FINAL_REPORT, HEADER, reportText, VALIDATORS } from '@tests/support/reports/reports';

const READY = 'El informe está listo.';

let browser: ReportWorld['browser'];
let deliveries: ReportWorld['deliveries'];

beforeEach(() => {
  ({ browser, deliveries } = watchReports());
});

const retry = () => screen.getByRole('button', { name: 'Reintentar' });
const firstReport = () => reportText(browser.blobs.get('blob:report-1'));

const E_COLI = { id: 1, name: 'Escherichia coli', resultsMicrobiology: [] };
const culture = (microbialDetection: unknown) =>
  lisTest(1, { testName: 'Urocultivo', hasAntibiogram: true, microbialDetection });

it.each([
  ['is absent', undefined],
  ['is empty', {}],
  ['is an error', { code: 0, message: 'x' }],
  ['has its list under another name', { organisms: [E_COLI] }],
  ['has an unreadable microorganism', { microorganisms: [E_COLI, {}] }],
  ['has unreadable rows', { microorganisms: [{ ...E_COLI, resultsMicrobiology: [7] }] }],
])('where an antibiogram %s there is no half report, but a retry', async (_case, detection) => {
  answerReports([culture(detection), lisTest(2)]);
  const user = await startFinalReport();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No se pudo leer el antibiograma de Urocultivo.');
  expect([[...browser.blobs], deliveries]).toEqual([[], []]);
  answerReports([culture({ microorganisms: [E_COLI] }), lisTest(2)]);
  await user.click(retry());
  expect(await screen.findByText(READY)).toBeVisible();
  expect(await firstReport()).toContain('Escherichiacoli');
});

it('a culture of which the laboratory selected nothing is reported without antibiogram', async () => {
  answerReports([culture({ microorganisms: [{ ...E_COLI, selected: false }] })]);
  await startFinalReport();
  expect(await screen.findByText(READY)).toBeVisible();
  expect(await firstReport()).not.toContain('Escherichiacoli');
});

it.each<[string, string, object]>([
  ['header', HEADER, { code: 0, message: 'x' }],
  ['header of another order', HEADER, [{ orderNumber: 7 }]],
  ['report', FINAL_REPORT, { code: 0, message: 'x' }],
  ['empty report', FINAL_REPORT, {}],
  ['report without its list', FINAL_REPORT, { physician: null, listOrders: null }],
  ['report without tests', FINAL_REPORT, { listOrders: [{ order: lisHeader() }] }],
  ['list of signatures', VALIDATORS, { code: 0, message: 'x' }],
])('an unreadable %s is a failure to retry, not "no data"', async (_case, address, body) => {
  answerReports();
  server.use(http.all(address, () => HttpResponse.json(body)));
  await startFinalReport();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('El servidor respondió algo que el portal no puede leer.');
  expect(alert).not.toHaveTextContent('No existen datos');
  expect(retry()).toBeEnabled();
});

it('whose signature did not come is named, on screen and on paper', async () => {
  const signed = {
    validationUserId: 7,
    validationUserName: 'Marta',
    validationUserLastName: 'Rojas',
  };
  answerReports([lisTest(1, signed)]);
  server.use(http.get(VALIDATORS, () => new HttpResponse(null, { status: 204 })));
  await startFinalReport();
  expect(await screen.findByText(READY)).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('Sin firma de Marta Rojas');
  expect(await firstReport()).toContain('Firmanodisponible');
});

it('how much could not be read is said, on screen and on paper', async () => {
  answerReports([lisTest(1), lisTest(2, { unit: {} })]);
  await startFinalReport();
  expect(await screen.findByText(READY)).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('1 registro del informe no se pudo leer.');
  expect(await firstReport()).toContain('1registrodelinformenosepudoleer.');
});
