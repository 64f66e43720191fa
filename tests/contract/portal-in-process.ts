import { createLaboratory, type LaboratoryOptions } from '@demo-lis/create-laboratory';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, vi } from 'vitest';

import { login } from '@/api/authentication/login';
import { getConfiguration } from '@/api/configuration/get-configuration';
import { writeAuthorization } from '@/api/session/authorization-store';
import { loadRuntimeConfig } from '@/lib/runtime-config';

export const LABORATORY = 'https://laboratory.test';
const PORTAL = 'https://portal.test';
/** A day whose results the demo laboratory has. */
export const NOW = Date.UTC(2026, 10, 20, 15);

/** Signs the demo account of the laboratory's own users in. */
export async function signIn(): Promise<unknown> {
  const account = DEMO_ACCOUNTS.find(({ type }) => type === 4);
  const { userName: user = '', password = '' } = account ?? {};
  const outcome = await login({ user, password, type: 4, historyType: -1 });
  if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.entries.join()}`);
  writeAuthorization(outcome.authorization);
  return outcome;
}

/** A laboratory for a file of tests, with the portal's calls before it, signed in. */
export async function openPortal(
  options: Pick<LaboratoryOptions, 'seed'> & Partial<LaboratoryOptions>,
) {
  vi.stubGlobal('document', { baseURI: `${PORTAL}/` });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { location: { origin: PORTAL } });
  const laboratory = await createLaboratory({
    databaseUrl: ':memory:',
    now: () => NOW,
    ...options,
  });
  const names = { service: 'serviceUrl', mail: 'mailUrl', app: 'appServerUrl', merge: 'mergeUrl' };
  const file = Object.entries(names).map(
    ([path, name]) => [name, `${LABORATORY}/${path}`] as const,
  );
  const network = setupServer(
    http.get(`${PORTAL}/config.json`, () => HttpResponse.json(Object.fromEntries(file))),
    http.all(`${LABORATORY}/*`, ({ request }) => laboratory.fetch(request)),
  );
  network.listen({ onUnhandledRequest: 'error' });
  afterAll(async () => {
    network.close();
    vi.unstubAllGlobals();
    await laboratory.close();
  });
  await loadRuntimeConfig();
  await getConfiguration();
  await signIn();
  return { laboratory, network };
}
