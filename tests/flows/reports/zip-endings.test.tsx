import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { readZip } from '@tests/support/files/zip';
import { changeSetting } from '@tests/support/orders/dashboard';
import { asksBeforeUnload } from '@tests/support/page/before-unload';
import { watchZip, type ZipWorld } from './report-world';
import { gate, VALIDATORS } from '@tests/support/reports/reports';
import { zipOrders } from './zip-laboratory';
import {
  deliveredOrders,
  DIALOG,
  dialog,
  lastDownload,
  packed,
  press,
  searchOrders,
  startZip,
  summaryLines,
  ZIP,
} from './zip-screen';

const FILE_NAMING = `${LABORATORY}/lis/api/configuration/GenerarPDFCon`;

let faults: ZipWorld['faults'];
let browser: ZipWorld['browser'];
let deliveries: ZipWorld['deliveries'];

beforeEach(() => {
  ({ faults, browser, deliveries } = watchZip());
});

/** Holds the reports of all orders below a number of the day until the gate is open. */
function holdBack(below: number): ReturnType<typeof gate> {
  const waiting = gate();
  server.use(
    http.get(VALIDATORS, async ({ params }) => {
      if (Number(String(params['order']).slice(-4)) < below) await waiting.wait();
      return HttpResponse.json([]);
    }),
  );
  return waiting;
}

it('a stop keeps what is done: it can be saved, and the others stay accounted for; the page is not left meanwhile unasked', async () => {
  const user = await searchOrders(zipOrders(6), faults);
  const waiting = holdBack(4);
  expect(asksBeforeUnload()).toBe(false);
  await press(user, ZIP);
  await screen.findByRole('dialog', DIALOG);
  await waitFor(() => {
    expect(dialog().getByRole('progressbar', { name: 'Avance' })).toHaveAttribute(
      'aria-valuetext',
      '3 de 6 órdenes',
    );
  });
  expect(asksBeforeUnload()).toBe(true);
  await press(user, 'Cancelar');
  expect(await screen.findByText(/Se detuvo con 3 de 6 informes listos/)).toBeVisible();
  expect(screen.getByRole('dialog', { name: /^Descarga detenida/ })).toBeVisible();
  expect([browser.downloads, deliveries]).toEqual([[], []]);
  await press(user, 'Guardar 3 informes');
  expect(await packed(3, 6)).toBeVisible();
  const rows = summaryLines((await lastDownload(browser)).files, 'Órdenes');
  expect(rows.filter((row) => row.includes('Se detuvo antes de su turno.'))).toHaveLength(3);
  await waitFor(() => {
    expect(deliveredOrders(deliveries)).toHaveLength(3);
    expect(asksBeforeUnload()).toBe(false);
  });
  waiting.open();
});

