import { expect } from '@playwright/test';
import type { Page, Request, Route } from '@playwright/test';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { USER_FIELD } from '@tests/support/people/user-field';

/** A call by its method and the beginning of its path, as the laboratory sees it. */
export interface Target {
  readonly method: string;
  readonly path: string;
}

const CALL_END = '/signed-out';

function isCall(request: Request, { method, path }: Target): boolean {
  return request.method() === method && request.url().startsWith(`${LABORATORY}${path}`);
}

/** What a page asked for, in order, from now on. */
export function watchSession(page: Page) {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS') asked.push(request);
  });
  const authorized = (requests: readonly Request[]) =>
    requests.filter((request) => request.headers()['authorization'] !== undefined);
  const end = () => asked.findIndex((request) => new URL(request.url()).pathname === CALL_END);
  return {
    /** How often a call was made. */
    count: (target: Target) =>
      authorized(asked).filter((request) => isCall(request, target)).length,
    /** How often the host heard of an end. */
    ends: () => asked.filter((request) => new URL(request.url()).pathname === CALL_END).length,
    /** Whole pages loaded since the session ended. */
    navigations: () =>
      asked
        .slice(end())
        .filter((request) => request.isNavigationRequest() && request.frame() === page.mainFrame())
        .length,
    /** Calls that still carried a token after the end. */
    callsAfterEnd: () => authorized(asked.slice(end())).map((request) => request.url()),
  };
}

const refuse = (route: Route) => route.fulfill({ status: 401, body: '' });

/** From now on these calls are refused, once `together` of them are under way; the number of refusals given. */
export async function refuseCalls(page: Page, targets: readonly Target[], together = 1) {
  const waiting: Route[] = [];
  const given: string[] = [];
  await page.route(`${LABORATORY}/**`, async (route) => {
    const request = route.request();
    const isMeant =
      request.headers()['authorization'] !== undefined &&
      targets.some((target) => isCall(request, target));
    if (!isMeant) {
      await route.fallback();
      return;
    }
    waiting.push(route);
    if (waiting.length < together) return;
    given.push(...waiting.map((held) => held.request().url()));
    // One of them may have been called off by the end that another one brought.
    await Promise.allSettled(waiting.splice(0).map(refuse));
  });
  return given;
}

/** The login is there with its one explanation, and nothing more is under way. */
export async function expectOneEnd(
  page: Page,
  seen: ReturnType<typeof watchSession>,
): Promise<void> {
  await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status', { name: 'Sesión expirada' })).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('');
  expect(seen.ends(), 'ends told to the host').toBe(1);
  expect(seen.navigations(), 'navigations').toBe(1);
  expect(seen.callsAfterEnd(), 'calls after the end').toEqual([]);
}
