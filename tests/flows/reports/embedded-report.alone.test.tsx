import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  changeSetting,
  FILTER,
  openDashboard,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { server } from '@tests/support/environment/laboratory';
import { PRINTING_REPORT } from '@tests/support/reports/report-answers';
import {
  FINAL_REPORT,
  gate,
  HEADER,
  reportText,
  serveReportFiles,
  VALIDATORS,
  watchBrowser,
  watchDeliveries,
} from '@tests/support/reports/reports';

const A = '202603010001';
const B = '202603010002';
const TAKEN = Date.UTC(2026, 2, 1, 12);
const FINAL = 'Informe final';
const PRELIMINARY = 'Informe preliminar';

/** What pdf.js did: documents opened with their sizes, and how many of them were closed. */
const pdfJs = vi.hoisted(() => ({
  opened: [] as number[],
  closed: 0,
  pages: 3,
  failure: null as Error | null,
}));

// pdf.js draws on canvases, which jsdom lacks; the end-to-end tests run the real one.
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => {
  const page = (pageNumber: number) => ({
    pageNumber,
    getViewport: ({ scale }: { scale: number }) => ({ width: 612 * scale, height: 792 * scale }),
    streamTextContent: () => new ReadableStream(),
  });
  class TextLayer {
    render = () => Promise.resolve();
    cancel = () => undefined;
  }
  return {
    AbortException: class extends Error {},
    RenderingCancelledException: class extends Error {},
    VerbosityLevel: { ERRORS: 0 },
    PDFWorker: { create: () => ({ destroy: () => undefined }) },
    TextLayer,
    getDocument: ({ data }: { data: Uint8Array }) => {
      pdfJs.opened.push(data.length);
      const document = {
        numPages: pdfJs.pages,
        getPage: (number: number) => Promise.resolve(page(number)),
      };
      return {
        promise: pdfJs.failure === null ? Promise.resolve(document) : Promise.reject(pdfJs.failure),
        destroy: () => {
          pdfJs.closed += 1;
          return Promise.resolve();
        },
      };
    },
  };
});

let browser: ReturnType<typeof watchBrowser>;
let deliveries: ReturnType<typeof watchDeliveries>;

beforeEach(() => {
  Object.assign(pdfJs, { opened: [], closed: 0, pages: 3, failure: null });
  browser = watchBrowser();
  stubWorkers();
  serveReportFiles();
  deliveries = watchDeliveries();
  changeSetting('VerReporteResultados', 'true');
});

function lisOrder(order: string) {
  return {
    orderNumber: Number(order),
    createdDate: TAKEN,
    createdDateShort: 20260301,
    patient: { patientId: `doc ${order}`, birthday: TAKEN },
  };
}

function reportedOrder(order: string) {
  const dates = { takenDate: TAKEN, validationDate: TAKEN };
  return { ...lisOrder(order), resultTest: [wireTest(order, 1, dates), wireTest(order, 2, dates)] };
}

/** Two orders with both reports each. */
function laboratory(): void {
  let asked = A;
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(A, 'Ana'), wireOrder(B, 'Berta')])),
    http.post(HEADER, async ({ request }) => {
      const { init } = (await request.json()) as { init: unknown };
      asked = String(init);
      return HttpResponse.json([lisOrder(asked)]);
    }),
    http.get(VALIDATORS, () => HttpResponse.json([])),
    http.post(FINAL_REPORT, () =>
      HttpResponse.json({ listOrders: [{ order: reportedOrder(asked), attachments: [] }] }),
    ),
    http.post(PRINTING_REPORT, () =>
      HttpResponse.json({ ...reportedOrder(asked), attachments: [] }),
    ),
  );
}

async function openOrder() {
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(await screen.findByRole('option', { name: /Ana/ }));
  return user;
}

const viewer = () => screen.findByRole('region', { name: FINAL });
const pages = () => screen.findByRole('region', { name: 'Páginas del documento' });

