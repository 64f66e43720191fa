import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { readAuthorization, writeAuthorization } from '@/api/session/authorization-store';
import { readCaller } from '@/api/session/caller-store';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { server } from '@tests/support/environment/laboratory';
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
} from '@tests/support/reports/print-link';
import { hardNavigations, openPortal } from '@tests/support/page/render-app';
import {
  FINAL_REPORT,
  gate,
  HEADER,
  reportText,
  serveReportFiles,
  watchBrowser,
  watchDeliveries,
} from '@tests/support/reports/reports';

const HOUR = 3_600_000;

let browser: ReturnType<typeof watchBrowser>;
let deliveries: ReturnType<typeof watchDeliveries>;

// The viewer's engine is big: no test of the screen should have to wait while it is read for the first time.
beforeAll(() => import('@/ui/pdf-viewer/opened-pdf'));

beforeEach(() => {
  browser = watchBrowser();
  stubWorkers();
  serveReportFiles();
  serveLinks();
  deliveries = watchDeliveries();
});

const viewer = () => screen.findByRole('region', { name: 'Informe final' });
const message = () => screen.findByRole('alert');
const retry = () => screen.queryByRole('button', { name: 'Reintentar' });

const authorization = {
  authToken: 'reader.token.of-this-tab',
  userName: 'medico',
  id: 7,
  photo: '',
  confidential: false,
  type: 1,
  administrator: false,
} as const;

