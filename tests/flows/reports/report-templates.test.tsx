// The template of a report where the laboratory chooses it by a demographic (DemograficoTituloInforme).
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { changeSetting } from '@tests/support/orders/dashboard';
import { press, READY } from './open-order';
import { answerReports } from './report-answers';
import { openFinalReport, startFinalReport } from './report-button';
import { watchReports, type ReportWorld } from './report-world';
import { reportText } from '@tests/support/reports/reports';

const TITLE_DEMOGRAPHIC = `${LABORATORY}/lis/api/configuration/DemograficoTituloInforme`;
const REPORTS = `${window.location.origin}/reports`;
const BRANCH = { key: 'DemograficoTituloInforme', value: '-5' };
const OF_BRANCH = 'Informedelasedenorte';

let browser: ReportWorld['browser'];
/** The bodies of all calls to the application server. */
let asked: unknown[];
/** Names of the templates that it lists; null for a folder that it does not find. */
let listed: readonly string[] | null;

beforeEach(() => {
  ({ browser } = watchReports());
  answerReports();
  [asked, listed] = [[], null];
  server.use(
    http.get(TITLE_DEMOGRAPHIC, () => HttpResponse.json(BRANCH)),
    http.all(`${LABORATORY}/app/*`, async ({ request }) => {
      asked.push(await request.json());
      if (listed === null) return HttpResponse.html('2');
      return HttpResponse.json(listed.map((name) => ({ name })));
    }),
  );
});

/** The template of a branch, told apart by the text of its foot. */
async function branchTemplate() {
  const general = await fetch('/reports/reports.json');
  const template = (await general.json()) as Record<string, unknown>;
  const footer = [{ es: 'Informe de la sede norte', en: '' }];
  return HttpResponse.json({ ...template, footer });
}

async function madeReport(): Promise<string> {
  expect(await screen.findByText(READY)).toBeVisible();
  return reportText(browser.blobs.get('blob:report-1'));
}

it('is the one of the order’s branch, of those in the folder that the laboratory stores', async () => {
  changeSetting('PathFE', '/srv/lis/');
  listed = ['reports.mrt', 'reports_Sede_01.mrt'];
  server.use(http.get(`${REPORTS}/reports_Sede_01.json`, branchTemplate));
  await startFinalReport();
  expect(await madeReport()).toContain(OF_BRANCH);
  const folder = '/srv/lis/public/Report/reportsandconsultations/reports';
  expect(asked).toEqual([{ pathReport: folder, report: './public/reports' }]);
});

it('is not guessed where the server does not find the folder of the templates', async () => {
  await startFinalReport();
  expect(await screen.findByText(/La ruta de los informes está mal configurada/)).toBeVisible();
  expect([...browser.blobs]).toEqual([]);
});

it('is never guessed: what is missing or wrong is named with its place, until the index of the installation says which one', async () => {
  const serve = (file: string, answer: () => Response | Promise<Response>) => {
    server.use(http.get(`${REPORTS}/${file}`, answer));
  };
  const gone = () => new HttpResponse(null, { status: 503 });
  const json = (body: object) => () => HttpResponse.json(body);
  const own = 'REPORTS_sede_01.json';
  type Served = readonly [file: string, answer: () => Response];
  const failures: readonly (readonly [served: readonly Served[], words: RegExp])[] = [
    [[['index.json', gone]], /No se pudo leer un archivo de informes \(index\.json\)/],
    [[['index.json', json([7])]], /index\.json 0: string.*Avise al administrador/],
    [
      [
        ['index.json', json(['reports.json', own])],
        [own, gone],
      ],
      /No se pudo leer un archivo de informes \(REPORTS_sede_01\.json\)/,
    ],
    [[[own, json({ paper: 'A0' })]], /REPORTS_sede_01\.json.*paper: "LETTER"/],
  ];
  const user = await openFinalReport();
  for (const [at, [served, words]] of failures.entries()) {
    for (const [file, answer] of served) serve(file, answer);
    await press(user, at === 0 ? 'Informe final' : 'Reintentar');
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(words);
    });
    expect([...browser.blobs]).toEqual([]);
  }
  expect(asked).toEqual([]);
  serve(own, branchTemplate);
  await press(user, 'Reintentar');
  expect(await madeReport()).toContain(OF_BRANCH);
});
