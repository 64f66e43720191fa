import { expect, it } from 'vitest';

import { ApiError, isUnconfirmed, type EnvelopeCode } from '@/lib/http/api-error';

const PATH = '/authentication/passwordreset';
const answered = (status: number) => new ApiError('rejected', PATH, { status });
const refused = (code: EnvelopeCode) =>
  new ApiError('rejected', PATH, { status: 500, envelope: { code, message: '', errorFields: [] } });

it.each<[string, unknown]>([
  ['no answer', new ApiError('unreachable', PATH)],
  ['no network', new ApiError('offline', PATH)],
  ['a late answer', new ApiError('timeout', PATH)],
  ['an answer that nobody can read', new ApiError('contract', PATH)],
  ['an unexpected failure', refused(0)],
  ['a failed database', refused(1)],
  ['a 500 without a word', answered(500)],
  ['a bad gateway', answered(502)],
  ['too many requests', answered(429)],
  ['a defect of the portal', new TypeError('x')],
  ['nothing known', undefined],
])('nobody knows whether a write was carried out after %s', (_, error) => {
  expect(isUnconfirmed(error)).toBe(true);
});

it.each<[string, unknown]>([
  ['a business rule', refused(2)],
  ['a refused token', new ApiError('unauthorized', PATH, { status: 403 })],
  ['a foreign address', new ApiError('forbidden-origin', PATH)],
  ['a missing address', new ApiError('not-configured', PATH)],
  ['nothing there', answered(404)],
  ['a value that cannot be sent', new ApiError('rejected', PATH)],
])('no write was carried out after %s', (_, error) => {
  expect(isUnconfirmed(error)).toBe(false);
});
