import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { readAuthorization, writeAuthorization } from '@/api/session/authorization-store';
import { userTypesOptions } from '@/api/user-types/get-user-types';
import type { Authorization } from '@/domain/auth/authorization';
import { endSession } from '@/features/session/end-session';
import { ApiError, type ApiErrorKind, type EnvelopeCode } from '@/lib/http/api-error';
import { currentSession } from '@/lib/http/request-session';

const SIGNED_IN: Authorization = {
  authToken: 'canary',
  userName: 'canary',
  id: 1,
  photo: '',
  confidential: false,
  type: 1,
  administrator: false,
};

it('the end of a session leaves nothing of the user behind and drops what is under way (C1, C3)', async () => {
  const queryClient = new QueryClient();
  writeAuthorization(SIGNED_IN);
  queryClient.setQueryData(['orders', 'canary'], ['canary']);
  queryClient.setQueryData(userTypesOptions().queryKey, { items: [], unreadable: 0 });
  await queryClient
    .getMutationCache()
    .build(queryClient, {})
    .execute(undefined)
    .catch(() => undefined);
  const { signal, isCurrent } = currentSession();

  endSession(queryClient);

  expect(readAuthorization()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  const left = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(left).toEqual([userTypesOptions().queryKey]);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  expect(signal.aborted).toBe(true);
  expect(isCurrent()).toBe(false);
});

function apiError(kind: ApiErrorKind, status?: number, code?: EnvelopeCode): ApiError {
  const envelope = code === undefined ? {} : { envelope: { code, message: '', errorFields: [] } };
  return new ApiError(kind, '/path', { ...(status === undefined ? {} : { status }), ...envelope });
}

it.each([
  ['no connection', 3, apiError('unreachable')],
  ['a server that fails', 3, apiError('rejected', 503)],
  ['an unexpected failure of the server', 3, apiError('rejected', 500, 0)],
  ['a business rule', 1, apiError('rejected', 500, 2)],
  ['a bad request', 1, apiError('rejected', 404)],
  ['a broken contract', 1, apiError('contract')],
  ['a time-out', 1, apiError('timeout')],
  ['a refused token', 1, apiError('unauthorized', 401)],
  ['a mistake of ours', 1, new TypeError('x')],
])('after %s a read is tried %i time(s)', async (_case, times, error) => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const queryFn = vi.fn(() => Promise.reject(error));
  const client = createQueryClient(() => undefined);
  const read = client.query({ queryKey: ['read'], queryFn }).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await read).toBe('failed');
  expect(queryFn).toHaveBeenCalledTimes(times);
});

it('five refusals at once end the session once (B4)', async () => {
  writeAuthorization(SIGNED_IN);
  const end = vi.fn(endSession);
  const client = createQueryClient(end);
  const refused = () => Promise.reject(apiError('unauthorized', 401));
  const reads = [1, 2, 3, 4, 5].map((id) => client.query({ queryKey: [id], queryFn: refused }));
  await Promise.allSettled(reads);
  expect(end).toHaveBeenCalledTimes(1);
});

it('a refusal without a session ends nothing', async () => {
  const end = vi.fn(endSession);
  const client = createQueryClient(end);
  const refused = () => Promise.reject(apiError('unauthorized', 403));
  await client.query({ queryKey: ['open'], queryFn: refused }).catch(() => undefined);
  expect(end).not.toHaveBeenCalled();
});
