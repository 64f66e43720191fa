import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openConfiguration } from '@tests/support/administration/administration';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { serveReportFiles, watchBrowser } from '@tests/support/reports/reports';
import { changeLayout } from '@tests/support/page/screen-width';

it('the preview stays as it is in a window that becomes narrow, out of sight until it is asked for', async () => {
  watchBrowser();
  stubWorkers();
  serveReportFiles();
  const user = await openConfiguration();
  await user.click(screen.getByRole('link', { name: /Plantillas de informe/ }));
  const sample = await screen.findByRole('combobox', { name: 'Muestra' });
  await user.selectOptions(sample, '300 exámenes');
  changeLayout('narrow');
  expect(screen.queryByRole('combobox', { name: 'Muestra' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Vista previa' }));
  expect(screen.getByRole('combobox', { name: 'Muestra' })).toBe(sample);
  expect(sample).toHaveDisplayValue('300 exámenes');
});