describe('the report of a link', () => {
  it('is made and shown, and nobody is told of a delivery', async () => {
    await openPortal(printLink(ORDER));
    expect(await viewer()).toBeInTheDocument();
    const text = await reportText(browser.blobs.get('blob:report-1'));
    expect(text).toContain('AnaPrueba');
    expect(text).toContain(ORDER);
    expect(text).toContain('Examen15mg/dL');
    expect(text).toContain('Examen25mg/dL');
    expect(deliveries).toEqual([]);
    expect(document.title).not.toMatch(/Ana|2026/);
  });

  it('says that its file is protected, and by what (G11)', async () => {
    const { listOrders } = wireReport();
    const [job] = listOrders;
    const patient = { patientId: '1.098.765.432', name1: 'Ana', lastName: 'Prueba' };
    server.use(
      http.post(FINAL_REPORT, () =>
        HttpResponse.json({
          listOrders: [{ ...job, order: { ...job?.order, patient }, encrypt: true }],
        }),
      ),
    );
    await openPortal(printLink(ORDER));
    await viewer();
    expect(screen.getByRole('note')).toHaveTextContent(
      'La contraseña es el número de documento del paciente, sin puntos ni espacios.',
    );
  });

  it('asks only for what the report needs, as the visitor (B11)', async () => {
    const calls = watchCalls();
    await openPortal(printLink(ORDER));
    await viewer();
    const open = [
      '/config.json',
      '/service/configuration/encrypted',
      '/app/api/user',
      '/service/authentication/web',
    ];
    const asVisitor = [
      '/lis/api/areas/filter/state/true',
      '/lis/api/configuration/DemograficoTituloInforme',
      '/lis/api/configuration/GenerarPDFCon',
      '/lis/api/orders/getUserValidate/idOrder/202603010001',
      '/lis/api/reports/finalReport',
      '/lis/api/reports/orderheader',
    ];
    const servers = calls.filter(({ path }) => !path.startsWith('/reports/'));
    const paths = (tokens: (token: string | null) => boolean) =>
      servers.filter(({ token }) => tokens(token)).map(({ path }) => path);
    expect(new Set(paths((token) => token === null))).toEqual(new Set(open));
    expect(paths((token) => token === `Bearer ${VISITOR_TOKEN}`).toSorted()).toEqual(asVisitor);
    expect(servers.filter(({ path }) => path.endsWith('/authentication/web'))).toHaveLength(1);
  });

  it('leaves nobody signed in and nothing in storage (B11)', async () => {
    await openPortal(printLink(ORDER));
    await viewer();
    expect(readCaller()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
    await openPortal('/dashboard');
    expect(await screen.findByRole('textbox', { name: 'Usuario' })).toBeInTheDocument();
  });

  it('leaves the session of this tab as it was (B11)', async () => {
    writeAuthorization(authorization);
    const stored = sessionStorage.getItem('s');
    const calls = watchCalls();
    await openPortal(printLink(ORDER));
    await viewer();
    expect(sessionStorage.getItem('s')).toBe(stored);
    expect(readAuthorization()).toMatchObject(authorization);
    const lis = calls.filter(({ path }) => path.startsWith('/lis/'));
    expect(new Set(lis.map(({ token }) => token))).toEqual(new Set([`Bearer ${VISITOR_TOKEN}`]));
    expect(readCaller()).toMatchObject(authorization);
  });

  it.each([
    [false, /Examen2(Restringido|RESTRINGIDO)/],
    [true, /Examen27\.9/],
  ])(
    'K3: a confidential result goes by the right of the preset user (%s), not of this tab',
    async (confidential, shown) => {
      writeAuthorization({ ...authorization, confidential: !confidential });
      server.use(
        http.post(LOGIN, () => HttpResponse.json(signedIn({ confidential }))),
        http.post(FINAL_REPORT, () =>
          HttpResponse.json(wireReport({ confidential: true, result: '7.9', pathology: 6 })),
        ),
      );
      await openPortal(printLink(ORDER));
      await viewer();
      const text = await reportText(browser.blobs.get('blob:report-1'));
      expect(text).toMatch(shown);
      expect(/7\.9|Pánico/.test(text)).toBe(confidential);
    },
  );

  it('is followed step by step', async () => {
    const [preset, header] = [gate(), gate()];
    server.use(
      http.post(PRESET, () => preset.wait()),
      http.post(HEADER, () => header.wait()),
    );
    await openPortal(printLink(ORDER));
    expect(await screen.findByText('Abriendo el informe…')).toHaveRole('status');
    expect(screen.getByRole('heading', { name: 'Informe final' })).toBeInTheDocument();
    preset.open();
    expect(await screen.findByText('Consultando la orden…')).toHaveRole('status');
    header.open();
    expect(await viewer()).toBeInTheDocument();
  });

  it('leads to no other screen', async () => {
    await openPortal(printLink(ORDER));
    await viewer();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});

describe('a report that cannot be made', () => {
  it('an order without results says so', async () => {
    server.use(http.post(FINAL_REPORT, () => new HttpResponse('', { status: 200 })));
    await openPortal(printLink(ORDER));
    expect(await message()).toHaveTextContent('No existen datos para generar el reporte');
    expect(retry()).toBeNull();
    expect(readCaller()).toBeNull();
  });

  it('a failed call can be repeated, and signs in anew', async () => {
    server.use(
      http.post(FINAL_REPORT, () => HttpResponse.json({ code: 0 }, { status: 500 }), {
        once: true,
      }),
    );
    const user = await openPortal(printLink(ORDER));
    expect(await message()).toHaveTextContent('El servidor no pudo completar la solicitud');
    expect(readCaller()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await viewer()).toBeInTheDocument();
  });

  it('a refused token ends nobody’s session (B11)', async () => {
    writeAuthorization(authorization);
    const stored = sessionStorage.getItem('s');
    server.use(http.post(FINAL_REPORT, () => new HttpResponse(null, { status: 401 })));
    await openPortal(printLink(ORDER));
    expect(await message()).toHaveTextContent('El servidor no autorizó la consulta');
    expect(sessionStorage.getItem('s')).toBe(stored);
    expect(hardNavigations()).toEqual([]);
  });
});

describe('the end of the screen', () => {
  it('a report that is left is forgotten, and can be shown again', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Mostrar de nuevo' }));
    expect(await viewer()).toBeInTheDocument();
  });

  it('a page that the browser kept stays closed instead of leading to the login', async () => {
    await openPortal(printLink(ORDER));
    await viewer();
    fireEvent(window, new Event('pagehide'));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(screen.getByRole('heading', { name: 'El informe se cerró' })).toBeInTheDocument();
    expect(hardNavigations()).toEqual([]);
  });

  it('a report stays as long as a session may be idle', async () => {
    await openPortal(printLink(ORDER));
    await viewer();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + HOUR);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await viewer()).toBeInTheDocument();
    vi.spyOn(Date, 'now').mockImplementation(() => now + HOUR + 21_000);
    expect(await screen.findByRole('heading', { name: 'El informe se cerró' })).toBeInTheDocument();
    vi.restoreAllMocks();
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
    await waitFor(() => {
      expect(readCaller()).toBeNull();
    });
    report.open();
    expect(screen.getByRole('heading', { name: 'El informe se cerró' })).toBeInTheDocument();
    expect(browser.blobs.size).toBe(0);
  });
});
