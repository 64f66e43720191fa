import { http, HttpResponse } from 'msw';
import { onTestFinished } from 'vitest';

import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { lisHeader, lisTest, ORDER } from './report-answers';
import { FINAL_REPORT, HEADER, VALIDATORS } from '@tests/support/reports/reports';

export { ORDER };
export const PRESET = `${LABORATORY}/app/api/user`;
export const LOGIN = `${LABORATORY}/service/authentication/web`;
export const VISITOR_TOKEN = 'visitor.token.of-the-link';

/** The address that a report prints for an order. */
export function printLink(order: string): string {
  return `/orqrm:${btoa(order)}`;
}

/** The account that the app server keeps, as it sends it. */
function presetAccount(): string {
  const account = { location: 1, type: 4, username: 'interno', password: 'Invented.2026' };
  return btoa(JSON.stringify(account));
}

export function signedIn(user: Record<string, unknown> = {}) {
  return {
    success: true,
    token: VISITOR_TOKEN,
    changePassword: false,
    user: { id: 1, userName: 'interno', type: 4, photo: '', ...user },
  };
}

/** The final report of the order as the LIS sends it; name what differs in its second test. */
export function wireReport(second: Record<string, unknown> = {}) {
  const resultTest = [lisTest(1), lisTest(2, second)];
  return { listOrders: [{ order: { ...lisHeader(), resultTest }, attachments: [] }] };
}

const LIS_SETTING = `${LABORATORY}/lis/api/configuration/:key`;

/** A laboratory with a preset user that signs in, and the order of the links. */
export function serveLinks(): void {
  server.use(
    http.post(PRESET, () => HttpResponse.html(presetAccount())),
    http.post(LOGIN, () => HttpResponse.json(signedIn())),
    http.post(HEADER, async ({ request }) => {
      const { init } = (await request.json()) as { readonly init: unknown };
      return HttpResponse.json(String(init) === ORDER ? [lisHeader()] : []);
    }),
    http.get(LIS_SETTING, () => new HttpResponse('', { status: 200 })),
    http.get(VALIDATORS, () => HttpResponse.json([])),
    http.post(FINAL_REPORT, () => HttpResponse.json(wireReport())),
  );
}

/** A call of the portal: its path, and the token that it carried. */
interface SentCall {
  readonly path: string;
  readonly token: string | null;
}

/** Every call that leaves the portal from now on. */
export function watchCalls(): readonly SentCall[] {
  const calls: SentCall[] = [];
  const note = ({ request }: { readonly request: Request }) => {
    const path = new URL(request.url).pathname;
    calls.push({ path, token: request.headers.get('Authorization') });
  };
  server.events.on('request:start', note);
  onTestFinished(() => {
    server.events.removeListener('request:start', note);
  });
  return calls;
}
