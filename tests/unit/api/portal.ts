import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { setLisUrl } from '@/api/origins';
import { clearAuthorization, writeAuthorization } from '@/api/session/authorization-store';
import type { Authorization } from '@/domain/auth/authorization';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { loadRuntimeConfig } from '@/lib/runtime-config';

export const PORTAL = 'https://portal.test';
export const SERVICE = 'https://service.test/api';
export const LIS = 'https://lis.test';
export const MERGE = 'https://merge.test';
export const MAIL = 'https://mail.test';

/** Nothing of an order is kept from its reader. */
export const OPEN_RULES: VisibilityRules = {
  ...{ onlyValidated: false, panicBlocking: 'none', seesConfidential: true },
};

/** The network of a test: what no handler answers is an error. */
export const network = setupServer();

/** What a browser offers and Node does not. */
export function openPortal(): void {
  vi.stubGlobal('document', { baseURI: `${PORTAL}/` });
  vi.stubGlobal('navigator', { onLine: true });
}

/** Loads a runtime file over the usual one. */
export async function configure(changes: Record<string, unknown> = {}): Promise<void> {
  openPortal();
  const file = {
    serviceUrl: SERVICE,
    mailUrl: MAIL,
    appServerUrl: '/',
    mergeUrl: MERGE,
    allowedOrigins: [LIS],
    ...changes,
  };
  network.use(http.get(`${PORTAL}/config.json`, () => HttpResponse.json(file)));
  await loadRuntimeConfig();
  setLisUrl(LIS);
}

export function signIn(changes: Partial<Authorization> = {}): void {
  writeAuthorization({
    ...{ authToken: 'aaaa.bbbb.cccc', userName: 'mrojas', id: 17, photo: '', type: 4 },
    ...{ confidential: true, administrator: true },
    ...changes,
  });
}

export function signOut(): void {
  clearAuthorization();
}

/** What left the portal. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | null;
  readonly headers: readonly string[];
  readonly body: unknown;
}

/** Answers every request but the runtime file's with `answer` and keeps what was sent. */
export function answerAll(answer: () => Response | Promise<Response>): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  network.use(
    http.all('*', async ({ request }) => {
      const text = await request.clone().text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      sent.push({
        method: request.method,
        url: request.url,
        authorization: request.headers.get('authorization'),
        headers: [...request.headers.keys()],
        body,
      });
      return answer();
    }),
  );
  return sent;
}

/** Answers so every request with one value. */
export const answerJson = (value: unknown, status = 200) =>
  answerAll(() => HttpResponse.json(value as object, { status }));

/** For a file of tests: each runs in a freshly configured portal that nobody is signed in to, on the test's network only. */
export function portalPerTest(): void {
  beforeAll(() => {
    network.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(async () => {
    await configure();
  });
  afterEach(() => {
    signOut();
    network.resetHandlers();
    vi.unstubAllGlobals();
  });
  afterAll(() => {
    network.close();
  });
}