describe('the report in the place of the grid', () => {
  beforeEach(laboratory);

  it('is made and shown without a click, and is no delivery', async () => {
    const user = await openOrder();
    expect(
      await within(await pages()).findByRole('group', { name: 'Página 1 de 3' }),
    ).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const text = await reportText(browser.blobs.get('blob:report-1'));
    expect(text).toContain('Examen15mg/dL');
    expect(text).toContain('Examen25mg/dL');
    await user.click(within(await viewer()).getByRole('button', { name: 'Descargar' }));
    expect(browser.downloads).toEqual([{ href: 'blob:report-1', name: `${A}.pdf` }]);
    expect(deliveries).toEqual([]);
  });

  it('tells its steps and can be stopped and made again', async () => {
    const results = gate();
    server.use(http.post(FINAL_REPORT, () => results.wait()));
    const user = await openOrder();
    expect(await screen.findByText('Consultando los resultados…')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    results.open();
    await user.click(await screen.findByRole('button', { name: 'Mostrar el informe' }));
    laboratory();
    expect(await pages()).toBeInTheDocument();
    expect(browser.blobs.size).toBe(1);
  });

  it('gives way to the report of the next order, and frees its document', async () => {
    const user = await openOrder();
    await pages();
    const opened = pdfJs.opened.length;
    await user.click(screen.getByRole('option', { name: /Berta/ }));
    await waitFor(() => {
      expect(pdfJs.closed).toBe(opened);
    });
    await pages();
    await user.click(screen.getByRole('button', { name: 'Descargar' }));
    expect(browser.downloads).toEqual([{ href: 'blob:report-2', name: `${B}.pdf` }]);
  });

  it('replaces the grid only: both reports can still be made, and the final one delivered', async () => {
    const user = await openOrder();
    await pages();
    await user.click(screen.getByRole('button', { name: PRELIMINARY }));
    const preliminary = await screen.findByRole('dialog', { name: /^Informe preliminar · Ana/ });
    expect(await within(preliminary).findByText('El informe está listo.')).toBeInTheDocument();
    expect(deliveries).toEqual([]);
    await user.click(within(preliminary).getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('button', { name: FINAL }));
    const final = await screen.findByRole('dialog', { name: new RegExp(`${FINAL} · Ana Prueba`) });
    expect(await within(final).findByText('El informe está listo.')).toBeInTheDocument();
    await waitFor(() => {
      expect(deliveries).toHaveLength(1);
    });
  });

  it('an order without a validated test is read in the preliminary report', async () => {
    server.use(http.post(FINAL_REPORT, () => new HttpResponse('', { status: 200 })));
    const user = await openOrder();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: PRELIMINARY })).toBeEnabled();
    laboratory();
    await user.click(screen.getByRole('button', { name: PRELIMINARY }));
    const preliminary = await screen.findByRole('dialog', { name: new RegExp(`^${PRELIMINARY}`) });
    expect(await within(preliminary).findByText('El informe está listo.')).toBeInTheDocument();
  });

  it('can be retried after a failure of the server', async () => {
    server.use(http.post(FINAL_REPORT, () => new HttpResponse(null, { status: 500 })));
    const user = await openOrder();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    laboratory();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await pages()).toBeInTheDocument();
  });
});

describe('the viewer', () => {
  beforeEach(laboratory);

  const zoom = () => screen.getByRole('status', { name: 'Tamaño' }).textContent;

  it('zooms between 50 and 400 %', async () => {
    const user = await openOrder();
    await pages();
    const larger = screen.getByRole('button', { name: 'Ampliar' });
    const smaller = screen.getByRole('button', { name: 'Reducir' });
    const fit = screen.getByRole('button', { name: 'Ajustar al ancho' });
    expect(fit).toHaveAttribute('aria-pressed', 'true');
    for (let press = 0; press < 20; press += 1) await user.click(larger);
    expect(zoom()).toBe('400 %');
    expect(larger).toBeDisabled();
    expect(fit).toHaveAttribute('aria-pressed', 'false');
    for (let press = 0; press < 20; press += 1) await user.click(smaller);
    expect(zoom()).toBe('50 %');
    expect(smaller).toBeDisabled();
  });

  it('goes to a page by its number, and drops what is no page', async () => {
    const user = await openOrder();
    await pages();
    const field = screen.getByRole('textbox', { name: 'Número de página' });
    const enter = async (text: string) => {
      await user.clear(field);
      await user.type(field, `${text}{Enter}`);
    };
    await enter('3');
    expect(field).toHaveValue('3');
    expect(screen.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
    for (const wrong of ['0', '4', '-1', '1.5', 'dos', ' ']) {
      await enter(wrong);
      expect(field).toHaveValue('3');
    }
    await user.click(screen.getByRole('button', { name: 'Página anterior' }));
    expect(field).toHaveValue('2');
  });

  it('says why a document cannot be shown, and still gives it away', async () => {
    pdfJs.failure = new Error('Invalid PDF structure.');
    const user = await openOrder();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed: Invalid PDF structure.');
    await user.click(screen.getByRole('button', { name: 'Descargar' }));
    expect(browser.downloads).toHaveLength(1);
  });

  it('shares the file under the order number where the device shares files', async () => {
    const share = vi.fn<Navigator['share']>(() => Promise.resolve());
    Object.assign(navigator, { canShare: () => true, share });
    const user = await openOrder();
    await pages();
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(share.mock.calls[0]?.[0]?.files?.[0]?.name).toBe(`${A}.pdf`);
    share.mockRejectedValueOnce(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo compartir');
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });

  it('offers no sharing where the device shares no files', async () => {
    await openOrder();
    await pages();
    expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument();
  });
});
