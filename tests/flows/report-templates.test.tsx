import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { FinalReportButton } from '@/features/reports/final-report-button';
import { stubWorkers } from '@tests/support/in-process-worker';
import { LABORATORY, server } from '@tests/support/laboratory';
import { answerReports, ORDER } from '@tests/support/report-answers';
import { openReports } from '@tests/support/report-screen';
import {
  reportText,
  serveReportFiles,
  watchBrowser,
  watchDeliveries,
} from '@tests/support/reports';

const TEMPLATES = `${LABORATORY}/app/api/getlistReportFile`;
const TITLE_DEMOGRAPHIC = `${LABORATORY}/lis/api/configuration/DemograficoTituloInforme`;
const BRANCH = -5;
const RULES = { onlyValidated: true, panicBlocking: 'none', seesConfidential: true } as const;

let browser: ReturnType<typeof watchBrowser>;

beforeEach(() => {
  browser = watchBrowser();
  stubWorkers();
  serveReportFiles();
  watchDeliveries();
  answerReports();
});

/** The laboratory chooses templates by a demographic and has these. */
function chooseBy(demographic: number, names: readonly string[] | null): void {
  server.use(
    http.get(TITLE_DEMOGRAPHIC, () =>
      HttpResponse.json({ key: 'DemograficoTituloInforme', value: String(demographic) }),
    ),
    http.post(TEMPLATES, () =>
      names === null ? HttpResponse.html('2') : HttpResponse.json(names.map((name) => ({ name }))),
    ),
  );
}

/** The template of a branch, told apart by the text of its foot. */
function serveBranchTemplate(): void {
  server.use(
    http.get(`${window.location.origin}/reports/reports_Sede_01.json`, async () => {
      const general = await fetch('/reports/reports.json');
      const template = (await general.json()) as Record<string, unknown>;
      const footer = [{ es: 'Informe de la sede norte', en: '' }];
      return HttpResponse.json({ ...template, footer });
    }),
  );
}

async function makeReport(): Promise<void> {
  const user = await openReports(4, (settings) => (
    <FinalReportButton
      mode="on-click"
      order={ORDER}
      settings={settings}
      rules={RULES}
      disabled={false}
    />
  ));
  await user.click(screen.getByRole('button', { name: 'Informe final' }));
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

  it('that is wrong is named with the place, and no other is drawn', async () => {
    chooseBy(BRANCH, ['reports.mrt', 'reports_Sede_01.mrt']);
    server.use(
      http.get(`${window.location.origin}/reports/reports_Sede_01.json`, () =>
        HttpResponse.json({ paper: 'A0' }),
      ),
    );
    await makeReport();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('reports_Sede_01.json');
    expect(alert).toHaveTextContent('paper: "LETTER"');
    expect([...browser.blobs]).toEqual([]);
  });
});
