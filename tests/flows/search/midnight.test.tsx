import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { FILTER, openDashboard, watchSearches, wireOrder } from '@tests/support/orders/dashboard';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { field, openMode, pressDays, refill } from '@tests/support/orders/search';

/** 23:59 of 1 March in Bogotá. */
const LATE = Date.parse('2026-03-02T04:59:00Z');
const TWO_MINUTES = 120_000;

beforeEach(() => {
  const toFake = ['Date', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ toFake: [...toFake], now: LATE, shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  server.use(
    // Without the clock of its host.
    http.get('*/config.json', () => HttpResponse.json(RUNTIME_FILE)),
    http.patch(FILTER, () => HttpResponse.json([wireOrder('202603010001', 'Ana')])),
  );
});

const today = () => screen.getByRole('button', { name: 'Hoy', hidden: true });

it('a button of days says after midnight that its orders are not of today, and searches the day of the press', async () => {
  const bodies = watchSearches();
  const user = await openDashboard(4);
  await user.click(today());
  await screen.findByRole('option', { name: /Ana/ });
  expect(today()).toHaveAttribute('aria-pressed', 'true');
  vi.advanceTimersByTime(TWO_MINUTES);
  await waitFor(() => {
    expect(today()).toHaveAttribute('aria-pressed', 'false');
  });
  await pressDays(user, 'Hoy');
  await pressDays(user, '3 días');
  const until = (dateNumberInit: number, dateNumberEnd: number) =>
    ({ dateNumberInit, dateNumberEnd, area: 0, onlyValidated: false }) as const;
  await waitFor(() => {
    expect(bodies()).toEqual([
      until(20_260_301, 20_260_301),
      until(20_260_302, 20_260_302),
      until(20_260_228, 20_260_302),
    ]);
  });
  // The fields say what the list holds.
  await user.click(screen.getByRole('button', { name: /^Cambiar: / }));
  expect(field('Fecha inicial')).toHaveValue('28/02/2026');
  expect(field('Fecha final')).toHaveValue('02/03/2026');
});

it('at midnight a daily number and the dates that nobody chose are of the day that has begun; what somebody chose stays', async () => {
  const { user } = await openMode('Fecha');
  // Chosen, though it is that of the day.
  await refill(user, 'Fecha final', '01/03/2026');
  expect(field('Fecha inicial')).toHaveValue('30/01/2026');
  await user.click(screen.getByRole('tab', { name: 'Orden' }));
  await refill(user, 'Número de orden', '7');
  const number = () => field('Número de orden');
  expect(number()).toHaveAccessibleDescription('Se buscará la orden 202603010007');
  vi.advanceTimersByTime(TWO_MINUTES);
  await waitFor(() => {
    expect(number()).toHaveAccessibleDescription('Se buscará la orden 202603020007');
  });
  await user.click(screen.getByRole('tab', { name: 'Fecha' }));
  expect(field('Fecha inicial')).toHaveValue('31/01/2026');
  expect(field('Fecha final')).toHaveValue('01/03/2026');
});
