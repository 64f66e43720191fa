// Reports that begin otherwise than by the button of the final one: by themselves, preliminary ones, and the worker that waits for any.
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { useWarmEngine } from '@/features/reports/use-warm-engine';
import { server } from '@tests/support/environment/laboratory';
import { changeSetting, openDashboard, RESULTS } from '@tests/support/orders/dashboard';
import { answerFinalReport, FINAL, openOrder, PRELIMINARY, press, READY } from './open-order';
import { lisTest, ORDER, PRINTING_REPORT } from './report-answers';
import { watchReports, type ReportWorld } from './report-world';
import { FINAL_REPORT, reportText } from '@tests/support/reports/reports';

const SECOND = 1_000;

let browser: ReportWorld['browser'];
let deliveries: ReportWorld['deliveries'];
let workers: ReportWorld['workers'];

beforeEach(() => {
  ({ browser, deliveries, workers } = watchReports());
});

/** The order that directReportPrint makes the report of by itself; says how often one was asked for: strict mode mounts every part twice. */
async function chooseOrder() {
  changeSetting('directReportPrint', 'True');
  const asked = { count: 0 };
  server.use(
    http.post(FINAL_REPORT, () => {
      asked.count += 1;
    }),
  );
  const user = await openDashboard(4);
  await press(user, 'Buscar');
  await user.click(await screen.findByRole('option', { name: /Ana/ }));
  return { user, asked };
}

it('directReportPrint makes the final report once, without a window, when an order is chosen; opening it delivers it', async () => {
  answerFinalReport();
  const { user, asked } = await chooseOrder();
  expect(await screen.findByText(READY)).toBeVisible();
  expect([browser.windows, deliveries, browser.blobs.size]).toEqual([[], [], 1]);
  const made = asked.count;
  await press(user, 'Abrir informe');
  expect(browser.windows[0]?.location.replace).toHaveBeenCalledWith('blob:report-1');
  await expect.poll(() => deliveries).toHaveLength(1);
  expect(await reportText(browser.blobs.get('blob:report-1'))).toContain('Examen15mg/dL');

  await press(user, 'Cerrar');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('option', { name: /Ana/ }));
  await press(user, 'Alterados');
  expect(asked.count).toBe(made);
});

it('directReportPrint leaves an order without results alone', async () => {
  answerFinalReport();
  server.use(http.get(RESULTS, () => new HttpResponse(null, { status: 204 })));
  const { asked } = await chooseOrder();
  expect(await screen.findByText('La orden aún no tiene resultados disponibles.')).toBeVisible();
  expect(screen.getByRole('button', { name: FINAL })).toBeDisabled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked.count).toBe(0);
});

it('the preliminary report asks for tests of every state, is marked, and delivers nothing', async () => {
  answerFinalReport([lisTest(1), lisTest(2, { state: 2, result: '', validationDate: null })]);
  const asked: unknown[] = [];
  server.use(
    http.post(PRINTING_REPORT, async ({ request }) => {
      asked.push(await request.clone().json());
    }),
    http.post(FINAL_REPORT, () => HttpResponse.error()),
  );
  const user = await openOrder();
  await press(user, PRELIMINARY);
  const dialog = within(
    await screen.findByRole('dialog', { name: `${PRELIMINARY} · Ana Prueba · ${ORDER}` }),
  );
  await user.click(await dialog.findByRole('button', { name: 'Abrir informe' }));
  await user.click(dialog.getByRole('button', { name: 'Descargar' }));
  expect(asked).toMatchObject([{ typeReport: 2 }]);
  expect(browser.downloads).toEqual([{ href: 'blob:report-1', name: `${ORDER}.pdf` }]);
  const text = await reportText(browser.blobs.get('blob:report-1'));
  expect(text.split('Informepreliminar')).toHaveLength(3);
  expect(text).toContain('Examen15mg/dL');
  expect(text).toContain('Examen2Pendiente');
  expect(deliveries).toEqual([]);
});

it('each report says in its own words that there is nothing to report, and of a blocked order nothing but that: no retry can help', async () => {
  changeSetting('BloqueaPanicos', '2');
  answerFinalReport();
  const empty = () => new HttpResponse('', { status: 200 });
  server.use(http.post(PRINTING_REPORT, empty), http.post(FINAL_REPORT, empty));
  const user = await openOrder();
  const asked = async (button: string, words: string | RegExp) => {
    await press(user, button);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await press(user, 'Cerrar');
  };
  await asked(PRELIMINARY, 'No existe datos para generar el reporte');
  await asked(FINAL, 'No existen datos para generar el reporte');
  answerFinalReport([lisTest(1), lisTest(2, { pathology: 5, result: '777' })]);
  await asked(PRELIMINARY, /Los resultados de esta orden están bloqueados/);
  expect(browser.windows.map(({ closed }) => closed)).toEqual([true, true, true]);
  expect([...browser.blobs]).toEqual([]);
});

/** What the browser does once it has nothing else to do; no simulated one ever has. */
function stubIdle() {
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => whenIdle.push(work));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => whenIdle.splice(handle - 1, 1));
  onTestFinished(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });
  return whenIdle;
}

it('a worker is ready once results have been read for a moment, before anybody asks for the report', async () => {
  const whenIdle = stubIdle();
  answerFinalReport();
  await openOrder();
  await expect.poll(() => whenIdle.length).toBe(1);
  expect(workers.started).toEqual([]);
  for (const work of whenIdle) work();
  await expect.poll(() => workers.started.length).toBe(1);
});

it('none is for an order without results, who looks through orders, or a device that saves data; who leaves takes the wish along', () => {
  const whenIdle = stubIdle();
  // The idle time of the browser stays this test's own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = (hasResults: boolean) =>
    renderHook(() => {
      useWarmEngine(hasResults);
    });
  read(false);
  vi.advanceTimersByTime(10 * SECOND);
  expect(whenIdle).toEqual([]);

  const { unmount } = read(true);
  vi.advanceTimersByTime(SECOND);
  expect(whenIdle).toEqual([]);
  vi.advanceTimersByTime(SECOND);
  expect(whenIdle).toHaveLength(1);
  unmount();
  expect(whenIdle).toEqual([]);

  const connection = { configurable: true, value: { saveData: true } };
  Object.defineProperty(navigator, 'connection', connection);
  read(true);
  vi.advanceTimersByTime(10 * SECOND);
  expect(whenIdle).toEqual([]);
});
