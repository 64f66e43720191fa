import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { readAuthorization, writeAuthorization } from '@/api/session/authorization-store';
import { readCaller } from '@/api/session/caller-store';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { hardNavigations, openPortal } from '@tests/support/page/render-app';
import {
  LOGIN,
  ORDER,
  PRESET,
  printLink,
  serveLinks,
  signedIn,
  VISITOR_TOKEN,
  watchCalls,
  wireReport,
} from './print-link';
import { watchReports, type ReportWorld } from './report-world';
import { FINAL_REPORT, gate, HEADER, reportText } from '@tests/support/reports/reports';

const SETTINGS = `${LABORATORY}/service/configuration/encrypted`;
const MINUTE = 60_000;
const OVER = { name: 'El informe se cerró' };

let browser: ReportWorld['browser'];
let deliveries: ReportWorld['deliveries'];

beforeEach(() => {
  ({ browser, deliveries } = watchReports());
  serveLinks();
});

const viewer = () => screen.findByRole('region', { name: 'Informe final' });
const message = () => screen.findByRole('alert');

const authorization = {
  authToken: 'reader.token.of-this-tab',
  userName: 'medico',
  id: 7,
  photo: '',
  confidential: false,
  type: 1,
  administrator: false,
} as const;

it('a link shows its report, which asks as the visitor for what it needs, delivers nothing and leaves nobody signed in', async () => {
  const [job] = wireReport().listOrders;
  const patient = { patientId: '1.098.765.432', name1: 'Ana', lastName: 'Prueba' };
  const answered = { ...job, order: { ...job?.order, patient }, encrypt: true };
  server.use(http.post(FINAL_REPORT, () => HttpResponse.json({ listOrders: [answered] })));
  const calls = watchCalls();
  await openPortal(printLink(ORDER));
  await viewer();
  const text = await reportText(browser.blobs.get('blob:report-1'));
  for (const told of ['AnaPrueba', ORDER, 'Examen15mg/dL', 'Examen25mg/dL']) {
    expect(text).toContain(told);
  }
  expect(screen.getByRole('note')).toHaveTextContent(
    'La contraseña es el número de documento del paciente, sin puntos ni espacios.',
  );
  expect(document.title).not.toMatch(/Ana|2026/);
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(deliveries).toEqual([]);

  const servers = calls.filter(({ path }) => !path.startsWith('/reports/'));
  const paths = (own: string | null) =>
    servers.filter(({ token }) => token === own).map(({ path }) => path);
  expect(new Set(paths(null))).toEqual(
    new Set([
      '/config.json',
      '/service/configuration/encrypted',
      '/app/api/user',
      '/service/authentication/web',
    ]),
  );
  expect(paths(`Bearer ${VISITOR_TOKEN}`).toSorted()).toEqual([
    '/lis/api/areas/filter/state/true',
    '/lis/api/configuration/DemograficoTituloInforme',
    '/lis/api/configuration/GenerarPDFCon',
    `/lis/api/orders/getUserValidate/idOrder/${ORDER}`,
    '/lis/api/reports/finalReport',
    '/lis/api/reports/orderheader',
  ]);

  expect(readCaller()).toBeNull();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  await openPortal('/dashboard');
  expect(await screen.findByRole('textbox', { name: 'Usuario' })).toBeInTheDocument();
});

it.each([
  [false, /Examen2(Restringido|RESTRINGIDO)/],
  [true, /Examen27\.9/],
])(
  'a confidential result goes by the right of the preset user (%s), not of this tab, whose session stays as it was',
  async (confidential, shown) => {
    writeAuthorization({ ...authorization, confidential: !confidential });
    const stored = sessionStorage.getItem('s');
    server.use(
      http.post(LOGIN, () => HttpResponse.json(signedIn({ confidential }))),
      http.post(FINAL_REPORT, () =>
        HttpResponse.json(wireReport({ confidential: true, result: '7.9', pathology: 6 })),
      ),
    );
    const calls = watchCalls();
    await openPortal(printLink(ORDER));
    await viewer();
    const text = await reportText(browser.blobs.get('blob:report-1'));
    expect(text).toMatch(shown);
    expect(/7\.9|Crítico/.test(text)).toBe(confidential);
    expect(sessionStorage.getItem('s')).toBe(stored);
    expect(readCaller()).toMatchObject({ authToken: authorization.authToken });
    const lis = calls.filter(({ path }) => path.startsWith('/lis/'));
    expect(new Set(lis.map(({ token }) => token))).toEqual(new Set([`Bearer ${VISITOR_TOKEN}`]));
  },
);

