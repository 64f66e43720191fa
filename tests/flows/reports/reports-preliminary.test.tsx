import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import type { UserTypeCode } from '@/domain/auth/user-type';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { ReportButtons } from '@/features/reports/report-buttons';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { server } from '@tests/support/environment/laboratory';
import {
  answerReports,
  lisTest,
  ORDER,
  PRINTING_REPORT,
} from '@tests/support/reports/report-answers';
import { openReports } from '@tests/support/reports/report-screen';
import {
  FINAL_REPORT,
  reportText,
  serveReportFiles,
  watchBrowser,
  watchDeliveries,
} from '@tests/support/reports/reports';

const PRELIMINARY = 'Informe preliminar';
const SUMMARY = {
  ...{ order: ORDER, patientIdDB: 7, patientId: '1', documentTypeId: 1, documentType: 'CC' },
  ...{ name1: 'Ana', name2: '', lastName: 'Prueba', surName: '', sex: null, birthday: null },
};

let browser: ReturnType<typeof watchBrowser>;
let deliveries: ReturnType<typeof watchDeliveries>;

beforeEach(() => {
  browser = watchBrowser();
  stubWorkers();
  serveReportFiles();
  deliveries = watchDeliveries();
});

function open(
  userType: UserTypeCode,
  rules: VisibilityRules = { onlyValidated: false, panicBlocking: 'none', seesConfidential: true },
) {
  return openReports(
    userType,
    <ReportButtons
      order={SUMMARY}
      mode="on-click"
      userType={userType}
      rules={rules}
      disabled={false}
      isFinalOffered
    />,
  );
}

describe('the preliminary report', () => {
  it('asks for tests of every state, is marked, and delivers nothing (F9)', async () => {
    answerReports([lisTest(1), lisTest(2, { state: 2, result: '', validationDate: null })]);
    const asked: unknown[] = [];
    server.use(
      http.post(PRINTING_REPORT, async ({ request }) => {
        asked.push(await request.clone().json());
      }),
      http.post(FINAL_REPORT, () => HttpResponse.error()),
    );
    const user = await open(4);
    await user.click(screen.getByRole('button', { name: PRELIMINARY }));
    const dialog = await screen.findByRole('dialog', {
      name: `${PRELIMINARY} · Ana Prueba · ${ORDER}`,
    });
    await user.click(await within(dialog).findByRole('button', { name: 'Abrir informe' }));
    await user.click(within(dialog).getByRole('button', { name: 'Descargar' }));
    expect(asked).toMatchObject([{ typeReport: 2 }]);
    expect(browser.downloads).toEqual([{ href: 'blob:report-1', name: `${ORDER}.pdf` }]);
    const text = await reportText(browser.blobs.get('blob:report-1'));
    expect(text.split('Informepreliminar')).toHaveLength(3);
    expect(text).toContain('Examen15mg/dL');
    expect(text).toContain('Examen2Pendiente');
    expect(deliveries).toEqual([]);
  });

  it('says in its own words that there is nothing to report', async () => {
    answerReports();
    server.use(http.post(PRINTING_REPORT, () => new HttpResponse('', { status: 200 })));
    const user = await open(4);
    await user.click(screen.getByRole('button', { name: PRELIMINARY }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No existe datos para generar el reporte');
    expect(browser.windows[0]?.closed).toBe(true);
  });

  it('follows the rules of the screen: a blocked order stays blocked (K3)', async () => {
    answerReports([lisTest(1), lisTest(2, { pathology: 5, result: '777' })]);
    const user = await openReports(
      4,
      <ReportButtons
        order={SUMMARY}
        mode="on-click"
        userType={4}
        rules={{ onlyValidated: false, panicBlocking: 'order', seesConfidential: true }}
        disabled={false}
        isFinalOffered
      />,
    );
    await user.click(screen.getByRole('button', { name: PRELIMINARY }));
    expect(await screen.findByText(/Los resultados de esta orden están bloqueados/)).toBeVisible();
    expect([...browser.blobs]).toEqual([]);
  });

  it('is not there for a physician (K3)', async () => {
    answerReports();
    await open(1);
    expect(screen.queryByRole('button', { name: PRELIMINARY })).not.toBeInTheDocument();
  });
});
