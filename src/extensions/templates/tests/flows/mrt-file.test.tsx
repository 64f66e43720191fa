import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openConfiguration } from '@tests/support/administration/administration';
import { fileInput } from '@tests/support/page/file-input';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { serveReportFiles, watchBrowser } from '@tests/support/reports/reports';

it('a .mrt is not opened: the editor says what to do with it', async () => {
  watchBrowser();
  stubWorkers();
  serveReportFiles();
  const user = await openConfiguration();
  await user.click(screen.getByRole('link', { name: /Plantillas del informe/ }));
  await user.click(await screen.findByRole('button', { name: 'Abrir…' }));
  await screen.findByRole('button', { name: 'Elegir un .json…' });
  fireEvent.change(fileInput(), { target: { files: [new File(['<?xml'], 'viejo.MRT')] } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/viejo\.MRT.*empiece con «Clásica».*docs\/templates\.md/);
});
