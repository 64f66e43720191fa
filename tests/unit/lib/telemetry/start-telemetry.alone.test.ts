import { beforeEach, expect, it, vi } from 'vitest';

import { tellFailure } from '@/lib/telemetry/failures';

const reportVisit = vi.hoisted(() => vi.fn());
const loaded = vi.hoisted(() => vi.fn());
vi.mock('@/lib/telemetry/report-visit', () => {
  loaded();
  return { reportVisit };
});

/** A page on which nothing was started yet. */
async function freshPage(navigator: object) {
  vi.resetModules();
  vi.stubGlobal('navigator', navigator);
  const [{ startTelemetry }, failures] = await Promise.all([
    import('@/lib/telemetry/start-telemetry'),
    import('@/lib/telemetry/failures'),
  ]);
  return { startTelemetry, tell: failures.tellFailure };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it.each<[string, string, object]>([
  ['without an address', '', {}],
  ['where the browser has GPC', 'https://portal.test/t', { globalPrivacyControl: true }],
  ['where the browser has DNT', 'https://portal.test/t', { doNotTrack: '1' }],
])('nothing is loaded %s', async (_, url, navigator) => {
  const { startTelemetry } = await freshPage(navigator);
  await startTelemetry(url);
  expect(loaded).not.toHaveBeenCalled();
  expect(reportVisit).not.toHaveBeenCalled();
});

it('starts once a page, with what failed before the part was here', async () => {
  const { startTelemetry, tell } = await freshPage({ doNotTrack: '0' });
  const started = startTelemetry('https://portal.test/t');
  const error = new Error('early');
  tell(error);
  await started;
  await startTelemetry('https://portal.test/t');
  expect(reportVisit).toHaveBeenCalledTimes(1);
  expect(reportVisit).toHaveBeenCalledWith('https://portal.test/t', [error]);
});

it('a failure that nobody wants to know is not held', () => {
  expect(() => {
    tellFailure(new Error('nobody'));
  }).not.toThrow();
});
