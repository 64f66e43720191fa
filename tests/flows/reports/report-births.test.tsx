import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { answerOrder, lisHeader, lisTest } from '@tests/support/reports/report-answers';
import { openFinalReport } from '@tests/support/reports/report-screen';
import { watchReports } from '@tests/support/reports/report-world';
import { reportText } from '@tests/support/reports/reports';

it('paper says the day of birth that the system meant by its own rule of summer time (F5)', async () => {
  const { browser } = watchReports();
  const header = lisHeader();
  const patient = { ...header.patient, birthday: Date.UTC(1993, 2, 15, 4) };
  answerOrder({ ...header, patient, resultTest: [lisTest(1)] }, { attachments: [] });
  const user = await openFinalReport();
  await user.click(screen.getByRole('button', { name: 'Informe final' }));
  await screen.findByText('El informe está listo.');
  await user.click(screen.getByRole('button', { name: 'Descargar' }));
  await waitFor(() => {
    expect(browser.downloads).toHaveLength(1);
  });
  const file = browser.blobs.get(browser.downloads[0]?.href ?? '');
  expect(await reportText(file)).toContain('15/03/1993');
});
