import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

import { ApiError } from '@/lib/http/api-error';
import { MissingPartError } from '@/lib/missing-part-error';
import { CALL_PATTERNS, ROUTE_PATTERNS, routePattern } from '@/lib/telemetry/patterns';
import { browserOf, failureRecord, visitRecord, vitalRecord } from '@/lib/telemetry/records';
import { anyText } from '@tests/support/fixtures/any-text';
import { runs } from '@tests/support/environment/runs';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.1.2 Safari/537.36';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [CHROME, 'chrome 150'],
  [CHROME.replace('Chrome', 'HeadlessChrome'), 'chrome 150'],
  [`${CHROME} Edg/151.0.9`, 'edge 151'],
  [`${CHROME} OPR/120.0`, 'opera 120'],
  [CHROME.replace('Chrome/150', 'SamsungBrowser/28.0 Chrome/130'), 'samsung 28'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'firefox 140'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 (KHTML) Version/18.5 Mobile Safari/604.1', 'safari 18'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 (KHTML) CriOS/150.0 Mobile Safari/604.1', 'chrome 150'],
  ['curl/8', 'other 0'],
  ['Chrome/12345', 'other 0'],
  ['', 'other 0'],
])('%s is told as %s', (agent, told) => {
  expect(browserOf(agent)).toBe(told);
});

it.each([
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/datacustomers', '/datacustomers'],
  ['/userprofile', '/userprofile'],
  ['/orqrm:MjAyNjAwMDE=', '/:orqrm'],
  ['/52345678', '/:orqrm'],
  ['/orders/202611230001', '*'],
  ['', '*'],
  ['/dashboard/52345678', '*'],
])('the path %s is told as %s', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern);
});

it('a failure of a call tells its class, template and status', () => {
  const envelope = { code: 0, message: 'Ana Mora 52345678', errorFields: ['1|Ana'] } as const;
  const answer = { status: 500, server: 'https://lis.example', envelope };
  const error = new ApiError('rejected', '/orders/filter', answer);
  expect(failureRecord(error, '/dashboard')).toEqual({
    ...{ kind: 'failure', route: '/dashboard', error: 'rejected' },
    ...{ call: '/orders/filter', status: 500 },
  });
});

it('a failure tells no status that is none, a visit its browser', () => {
  const statuses = [99, 100, 599, 600, 200.5].map((status) => {
    const record = failureRecord(new ApiError('rejected', '/orders/filter', { status }), '/');
    return record?.kind === 'failure' ? record.status : 'none';
  });
  expect(statuses).toEqual([null, 100, 599, null, null]);
  const visit = { kind: 'visit', route: '/dashboard', browser: 'chrome 150' };
  expect(visitRecord('/dashboard', CHROME)).toEqual(visit);
});

it('a failure of another kind tells its kind, one that somebody wanted is none', () => {
  vi.stubGlobal('navigator', { onLine: true });
  const told = [
    failureRecord(new MissingPartError(), '/'),
    failureRecord(new TypeError('Ana Mora'), '/'),
    failureRecord('Ana Mora', '/', 'script'),
    failureRecord(null, '/', 'policy'),
    // A template that nobody knows is not handed on.
    failureRecord(new ApiError('contract', '/orders/Ana'), '/'),
  ].map(
    (record) => record?.kind === 'failure' && `${record.error} ${record.call} ${record.status}`,
  );
  expect(told).toEqual([
    ...['missing-part null null', 'screen null null', 'script null null', 'policy null null'],
    'contract other null',
  ]);
  expect(failureRecord(new ApiError('aborted', '/orders/filter'), '/')).toBeNull();
});

it.each([
  ['LCP', 1234.56, 1235],
  ['INP', 0, 0],
  ['CLS', 0.123_456, 0.123],
  ['FCP', 1, null],
  ['LCP', NaN, null],
  ['LCP', Infinity, null],
  ['CLS', -1, null],
])('%s of %d is told as %d, or not', (name, value, told) => {
  const record = vitalRecord(name, value, '/');
  const expected = told === null ? null : { kind: 'vital', route: '/', vital: name, value: told };
  expect(record).toEqual(expected);
});

/** Every text that a record may hold. */
const WORDS = new Set<unknown>([
  ...ROUTE_PATTERNS,
  ...CALL_PATTERNS,
  ...['visit', 'vital', 'failure', 'LCP', 'INP', 'CLS'],
  ...['offline', 'unreachable', 'timeout', 'unauthorized', 'rejected', 'contract'],
  ...['not-configured', 'forbidden-origin', 'missing-part', 'screen', 'script', 'policy'],
]);
const BROWSER = /^(?:chrome|edge|firefox|opera|safari|samsung|other) \d{1,3}$/;

it('whatever happens, a record holds words of the lists and numbers', () => {
  const text = fc.oneof(
    anyText(),
    fc.constantFrom('/', '/dashboard', '/orders/filter', 'rejected', CHROME),
  );
  const failed = fc.record({ kind: text, path: text, status: fc.oneof(fc.integer(), fc.double()) });
  fc.assert(
    fc.property(fc.tuple(text, text), fc.double(), failed, (texts, number, made) => {
      const [a, b] = texts;
      const error = Object.assign(new ApiError('contract', a), made);
      const records = [
        visitRecord(a, b),
        vitalRecord(a, number, b),
        vitalRecord('CLS', number, b),
        failureRecord(error, b),
        failureRecord(b, a, 'script'),
      ];
      const open = records
        .flatMap((record) => Object.entries(record ?? {}))
        .filter(([key, value]: [string, unknown]) => {
          const isWord = WORDS.has(value) || (key === 'browser' && BROWSER.test(String(value)));
          return value !== null && typeof value !== 'number' && !isWord;
        });
      expect(open).toEqual([]);
    }),
    { numRuns: runs(100, 20_000) },
  );
});
