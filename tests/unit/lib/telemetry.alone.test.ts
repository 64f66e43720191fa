import type { Metric } from 'web-vitals';
import { expect, it, vi } from 'vitest';

import type { ApiErrorKind } from '@/lib/http/api-error';

const TOLD = 'https://portal.test/t';
const SECRET = 'Ana Mora 52345678';
const ADDRESSES = {
  ...{ serviceUrl: 'https://service.test', mailUrl: 'https://mail.test' },
  ...{ appServerUrl: 'https://app.test', mergeUrl: 'https://merge.test' },
};
vi.mock('@/lib/runtime-config', () => ({ runtimeConfig: () => ADDRESSES }));

type Hear = (metric: Pick<Metric, 'name' | 'value'>) => void;
const heard = vi.hoisted(() => new Set<Hear>());
vi.mock('web-vitals', () => {
  const hear = (listener: Hear) => heard.add(listener);
  return { onLCP: hear, onINP: hear, onCLS: hear };
});

let sent: [url: string, visit: unknown][];

/** A page on which nothing was started yet, for one that says `wishes`. */
async function freshPage(wishes: object = {}) {
  vi.resetModules();
  heard.clear();
  sent = [];
  const sendBeacon = (url: string, text: string) => sent.push([url, JSON.parse(text)]);
  vi.stubEnv('PORTAL_VERSION', '1.2.3');
  vi.stubGlobal('navigator', { onLine: true, sendBeacon, ...wishes });
  const { ApiError } = await import('@/lib/http/api-error');
  const { MissingPartError } = await import('@/lib/missing-part-error');
  return { ...(await import('@/lib/telemetry')), ApiError, MissingPartError };
}

const leave = () => window.dispatchEvent(new Event('pagehide'));

it.each<[string, string, object]>([
  ['without an address', '', {}],
  ['where the browser has GPC', TOLD, { globalPrivacyControl: true }],
  ['where the browser has DNT', TOLD, { doNotTrack: '1' }],
])('nothing is measured, counted or sent %s', async (_, url, wishes) => {
  const { startTelemetry, tellFailure } = await freshPage(wishes);
  await startTelemetry(url);
  tellFailure(new Error(SECRET));
  leave();
  expect([heard.size, sent]).toEqual([0, []]);
});

it('failures are counted under closed names, vitals rounded, and told once when the page is hidden or left', async () => {
  const { startTelemetry, tellFailure, ApiError, MissingPartError } = await freshPage();
  const failed = (kind: ApiErrorKind, server = '', status?: number) =>
    new ApiError(kind, `/orders/${SECRET}`, { server, ...(status !== undefined && { status }) });
  const { serviceUrl, mailUrl, appServerUrl, mergeUrl } = ADDRESSES;
  await Promise.all([startTelemetry(TOLD), startTelemetry(TOLD)]);
  const twice = failed('rejected', serviceUrl, 503);
  const errors = [twice, twice, failed('rejected', serviceUrl, 500), failed('aborted')];
  errors.push(failed('rejected', appServerUrl, 409), failed('rejected'));
  errors.push(failed('timeout', mergeUrl), failed('contract', mailUrl, 200));
  errors.push(failed('unauthorized', `https://${SECRET}.test`, 401), failed('not-configured'));
  for (const error of [...errors, new MissingPartError(), new TypeError(SECRET), SECRET])
    tellFailure(error);
  window.dispatchEvent(new ErrorEvent('error', { message: SECRET }));
  window.dispatchEvent(new Event('unhandledrejection'));
  document.dispatchEvent(new Event('securitypolicyviolation'));
  const measured = [['LCP', 1234.56] as const, ['INP', 0] as const, ['CLS', 0.123_456] as const];
  for (const [name, value] of measured) for (const hear of heard) hear({ name, value });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  leave();
  const failures = {
    ...{ 'service 5xx': 2, 'app 4xx': 1, 'portal rejected': 1, 'merge timeout': 1 },
    ...{ 'mail contract': 1, 'lis unauthorized': 1, 'portal not-configured': 1 },
    ...{ 'missing-part': 1, screen: 2, script: 2, policy: 1 },
  };
  const vitals = { LCP: 1235, INP: 0, CLS: 0.123 };
  expect(sent).toEqual([[TOLD, { build: '1.2.3', vitals, failures }]]);
  tellFailure(new TypeError(SECRET));
  leave();
  expect(sent[1]).toEqual([TOLD, { build: '1.2.3', vitals: {}, failures: { screen: 1 } }]);
});
