// A canary in every text of every answer, in what is typed, in addresses and in errors: none of it is in what telemetry tells.
import { expect, test, type Page, type Route } from '@playwright/test';

import { canariesIn } from '@tests/e2e/support/canaries';
import { openHistory } from '@tests/e2e/support/history';
import { LABORATORY, openLaboratory } from '@tests/e2e/support/laboratory-client';
import { demoAccount, filterOrders, signIn, signOut } from '@tests/e2e/support/portal';

import { openOrder, orders, PATIENCE, results, search } from './support/dashboard';

const CANARY = 'CANARIO';
/** What leads from one screen to the next, opens a door or is a file. */
const KEPT = /token|date|^order|number$|^data$|base64|photo|^key$|^id$/i;
const WORDS = /^\p{L}.{0,200}$/su;

/** A value with the canary in each of its texts. */
function sung(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return WORDS.test(value) && !KEPT.test(key) ? `${value} ${CANARY}` : value;
  if (Array.isArray(value)) return value.map((item) => sung(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, sung(item, name)]));
}

async function sing(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  // The configuration says what the portal looks like, and not how anybody is.
  const isPlain = route.request().url().includes('/configuration') || !/^[[{]/.test(text);
  await route.fulfill(isPlain ? { response } : { response, json: sung(JSON.parse(text)) });
}

/** A failure of the laboratory that says the canary. */
const fail = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { errorCode: 0, message: `${CANARY} ${CANARY}@lab.example` } });

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('no text of an answer, of a person, of an address or of an error gets into what is told', async ({
  page,
}) => {
  const told: string[] = [];
  let sungTexts = 0;
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.route('**/config.json', async (route) => {
    const file: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: Object.assign({}, file, { telemetry: { url: '/t' } }) });
  });
  await page.route('**/t', (route) => {
    told.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.route(`${LABORATORY}/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    sungTexts += 1;
    return sing(route);
  });

  await signIn(page, demoAccount(1));
  await search(page);
  await orders(page).first().click();
  await expect(results(page)).toBeVisible(PATIENCE);
  await expect(page.getByText(CANARY).first()).toBeVisible();
  const history = await openHistory(page, 'Tabla histórica');
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  const failures = [
    ['orders/results/order', (route: Route) => route.fulfill({ body: `{"${CANARY}": [` })],
    ['orders/results/history', fail(500)],
    ['orders/filter', fail(409)],
  ] as const;
  for (const [call, answer] of failures) await page.route(`${LABORATORY}/**/${call}**`, answer);
  await orders(page).nth(1).click();
  await filterOrders(page, CANARY);
  await page.evaluate((text) => {
    void Promise.reject(new Error(text));
    setTimeout(() => {
      throw new TypeError(text);
    });
  }, CANARY);
  await search(page);
  await expect(page.getByText('No se pudieron cargar las órdenes')).toBeVisible(PATIENCE);
  await hide(page);
  await expect.poll(() => told.join()).toContain('"service 4xx":1');
  for (const [call] of failures) await page.unroute(`${LABORATORY}/**/${call}**`);

  await signOut(page);
  const laboratory = await openLaboratory(demoAccount(4));
  const order = await laboratory.findOrder(30, (tests) => tests.length > 5);
  await signIn(page, demoAccount(4));
  await openOrder(page, order);
  await page.route(`${LABORATORY}/**/reports/finalReport`, fail(503));
  await page.getByRole('button', { name: 'Informe final' }).click();
  await expect(async () => {
    await hide(page);
    expect(told.join()).toContain('"lis 5xx":1');
  }).toPass(PATIENCE);

  await page.goto(`/orqrm:${CANARY}`);
  await expect(page.getByRole('heading').first()).toBeVisible(PATIENCE);
  const before = told.length;
  await hide(page);
  await expect.poll(() => told.length).toBeGreaterThan(before);

  const all = told.join('\n');
  expect(sungTexts).toBeGreaterThan(10);
  expect(all).toMatch(/"build":"\d+\.\d+\.\d+","vitals":{"LCP":\d+/);
  for (const name of ['service contract', 'script']) expect(all).toContain(`"${name}":`);
  expect(all).not.toContain(CANARY);
  expect(canariesIn(all)).toEqual([]);
  expect(all).not.toMatch(/https?:|localhost|eyJ/);
});

test('without the key nothing of it is loaded or sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
  await hide(page);
  await page.evaluate(() => document.fonts.ready);
  expect(asked.filter((url) => /web-vitals|\/t$/.test(url))).toEqual([]);
});
