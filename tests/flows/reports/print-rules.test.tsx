import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { stubWorkers } from '@tests/support/in-process-worker';
import { LABORATORY, server } from '@tests/support/laboratory';
import { ORDER, printLink, serveLinks } from '@tests/support/print-link';
import { openPortal } from '@tests/support/render-app';
import { serveReportFiles, watchBrowser } from '@tests/support/reports';

beforeEach(() => {
  watchBrowser();
  stubWorkers();
  serveReportFiles();
  serveLinks();
});

it('a report that is shown again follows the rules of then: without them nothing is shown', async () => {
  const user = await openPortal(printLink(ORDER));
  await screen.findByRole('region', { name: 'Informe final' });
  fireEvent(window, new Event('pagehide'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let isBroken = true;
  server.use(
    http.get(`${LABORATORY}/service/configuration/encrypted`, () =>
      isBroken ? new HttpResponse(null, { status: 404 }) : undefined,
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Mostrar de nuevo' }));
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByRole('region', { name: 'Informe final' })).toBeNull();
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Informe final' })).toBeInTheDocument();
});
