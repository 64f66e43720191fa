import type { Page, Route } from '@playwright/test';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';

import { json, wireTest } from './large-answers';

export const ORDERS = 1_000;
const TESTS = 60;
/** How many of them fail. */
export const FAILED = ORDERS * 0.07;
/** Of every hundred orders these fail: no such order, an empty export, 404, 500, a dropped line, and two with an unreadable answer. */
const FAULTS = ['unknown', 'empty', '404', '500', 'dropped', 'html', 'html'];

const numberOf = (at: number) => `20260301${String(at).padStart(4, '0')}`;
const faultOf = (order: string) => FAULTS[Number(order.slice(-4)) % 100];

function headerOf(order: string) {
  return {
    orderNumber: Number(order),
    createdDate: Date.UTC(2026, 2, 1, 12),
    patient: { patientId: order, name1: 'Ana', lastName: `Núñez ${order.slice(-4)}` },
  };
}

const testsOf = (order: string) => Array.from({ length: TESTS }, (_, at) => wireTest(order, at));

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  empty: (route) => route.fulfill({ status: 200, body: '' }),
  '404': (route) => route.fulfill({ status: 404 }),
  '500': (route) => route.fulfill({ status: 500 }),
  dropped: (route) => route.abort('connectionreset'),
  html: (route) => route.fulfill({ contentType: 'text/html', body: '<html>Proxy</html>' }),
};

function answerReport(route: Route, encrypt: boolean): Promise<void> {
  const [order = ''] = /\d{12}/.exec(route.request().postData() ?? '') ?? [];
  const fail = FAILURES[faultOf(order) ?? ''];
  if (fail !== undefined) return fail(route);
  const reported = { ...headerOf(order), resultTest: testsOf(order) };
  return route.fulfill(json({ listOrders: [{ order: reported, attachments: [], encrypt }] }));
}

/**
 * A laboratory of a thousand orders, 7 % of which fail, that may want their reports protected. Gives the orders whose delivery it was
 * told of.
 */
export async function answerThousandOrders(
  page: Page,
  encrypt = false,
): Promise<readonly string[]> {
  const delivered: string[] = [];
  const orders = Array.from({ length: ORDERS }, (_, at) => ({
    order: Number(numberOf(at)),
    patientIdDB: at,
    patientId: numberOf(at),
    name1: 'Ana',
    lastName: 'Núñez',
  }));
  await page.route(`${LABORATORY}/service/orders/filter`, (route) => route.fulfill(json(orders)));
  await page.route(`${LABORATORY}/lis/api/reports/orderheader`, (route) => {
    const [order = ''] = /\d{12}/.exec(route.request().postData() ?? '') ?? [];
    return route.fulfill(json(faultOf(order) === 'unknown' ? [] : [headerOf(order)]));
  });
  await page.route(`${LABORATORY}/lis/api/orders/getUserValidate/**`, (route) =>
    route.fulfill(json([])),
  );
  await page.route(`${LABORATORY}/lis/api/reports/finalReport`, (route) =>
    answerReport(route, encrypt),
  );
  await page.route(`${LABORATORY}/lis/api/reports/changestatetest`, (route) => {
    delivered.push(/"orderNumber":"?(\d{12})/.exec(route.request().postData() ?? '')?.[1] ?? '');
    return route.fulfill({ status: 200, body: '' });
  });
  return delivered;
}
