// A refused token ends the session once, with one word and no call more. Each call refused alone: fault-matrix.spec.ts.
import { expect } from '@playwright/test';
import type { Page, Request, Route } from '@playwright/test';

import { LABORATORY, openLaboratory } from '@tests/e2e/support/laboratory-client';
import { demoAccount } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';
import { USER_FIELD } from '@tests/support/people/user-field';

import { openOrder, signInAdministrator } from './support/dashboard';

/** What a report asks for, before it and beside it. */
const TOGETHER = [
  ['GET', '/lis/api/areas/filter'],
  ['PATCH', '/service/orders/results/history'],
  ['POST', '/lis/api/reports/orderheader'],
  ['GET', '/lis/api/configuration/DemograficoTituloInforme'],
  ['GET', '/lis/api/configuration/GenerarPDFCon'],
] as const;

const isAuthorized = (request: Request) => request.headers()['authorization'] !== undefined;

/** From now on these calls are refused, once all of them are under way; gives the refusals. */
async function refuseTogether(page: Page): Promise<readonly string[]> {
  const waiting: Route[] = [];
  const given: string[] = [];
  await page.route(`${LABORATORY}/**`, async (route) => {
    const request = route.request();
    const isMeant = TOGETHER.some(
      ([method, path]) =>
        request.method() === method && request.url().startsWith(`${LABORATORY}${path}`),
    );
    if (!isMeant || !isAuthorized(request)) return route.fallback();
    waiting.push(route);
    if (waiting.length < TOGETHER.length) return;
    given.push(...waiting.map((held) => held.request().url()));
    // One of them may have been called off by the end that another one brought.
    const refusals = waiting.splice(0).map((held) => held.fulfill({ status: 401, body: '' }));
    await Promise.allSettled(refusals);
  });
  return given;
}

test('five calls refused at the same time end the session once, with one navigation and no further call', async ({
  page,
  watched,
}) => {
  watched.expected = [/status of 401/];
  await signInAdministrator(page);
  const laboratory = await openLaboratory(demoAccount(4));
  const order = await laboratory.findOrder(30, (tests) => tests.length > 5);
  const given = await refuseTogether(page);
  await page.reload();
  await openOrder(page, order);
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS') asked.push(request);
  });
  await page.getByRole('button', { name: 'Informe final' }).click();

  await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status', { name: 'Sesión expirada' })).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('');
  expect(given).toHaveLength(TOGETHER.length);
  const isEnd = (request: Request) => new URL(request.url()).pathname === '/signed-out';
  expect(asked.filter(isEnd)).toHaveLength(1);
  const later = asked.slice(asked.findIndex(isEnd));
  const isNavigation = (request: Request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame();
  expect(later.filter(isNavigation)).toHaveLength(1);
  expect(later.filter(isAuthorized).map((request) => request.url())).toEqual([]);
});
