import { http, HttpResponse } from 'msw';

import { FILTER, RESULTS, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import { fuzzed, type Random, randomFor } from '@tests/unit/lib/fuzzed';
import { HISTORY, ORDER, wireHistory, wireItem } from '@tests/support/orders/history';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { wireReport } from '@tests/flows/reports/print-link';
import { FINAL_REPORT, HEADER } from '@tests/support/reports/reports';

const DETECTION = `${LABORATORY}/lis/api/microbiology/microbialdetection/order/:order/test/:test`;
/** What leads from one screen to the next. */
const KEPT = new Set(['order', 'testId', 'state', 'hasComment', 'hasAntibiogram', 'resultComment']);
const IN_ORDER = new Set([...KEPT, 'comment', 'confidential', 'blockTest']);
/** Asks the laboratory itself, past the fuzzed answers. */
const OWN_CALL = 'x-own-call';

const json = (value: unknown) => HttpResponse.json(value as object);
const encode = (value: string) => Buffer.from(value, 'utf8').toString('base64');
const decode = (value: string) => Buffer.from(value, 'base64').toString('utf8');

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

/** A laboratory whose orders, results, histories and cultures are broken. */
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
  );
  answerFuzzedReport(seed);
}

/** Everything else of the laboratory as it is, broken on the way. */
export function passFuzzed(paths: RegExp, seed: number): void {
  server.use(
    http.all(`${LABORATORY}/*`, async ({ request }) => {
      const { pathname } = new URL(request.url);
      if (request.headers.has(OWN_CALL) || !paths.test(pathname)) return undefined;
      const headers = new Headers(request.headers);
      headers.set(OWN_CALL, 'yes');
      const answer: unknown = await (await fetch(request.url, { headers })).json();
      const random = randomFor(seed, pathname);
      const isConfiguration = pathname.endsWith('/encrypted');
      return json(isConfiguration ? fuzzedConfiguration(answer, random) : fuzzed(answer, random));
    }),
  );
}

/** The entries inside the envelope, with other values, broken codes and lost keys. */
function fuzzedConfiguration(answer: unknown, random: Random): unknown {
  const [envelope] = answer as [{ value: string }];
  const entries = JSON.parse(decode(envelope.value)) as { key: string; value: string }[];
  const odd = entries.map((entry) => {
    const choice = random();
    const { value } = fuzzed({ value: decode(entry.value) }, random) as { value?: unknown };
    if (choice < 0.1) return { ...entry, value: '%' };
    if (choice < 0.7) return entry;
    return { ...entry, value: typeof value === 'string' ? encode(value) : value };
  });
  return [{ ...envelope, value: encode(JSON.stringify(odd)) }];
}

/** A broken final report. */
export function answerFuzzedReport(seed: number): void {
  server.use(
    http.post(FINAL_REPORT, () =>
      json(fuzzed(wireReport(), randomFor(seed, 'report'), new Set(['listOrders']))),
    ),
  );
}
