import { http, HttpResponse } from 'msw';

import { FILTER, RESULTS, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import { fuzzed, randomFor } from '@tests/unit/lib/fuzzed';
import { HISTORY, ORDER, wireHistory, wireItem } from '@tests/support/orders/history';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { wireReport } from '@tests/flows/reports/print-link';
import { FINAL_REPORT, HEADER } from '@tests/support/reports/reports';

const DETECTION = `${LABORATORY}/lis/api/microbiology/microbialdetection/order/:order/test/:test`;
/** What leads from one screen to the next. */
const KEPT = new Set(['order', 'testId', 'state', 'hasComment', 'hasAntibiogram', 'resultComment']);
const IN_ORDER = new Set([...KEPT, 'comment', 'confidential', 'blockTest']);

const json = (value: unknown) => HttpResponse.json(value as object);

const wireResults = () => [
  wireTest(ORDER, 1, {
    hasComment: true,
    resultComment: { comment: '{"content":"\\"<p>x</p>\\""}' },
    refMin: 4,
    refMax: 9,
  }),
  wireTest(ORDER, 2, { hasAntibiogram: true, resultType: 2, result: 'Crecimiento' }),
  wireTest(ORDER, 3, { profileId: 7, profileName: 'Perfil', pathology: 3 }),
  wireTest(ORDER, 4, { areaId: 2, areaName: 'Hematología', unit: '10<sup>3</sup>/µL' }),
];
const wireCulture = (): unknown => ({
  order: Number(ORDER),
  test: 2,
  microorganisms: [1, 2].map((id) => ({
    id,
    name: `Germen ${id}`,
    selected: true,
    comment: '<p>x</p>',
    resultsMicrobiology: [{ nameAntibiotic: 'A', cmi: '<=2', interpretationCMI: 'S' }],
  })),
});

/** A laboratory whose orders, results, histories, cultures and reports are broken. */
export function answerFuzzed(seed: number): void {
  const items = ['202601010001', '202602010001'].map((order) => wireItem(order));
  const histories = [1, 2, 3, 4].map((id) => wireHistory(id, items));
  const orders = [wireOrder(ORDER, 'Ana'), wireOrder('202603010002', 'Beto')];
  const answer = (value: unknown, call: string, kept?: ReadonlySet<string>) => () =>
    json(fuzzed(value, randomFor(seed, call), kept));
  server.use(
    http.patch(FILTER, answer(orders, 'orders', KEPT)),
    http.get(RESULTS, answer(wireResults(), 'results', IN_ORDER)),
    http.patch(HISTORY, answer(histories, 'histories', KEPT)),
    http.get(DETECTION, answer(wireCulture(), 'culture', new Set(['order', 'test']))),
    http.post(HEADER, answer([{ orderNumber: Number(ORDER) }], 'header')),
    http.post(FINAL_REPORT, answer(wireReport(), 'report', new Set(['listOrders']))),
  );
}
