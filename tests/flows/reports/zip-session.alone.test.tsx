import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { watchZip, type ZipWorld } from '@tests/support/reports/report-world';
import { gate, VALIDATORS } from '@tests/support/reports/reports';
import { zipOrders } from '@tests/support/reports/zip-laboratory';
import {
  DIALOG,
  drawn,
  lastDownload,
  press,
  searchOrders,
  startZip,
  summaryLines,
  ZIP,
} from '@tests/support/reports/zip-screen';

const MINUTE = 60_000;
const EXPIRING = { name: 'Su sesión está por expirar' };

let faults: ZipWorld['faults'];
let browser: ZipWorld['browser'];
let deliveries: ZipWorld['deliveries'];

beforeEach(() => {
  ({ faults, browser, deliveries } = watchZip());
});

/** Lets time pass, with all that happens every second in it. */
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

it('a session that ends midway keeps what is done, says so, and then leads to the login', async () => {
  const orders = zipOrders(12);
  faults.set(orders[9] ?? '', 'session over');
  const user = await startZip(orders, faults);
  expect(await screen.findByRole('alert')).toHaveTextContent(/La sesión terminó antes de acabar/);
  await screen.findByRole('button', { name: 'Iniciar sesión de nuevo' });
  const { files } = await lastDownload(browser);
  const rows = await summaryLines(files, 'Órdenes');
  expect(rows).toHaveLength(12);
  const missed = rows.filter((row) => row.includes('La sesión terminó antes de su turno.'));
  expect(missed.length + files.length - 1).toBe(12);
  expect(files.length).toBeGreaterThan(5);
  expect(screen.queryByRole('button', { name: /Reintentar/ })).not.toBeInTheDocument();
  await press(user, 'Iniciar sesión de nuevo');
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

it('nobody has to touch the page while it works; afterwards the session idles as ever', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  changeSetting('SessionExpirationTime', '1');
  const waiting = gate();
  const user = await searchOrders(zipOrders(1), faults);
  server.use(
    http.get(VALIDATORS, async () => {
      await waiting.wait();
      return HttpResponse.json([]);
    }),
  );
  await press(user, ZIP);
  await screen.findByRole('dialog', DIALOG);
  pass(5 * MINUTE);
  expect(screen.queryByRole('dialog', EXPIRING)).not.toBeInTheDocument();
  waiting.open();
  expect(await drawn('1 de 1 informes están en el archivo Órdenes 1.zip.')).toBeVisible();
  await expect.poll(() => deliveries.length).toBe(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  pass(MINUTE);
  expect(screen.getByRole('dialog', EXPIRING)).toBeVisible();
});
