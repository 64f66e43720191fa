import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

import { changeSetting, FILTER, openDashboard, wireOrder } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { answerReports, ORDER } from '@tests/support/reports/report-answers';
import { watchReports } from '@tests/support/reports/report-world';

const pdfJs = vi.hoisted(() => ({ pages: 3 }));

// pdf.js draws on canvases, which jsdom lacks.
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  VerbosityLevel: { ERRORS: 0 },
  PDFWorker: { create: () => ({ destroy: () => undefined }) },
  TextLayer: class {
    render = () => Promise.resolve();
    cancel = () => undefined;
  },
  getDocument: () => ({
    promise: Promise.resolve({
      numPages: pdfJs.pages,
      getPage: (pageNumber: number) =>
        Promise.resolve({
          pageNumber,
          getViewport: ({ scale }: { scale: number }) => ({
            width: 612 * scale,
            height: 792 * scale,
          }),
          streamTextContent: () => new ReadableStream(),
        }),
    }),
    destroy: () => Promise.resolve(),
  }),
}));

it('a refresh keeps page and zoom of the report where the new one has that page', async () => {
  const { browser } = watchReports();
  answerReports();
  server.use(http.patch(FILTER, () => HttpResponse.json([wireOrder(ORDER, 'Ana')])));
  changeSetting('VerReporteResultados', 'true');
  const user = await openDashboard(4);
  const page = () => screen.findByRole('textbox', { name: 'Número de página' });
  const zoom = () => screen.getByRole('status', { name: 'Tamaño' });
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(await screen.findByRole('button', { name: 'Página siguiente' }));
  await user.click(screen.getByRole('button', { name: 'Ampliar' }));
  const size = zoom().textContent;
  const refresh = async (count: number) => {
    await user.click(screen.getByRole('button', { name: /^Actualizar/ }));
    await waitFor(() => {
      expect(browser.blobs.size).toBe(count);
    });
  };
  await refresh(2);
  expect(await page()).toHaveValue('2');
  expect(zoom()).toHaveTextContent(size);
  pdfJs.pages = 1;
  await refresh(3);
  expect(await page()).toHaveValue('1');
});