it('a stop before the settings or a report are there ends at once, makes nothing when they come, and can go on', async () => {
  const naming = gate();
  const user = await searchOrders(zipOrders(2), faults);
  server.use(
    http.get(FILE_NAMING, async () => {
      await naming.wait();
      return HttpResponse.json({ key: 'GenerarPDFCon', value: '4' });
    }),
  );
  const reports = holdBack(9);
  await press(user, ZIP);
  for (const waiting of [naming, reports]) {
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(
      await screen.findByText('Se detuvo antes del primer informe: no hay nada que guardar.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Terminar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Guardar|Descartar)/ })).toBeNull();
    waiting.open();
    expect(browser.downloads).toEqual([]);
    await press(user, 'Continuar');
  }
  expect(await packed(2, 2)).toBeVisible();
  expect(browser.downloads).toHaveLength(1);
  const { files } = await lastDownload(browser);
  expect(files.map(({ name }) => name)).toContain('doc-202603010001_202603010001.pdf');
  await press(user, 'Cerrar');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('a session that ends midway keeps what is done, says so, and then leads to the login', async () => {
  const orders = zipOrders(12);
  faults.set(orders[9] ?? '', 'session over');
  const user = await startZip(orders, faults);
  expect(await screen.findByRole('alert')).toHaveTextContent(/La sesión terminó antes de acabar/);
  await screen.findByRole('button', { name: 'Iniciar sesión de nuevo' });
  const { files } = await lastDownload(browser);
  const rows = summaryLines(files, 'Órdenes');
  expect(rows).toHaveLength(12);
  const missed = rows.filter((row) => row.includes('La sesión terminó antes de su turno.'));
  expect(missed.length + files.length - 1).toBe(12);
  // However many are fetched ahead: the first three were done before the tenth was asked for.
  expect(files.length).toBeGreaterThan(3);
  expect(screen.queryByRole('button', { name: /Reintentar/ })).not.toBeInTheDocument();
  await press(user, 'Iniciar sesión de nuevo');
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

it('nobody has to touch the page while it works; afterwards the session idles as ever', async () => {
  const MINUTE = 60_000;
  const EXPIRING = { name: 'Su sesión está por expirar' };
  const pass = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  changeSetting('SessionExpirationTime', '1');
  const user = await searchOrders(zipOrders(1), faults);
  const waiting = holdBack(9);
  await press(user, ZIP);
  await screen.findByRole('dialog', DIALOG);
  pass(5 * MINUTE);
  expect(screen.queryByRole('dialog', EXPIRING)).not.toBeInTheDocument();
  waiting.open();
  expect(await packed(1, 1)).toBeVisible();
  await expect.poll(() => deliveries.length).toBe(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  pass(MINUTE);
  expect(await screen.findByRole('dialog', EXPIRING)).toBeVisible();
});

/** The browser's question for the file, during one test. */
function stubPicker(picker: () => Promise<unknown>): void {
  vi.stubGlobal('showSaveFilePicker', picker);
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker');
  });
}

/** A question that is answered later. */
function laterPicker() {
  let choose: (file: object) => void = () => undefined;
  const answer = new Promise<object>((resolve) => {
    choose = resolve;
  });
  const picker = vi.fn(() => answer);
  stubPicker(picker);
  return { picker, choose };
}

const CHOOSING = 'Elija dónde guardar el archivo…';

async function leaveQuestion(user: Awaited<ReturnType<typeof startZip>>): Promise<void> {
  expect(screen.getByText(CHOOSING)).toHaveAttribute('role', 'status');
  await press(user, 'Cancelar');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

it('the question for the file can be left and comes back; the zip is written into the file that was chosen, with nothing downloaded', async () => {
  const pieces: Uint8Array[] = [];
  const write = (piece: Uint8Array) => {
    pieces.push(piece.slice());
  };
  const createWritable = () => Promise.resolve(new WritableStream<Uint8Array>({ write }));
  const { picker, choose } = laterPicker();
  const orders = zipOrders(2);
  const user = await startZip(orders, faults);
  await leaveQuestion(user);
  // The browser still asks: whoever wants the zip again waits for the same question.
  await press(user, ZIP);
  expect(await screen.findByText(CHOOSING)).toBeVisible();
  choose({ name: 'marzo.zip', createWritable });
  expect(await packed(2, 2, 'marzo.zip')).toBeVisible();
  expect(picker.mock.calls).toMatchObject([[{ suggestedName: 'Órdenes 2.zip' }]]);
  const files = await readZip(new Uint8Array(Buffer.concat(pieces)));
  expect(files.map((file) => file.name)).toEqual([
    'Resumen.xlsx',
    ...orders.map((order) => `${order}.pdf`),
  ]);
  expect(browser.downloads).toEqual([]);
});

it('a question that was left begins nothing when it is answered after all, and who closes it wants no zip', async () => {
  const { choose } = laterPicker();
  const createWritable = vi.fn();
  const user = await startZip(zipOrders(1), faults);
  await leaveQuestion(user);
  choose({ name: 'marzo.zip', createWritable });
  stubPicker(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await press(user, ZIP);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(createWritable).not.toHaveBeenCalled();
  expect([browser.downloads, deliveries]).toEqual([[], []]);
});

it('when the file cannot be written the reports stay, and another file can be chosen', async () => {
  const full = {
    name: 'lleno.zip',
    createWritable: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    getFile: () => Promise.resolve({ size: 0 }),
    remove: vi.fn(() => Promise.resolve()),
  };
  const picker = vi.fn<() => Promise<unknown>>(() => Promise.resolve(full));
  stubPicker(picker);
  const user = await startZip(zipOrders(1), faults);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo guardar el archivo. Los informes siguen listos.',
  );
  expect(full.remove).toHaveBeenCalledOnce();
  expect(deliveries).toEqual([]);
  picker.mockRejectedValue(new DOMException('not allowed', 'SecurityError'));
  await press(user, 'Guardar de nuevo');
  expect(await packed(1, 1)).toBeVisible();
  expect(browser.downloads).toHaveLength(1);
});
