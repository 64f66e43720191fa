import { http, HttpResponse } from 'msw';

import { wireTest } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { FINAL_REPORT, HEADER, VALIDATORS } from '@tests/support/reports/reports';

/** The order of the report tests. */
export const ORDER = '202603010001';
export const PRINTING_REPORT = `${LABORATORY}/lis/api/reports/printingreport`;
const TAKEN = Date.UTC(2026, 2, 1, 12);

const ANA = { patientId: 'doc 1', name1: 'Ana', lastName: 'Prueba', birthday: TAKEN };

/** An order without its tests as the LIS sends it for reports. */
export function lisHeader(order = ORDER, patient: Partial<typeof ANA> = ANA) {
  return {
    orderNumber: Number(order),
    createdDate: TAKEN,
    createdDateShort: 20260301,
    patient,
    branch: { id: 1, code: '01', name: 'Sede Norte' },
  };
}

/** A test as the LIS sends it for reports. */
export function lisTest(testId: number, changes: Record<string, unknown> = {}) {
  return wireTest(ORDER, testId, { takenDate: TAKEN, validationDate: TAKEN + 60_000, ...changes });
}

/** A PDF or picture as the LIS attaches it to the order. */
export function lisAttachment(name: string, extension: string, file: string) {
  return { idOrder: Number(ORDER), idTest: null, name, extension, file };
}

/** The LIS answers both reports of the order with these tests and attachments. */
export function answerReports(
  tests: readonly object[] = [lisTest(1)],
  attachments: readonly object[] = [],
): void {
  answerOrder({ ...lisHeader(), resultTest: tests }, { attachments });
}

/** The same for a whole order; `beside` is what the final report carries beside it. */
export function answerOrder(order: object, beside: object = {}): void {
  const header = { ...order, resultTest: undefined };
  server.use(
    http.post(HEADER, () => HttpResponse.json([header])),
    http.get(VALIDATORS, () => HttpResponse.json([])),
    http.post(FINAL_REPORT, () => HttpResponse.json({ listOrders: [{ order, ...beside }] })),
    http.post(PRINTING_REPORT, () => HttpResponse.json({ ...order, ...beside })),
  );
}