it('is followed step by step; a failed call can be repeated, which signs in anew by the settings of then', async () => {
  const [preset, header] = [gate(), gate()];
  let settings = 0;
  server.use(
    http.get(SETTINGS, () => {
      settings += 1;
    }),
    http.post(PRESET, () => preset.wait(), { once: true }),
    http.post(HEADER, () => header.wait(), { once: true }),
    http.post(FINAL_REPORT, () => new HttpResponse(null, { status: 500 }), { once: true }),
  );
  const user = await openPortal(printLink(ORDER));
  expect(await screen.findByText('Abriendo el informe…')).toHaveRole('status');
  expect(screen.getByRole('heading', { name: 'Informe final' })).toBeInTheDocument();
  preset.open();
  expect(await screen.findByText('Consultando la orden…')).toHaveRole('status');
  header.open();
  expect(await message()).toHaveTextContent('El servidor no pudo completar la solicitud');
  expect(readCaller()).toBeNull();
  const asked = settings;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await viewer()).toBeInTheDocument();
  expect(settings).toBeGreaterThan(asked);
});

it('a refused token ends nobody’s session, and an order without results says so, with nothing to retry', async () => {
  writeAuthorization(authorization);
  const stored = sessionStorage.getItem('s');
  server.use(http.post(FINAL_REPORT, () => new HttpResponse(null, { status: 401 })));
  const user = await openPortal(printLink(ORDER));
  expect(await message()).toHaveTextContent('El servidor no autorizó la consulta');
  expect(sessionStorage.getItem('s')).toBe(stored);
  expect(readAuthorization()).toMatchObject(authorization);
  expect(hardNavigations()).toEqual([]);
  server.use(http.post(FINAL_REPORT, () => new HttpResponse('', { status: 200 })));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No existen datos para generar el reporte')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

it('a report that is left is forgotten, in a page that the browser kept too, and shown again only by the rules of then', async () => {
  const user = await openPortal(printLink(ORDER));
  await viewer();
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const printed = document.createElement('iframe');
  printed.id = 'print-pdf';
  document.body.append(printed);
  fireEvent(window, new Event('pagehide'));
  expect(screen.queryByRole('region', { name: 'Informe final' })).toBeNull();
  expect(revoked).toHaveBeenCalledWith('blob:report-1');
  expect(printed.isConnected).toBe(false);
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(screen.getByRole('heading', OVER)).toBeInTheDocument();
  expect(hardNavigations()).toEqual([]);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * MINUTE });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  server.use(http.get(SETTINGS, () => new HttpResponse(null, { status: 404 }), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Mostrar de nuevo' }));
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByRole('region', { name: 'Informe final' })).toBeNull();
  await user.click(retry);
  expect(await viewer()).toBeInTheDocument();
});

it('a report stays as long as a session may be idle', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await openPortal(printLink(ORDER));
  await viewer();
  const pass = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  pass(60 * MINUTE);
  expect(await viewer()).toBeInTheDocument();
  pass(MINUTE);
  expect(screen.getByRole('heading', OVER)).toBeInTheDocument();
});

it('what still arrives after the page was left is not used', async () => {
  const report = gate();
  server.use(
    http.post(FINAL_REPORT, async () => {
      await report.wait();
      return HttpResponse.json(wireReport());
    }),
  );
  await openPortal(printLink(ORDER));
  await screen.findByText('Consultando los resultados…');
  fireEvent(window, new Event('pagehide'));
  await expect.poll(() => readCaller()).toBeNull();
  report.open();
  // Nothing is drawn while the page goes.
  expect(screen.queryByRole('heading')).toBeNull();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(screen.getByRole('heading', OVER)).toBeInTheDocument();
  expect(browser.blobs.size).toBe(0);
});
