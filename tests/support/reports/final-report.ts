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
import { lisTest, ORDER } from './report-answers';
import { FINAL_REPORT, HEADER, VALIDATORS } from './reports';

const TAKEN = Date.UTC(2026, 2, 1, 12);
export const FINAL = 'Informe final';
export const READY = 'El informe está listo.';

function lisHeader() {
  return {
    orderNumber: Number(ORDER),
    createdDate: TAKEN,
    createdDateShort: 20260301,
    patient: { patientId: 'doc 1', name1: 'Ana', lastName: 'Prueba', birthday: TAKEN },
  };
}

/** The LIS answers with the final report of the order, and its grid. */
export function answerFinalReport(
  tests: readonly object[] = [lisTest(1), lisTest(2)],
  attachments: readonly object[] = [],
): void {
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(ORDER, 'Ana')])),
    http.get(RESULTS, () => HttpResponse.json([wireTest(ORDER, 1), wireTest(ORDER, 2)])),
    http.post(HEADER, () => HttpResponse.json([lisHeader()])),
    http.get(VALIDATORS, () => HttpResponse.json([])),
    http.post(FINAL_REPORT, () =>
      HttpResponse.json({
        listOrders: [{ order: { ...lisHeader(), resultTest: tests }, attachments }],
      }),
    ),
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

export const press = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name }));

export const link = () => screen.findByRole('button', { name: 'Abrir informe' });
