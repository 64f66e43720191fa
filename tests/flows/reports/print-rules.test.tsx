import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { stubWorkers } from '@tests/support/page/in-process-worker';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { ORDER, printLink, serveLinks, wireReport } from '@tests/support/reports/print-link';
import { openPortal } from '@tests/support/page/render-app';
import { FINAL_REPORT, serveReportFiles, watchBrowser } from '@tests/support/reports/reports';

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

it('a report that failed is tried again by the settings of then', async () => {
  let asked = 0;
  let isBroken = true;
  server.use(
    http.get(`${LABORATORY}/service/configuration/encrypted`, () => {
      asked += 1;
    }),
    http.post(FINAL_REPORT, () =>
      isBroken ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(wireReport()),
    ),
  );
  const user = await openPortal(printLink(ORDER));
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(asked).toBe(1);
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Informe final' })).toBeInTheDocument();
  expect(asked).toBe(2);
});
