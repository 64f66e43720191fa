import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { changeSetting } from '@tests/support/orders/dashboard';
import { stubMissingWorkers } from '@tests/support/page/reading-worker';
import { answerFinalReport, FINAL, openOrder, press, READY } from './open-order';
import { lisTest } from './report-answers';
import { watchReports, type ReportWorld } from './report-world';
import {
  FINAL_REPORT,
  gate,
  HEADER,
  reportText,
  serveReportFiles,
  TEMPLATE,
  VALIDATORS,
} from '@tests/support/reports/reports';

let browser: ReportWorld['browser'];
let deliveries: ReportWorld['deliveries'];
let workers: ReportWorld['workers'];

beforeEach(() => {
  ({ browser, deliveries, workers } = watchReports());
});

const E_COLI = { id: 1, name: 'Escherichia coli', resultsMicrobiology: [] };
const culture = (microorganisms: readonly object[]) =>
  lisTest(1, {
    ...{ testName: 'Urocultivo', hasAntibiogram: true },
    microbialDetection: { microorganisms },
  });
const unreadable = () => HttpResponse.json({ code: 0, message: 'x' });
const UNREADABLE = 'El servidor respondió algo que el portal no puede leer.';

const always = (handler: RequestHandler) => () => {
  server.use(handler);
};

/** What goes wrong, and in which words. */
const FAILURES: readonly (readonly [string, () => void, string | RegExp])[] = [
  [
    'a missing template',
    always(http.get(TEMPLATE, () => new HttpResponse(null, { status: 404 }))),
    /Falta un archivo de informes en el servidor \(reports\.json\)/,
  ],
  [
    'a failure of the server',
    always(http.post(FINAL_REPORT, () => new HttpResponse(null, { status: 500 }))),
    /El servidor no pudo completar la solicitud/,
  ],
  ['an unreadable report', always(http.post(FINAL_REPORT, unreadable)), UNREADABLE],
  [
    'the header of another order',
    always(http.post(HEADER, () => HttpResponse.json([{ orderNumber: 7 }]))),
    UNREADABLE,
  ],
  ['an unreadable list of signatures', always(http.get(VALIDATORS, unreadable)), UNREADABLE],
  [
    'a test that is not validated',
    () => {
      answerFinalReport([lisTest(1), lisTest(2, { state: 3, result: '777' })]);
    },
    /La orden tiene exámenes sin validar/,
  ],
  [
    'an antibiogram that cannot be read',
    () => {
      answerFinalReport([culture([E_COLI, {}]), lisTest(2)]);
    },
    'No se pudo leer el antibiograma de Urocultivo.',
  ],
];

it('there is no half report: whatever fails is said, the window closes, and a retry makes the report whole', async () => {
  answerFinalReport();
  const user = await openOrder();
  for (const [at, [name, fail, words]] of FAILURES.entries()) {
    answerFinalReport();
    serveReportFiles();
    fail();
    await press(user, at === 0 ? FINAL : 'Reintentar');
    await waitFor(() => {
      expect(browser.windows[at]?.closed, name).toBe(true);
      expect(screen.getByRole('alert'), name).toHaveTextContent(words);
    });
  }
  expect([[...browser.blobs], deliveries]).toEqual([[], []]);

  answerFinalReport([culture([E_COLI]), lisTest(2)]);
  await press(user, 'Reintentar');
  expect(await screen.findByText(READY)).toBeVisible();
  expect(browser.windows.at(-1)?.location.replace).toHaveBeenCalledTimes(1);
  expect(await reportText(browser.blobs.get('blob:report-1'))).toContain('Escherichiacoli');
});

it('a report whose drawing a newer deployment removed asks for a reload, and a refused token ends the session', async () => {
  answerFinalReport();
  const user = await openOrder();
  stubMissingWorkers();
  await press(user, FINAL);
  expect(await screen.findByText(/Recargue la página para usar la nueva/)).toBeVisible();
  server.use(http.post(FINAL_REPORT, () => new HttpResponse(null, { status: 401 })));
  await press(user, 'Reintentar');
  expect(await screen.findByText('Sesión expirada')).toBeVisible();
  expect(browser.windows.map(({ closed }) => closed)).toEqual([true, true]);
  expect(deliveries).toEqual([]);
});

it('without the address of the LIS the report says what to configure, and there is nothing to try again', async () => {
  server.use(http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, lisUrl: '' })));
  changeSetting('ServiciosLISUrl', '');
  answerFinalReport();
  const user = await openOrder();
  await press(user, FINAL);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('El administrador debe configurar la URL del LIS.');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

it('a cancelled report closes its window and is never recorded', async () => {
  answerFinalReport();
  const report = gate();
  server.use(http.post(FINAL_REPORT, () => report.wait()));
  const user = await openOrder();
  await press(user, FINAL);
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  report.open();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(browser.windows[0]?.closed).toBe(true);
  expect(browser.windows[0]?.location.replace).not.toHaveBeenCalled();
  expect([[...browser.blobs], workers.started, deliveries]).toEqual([[], [], []]);
});
