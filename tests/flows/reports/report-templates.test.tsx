import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { LABORATORY, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { answerReports } from '@tests/support/reports/report-answers';
import { startFinalReport } from '@tests/support/reports/report-screen';
import { watchReports, type ReportWorld } from '@tests/support/reports/report-world';
import { reportText } from '@tests/support/reports/reports';

const TEMPLATES = `${LABORATORY}/app/api/getlistReportFile`;
const TITLE_DEMOGRAPHIC = `${LABORATORY}/lis/api/configuration/DemograficoTituloInforme`;
const REPORTS = `${window.location.origin}/reports`;
const BRANCH = -5;

let browser: ReportWorld['browser'];

beforeEach(() => {
  ({ browser } = watchReports());
  answerReports();
});

/** The laboratory chooses templates by a demographic and lists these; undefined leaves the application server as it is. */
function chooseBy(demographic: number, names: readonly string[] | null | undefined): void {
  server.use(
    http.get(TITLE_DEMOGRAPHIC, () =>
      HttpResponse.json({ key: 'DemograficoTituloInforme', value: String(demographic) }),
    ),
  );
  if (names === undefined) return;
  server.use(
    http.post(TEMPLATES, () =>
      names === null ? HttpResponse.html('2') : HttpResponse.json(names.map((name) => ({ name }))),
    ),
  );
}

/** The template of a branch, told apart by the text of its foot. */
function serveBranchTemplate(): void {
  server.use(http.get(`${REPORTS}/reports_Sede_01.json`, branchTemplate));
}

async function branchTemplate() {
  const general = await fetch('/reports/reports.json');
  const template = (await general.json()) as Record<string, unknown>;
  const footer = [{ es: 'Informe de la sede norte', en: '' }];
  return HttpResponse.json({ ...template, footer });
}

/** The bodies of all calls to the application server from now on. */
function watchAppServer(): readonly unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.all(`${LABORATORY}/app/*`, async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  return bodies;
}

async function makeReport(): Promise<void> {
  await startFinalReport();
}

async function madeReport(): Promise<string> {
  await makeReport();
  await screen.findByText('El informe está listo.');
  return reportText(browser.blobs.get('blob:report-1'));
}

describe('the template of a report (DemograficoTituloInforme)', () => {
  it('is the one of the order’s branch', async () => {
    chooseBy(BRANCH, ['reports.mrt', 'reports_Sede_01.mrt']);
    serveBranchTemplate();
    expect(await madeReport()).toContain('Informedelasedenorte');
  });

  it.each([
    ['the laboratory does not choose by one', 0, ['reports.mrt', 'reports_Sede_01.mrt']],
    ['the list has none for the branch', BRANCH, ['reports.mrt', 'reports_Sede_02.mrt']],
    ['the demographic is unknown', 999, ['reports.mrt', 'reports_Sede_01.mrt']],
  ])('is the general one when %s', async (_case, demographic, names) => {
    chooseBy(demographic, names);
    serveBranchTemplate();
    const text = await madeReport();
    expect(text).toContain('Examen15mg/dL');
    expect(text).not.toContain('Informedelasedenorte');
  });

  it('is not guessed when the list of templates is missing', async () => {
    chooseBy(BRANCH, null);
    await makeReport();
    expect(await screen.findByText(/La ruta de los informes está mal configurada/)).toBeVisible();
    expect([...browser.blobs]).toEqual([]);
  });

  it.each([
    ['has no application server', { ...RUNTIME_FILE, appServerUrl: '' }, '/opt/lis/frontend'],
    ['stores no folder', RUNTIME_FILE, ''],
  ])(
    'is looked for by its name where the laboratory %s, and no server is asked',
    async (_case, file, folder) => {
      const asked = watchAppServer();
      server.use(http.get('*/config.json', () => HttpResponse.json(file)));
      changeSetting('PathFE', folder);
      chooseBy(BRANCH, undefined);
      serveBranchTemplate();
      expect(await madeReport()).toContain('Informedelasedenorte');
      expect(asked).toEqual([]);
    },
  );

  it('is the general one where nobody lists any and the branch has none', async () => {
    changeSetting('PathFE', '');
    chooseBy(BRANCH, undefined);
    const text = await madeReport();
    expect(text).toContain('Examen15mg/dL');
    expect(text).not.toContain('Informedelasedenorte');
  });

  it('is chosen from the index of the installation, and no server is asked', async () => {
    const asked = watchAppServer();
    server.use(
      http.get(`${REPORTS}/index.json`, () =>
        HttpResponse.json(['reports.json', 'REPORTS_sede_01.json']),
      ),
      http.get(`${REPORTS}/REPORTS_sede_01.json`, branchTemplate),
    );
    chooseBy(BRANCH, undefined);
    expect(await madeReport()).toContain('Informedelasedenorte');
    expect(asked).toEqual([]);
  });

  it('is not made with an index that is wrong: its place is named', async () => {
    server.use(http.get(`${REPORTS}/index.json`, () => HttpResponse.json(['reports.json', 7])));
    chooseBy(BRANCH, ['reports.mrt']);
    await makeReport();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('index.json 1: string');
    expect(alert).toHaveTextContent('Avise al administrador');
    expect([...browser.blobs]).toEqual([]);
  });

  it.each([
    ['the index', 'index.json'],
    ['the template of the branch', 'reports_Sede_01.json'],
  ])('is not guessed when %s cannot be had', async (_case, file) => {
    chooseBy(BRANCH, ['reports.mrt', 'reports_Sede_01.mrt']);
    server.use(http.get(`${REPORTS}/${file}`, () => new HttpResponse(null, { status: 503 })));
    await makeReport();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`No se pudo leer un archivo de informes (${file})`);
    expect([...browser.blobs]).toEqual([]);
  });

  it('is asked for with the folder that the laboratory stores', async () => {
    changeSetting('PathFE', '/srv/lis/');
    chooseBy(BRANCH, ['reports.mrt', 'reports_Sede_01.mrt']);
    const asked = watchAppServer();
    serveBranchTemplate();
    expect(await madeReport()).toContain('Informedelasedenorte');
    expect(asked).toEqual([
      {
        pathReport: '/srv/lis/public/Report/reportsandconsultations/reports',
        report: './public/reports',
      },
    ]);
  });

  it('that is wrong is named with the place, and no other is drawn', async () => {
    chooseBy(BRANCH, ['reports.mrt', 'reports_Sede_01.mrt']);
    server.use(
      http.get(`${REPORTS}/reports_Sede_01.json`, () => HttpResponse.json({ paper: 'A0' })),
    );
    await makeReport();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('reports_Sede_01.json');
    expect(alert).toHaveTextContent('paper: "LETTER"');
    expect([...browser.blobs]).toEqual([]);
  });
});
