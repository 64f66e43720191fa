import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';

import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { answerReports, lisTest, ORDER } from './report-answers';

export const FINAL = 'Informe final';
export const PRELIMINARY = 'Informe preliminar';
export const READY = 'El informe está listo.';

/** The LIS lists the order, with its results, and answers with its reports. */
export function answerFinalReport(
  tests: readonly object[] = [lisTest(1), lisTest(2)],
  attachments: readonly object[] = [],
): void {
  answerReports(tests, attachments);
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(ORDER, 'Ana')])),
    http.get(RESULTS, () => HttpResponse.json([wireTest(ORDER, 1), wireTest(ORDER, 2)])),
  );
}

/** The order before a user of a type, its report on offer. */
export async function openOrder(type: Parameters<typeof openDashboard>[0] = 4): Promise<UserEvent> {
  const user = await openDashboard(type);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(await screen.findByRole('option', { name: /Ana/ }));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: FINAL })).toBeEnabled();
  });
  return user;
}

/** Presses a button, that of the preliminary report in its menu. */
export async function press(user: UserEvent, name: string): Promise<void> {
  const more = screen.queryByRole('button', { name: 'Más informes y archivos' });
  if (name === PRELIMINARY && more !== null) await user.click(more);
  await user.click(screen.getByRole('button', { name }));
}

export const link = () => screen.findByRole('button', { name: 'Abrir informe' });
