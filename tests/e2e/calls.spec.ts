// What the portal asks of the network besides its calls, and what of them stays in the browser's profile.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { authenticate, LABORATORY, openLaboratory } from './support/laboratory-client';
import { chooseOrder, demoAccount, signIn, signOut } from './support/portal';

const PHYSICIAN = demoAccount(1);

/** Stands before the laboratory and notes what arrives there: events of a page tell nothing of requests for permission. */
async function listen() {
  const arrived: { readonly method: string; readonly path: string }[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    arrived.push({ method, path });
    const call = send(`${LABORATORY}${path}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(call);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const { host } = new URL(LABORATORY);
  return {
    arrived,
    /** Leads a browser here. */
    rule: `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The newest orders of the physician that have something to report. */
async function reportableOrders(count: number): Promise<readonly string[]> {
  const laboratory = await openLaboratory(PHYSICIAN);
  const found: string[] = [];
  for (const order of await laboratory.recentOrders(30)) {
    if ((await laboratory.finalReport(order)).tests.length > 0) found.push(order);
    if (found.length === count) return found;
  }
  throw new Error('not so many reports in the last 30 days');
}

/** Finds the order, reads it and makes its report. */
async function work(page: Page, order: string): Promise<void> {
  await chooseOrder(page, order);
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
  await page.getByRole('button', { name: 'Informe final' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generando informes' });
  await expect(dialog.getByRole('button', { name: 'Descargar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Where a browser that keeps one lists the pages seen: the title of a report has its order number. */
const SEEN_PAGES = 'History';

/** Every file below a folder but the list of pages seen, as one text. */
async function textBelow(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith(SEEN_PAGES));
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  );
  return texts.join('\n');
}

test('the browser asks once for each address that something is sent to, and keeps no answer', async ({
  baseURL,
  launchOptions,
}) => {
  const orders = await reportableOrders(3);
  const laboratory = await listen();
  const folder = await mkdtemp(join(tmpdir(), 'portal-profile-'));
  const args = [...(launchOptions.args ?? []), laboratory.rule];
  const open = () => chromium.launchPersistentContext(folder, { ...launchOptions, args, baseURL });
  try {
    const sitting = await open();
    const page = await sitting.newPage();
    await signIn(page, PHYSICIAN);
    for (const order of orders) await work(page, order);
    await sitting.close();

    const sent = laboratory.arrived
      .filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method))
      .map(({ path }) => path);
    const addresses = new Set(sent);
    expect(sent.length).toBeGreaterThan(addresses.size + 5);
    for (const address of addresses) {
      const asked = laboratory.arrived.filter(
        ({ method, path }) => method === 'OPTIONS' && path === address,
      );
      expect(asked, address).toHaveLength(1);
    }

    const left = await textBelow(folder);
    // It does keep what it may: the portal's own files.
    expect(left).toContain('/assets/');
    for (const order of orders) expect(left).not.toContain(order);

    // An answer that it may keep is found there.
    const control = await open();
    const { token } = await authenticate(PHYSICIAN);
    const other = await control.newPage();
    await other.goto('/');
    await other.evaluate(
      async ([address, authorization]) => {
        await (await fetch(address, { headers: { Authorization: authorization } })).text();
      },
      [
        `${LABORATORY}/service/orders/results/order/${orders[0] ?? ''}/0`,
        `Bearer ${token}`,
      ] as const,
    );
    await control.close();
    expect(await textBelow(folder)).toContain(orders[0]);
  } finally {
    laboratory.stop();
    await rm(folder, { recursive: true });
  }
});

/** Calls of a visit, by what somebody did last; asking for permission is not one. */
function watchCalls(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === LABORATORY && request.method() !== 'OPTIONS')
      asked.push(`${request.method()} ${pathname.replaceAll(/\d+/g, '…')}`);
  });
  return {
    /** Waits until these were asked for since the last time, and nothing else; what comes later counts the next time. */
    async expectThese(calls: readonly string[]): Promise<void> {
      await expect.poll(() => asked.toSorted()).toEqual(calls);
      asked.splice(0, calls.length);
    },
  };
}

/** What the login asks for before anybody is known. */
const START = [
  'GET /service/configuration/documenttypes',
  'GET /service/configuration/encrypted',
  'GET /service/demographic/webquery',
  'GET /service/usertypes',
];

test('a visit asks for what it shows and nothing twice @slow', async ({ page }) => {
  const [order = ''] = await reportableOrders(1);
  // Else each order in sight costs a call, and how many are in sight is no matter of this test.
  await page.route('**/config.json', async (route) => {
    const file: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: Object.assign({}, file, { orderSummaries: false }) });
  });
  const calls = watchCalls(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await calls.expectThese(START);

  // Opens the login anew.
  await signIn(page, PHYSICIAN);
  await calls.expectThese([
    'GET /lis/api/areas/filter/state/true',
    ...START,
    'POST /service/authentication/web',
  ]);

  await chooseOrder(page, order);
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
  await calls.expectThese([
    'GET /service/orders/results/order/…/…',
    'PATCH /service/orders/filter',
    'PATCH /service/orders/results/history',
    'POST /lis/api/reports/orderheader',
  ]);

  await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
  await calls.expectThese([
    'GET /service/orders/results/order/…/…',
    'PATCH /service/orders/filter',
    'PATCH /service/orders/results/history',
    'POST /lis/api/reports/orderheader',
  ]);

  await page.getByRole('button', { name: 'Informe final' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generando informes' });
  await expect(dialog.getByRole('button', { name: 'Descargar' })).toBeVisible();
  await calls.expectThese([
    'GET /lis/api/configuration/DemograficoTituloInforme',
    'GET /lis/api/configuration/GenerarPDFCon',
    'GET /lis/api/orders/getUserValidate/idOrder/…',
    'POST /lis/api/reports/changestatetest',
    'POST /lis/api/reports/finalReport',
    'POST /lis/api/reports/orderheader',
  ]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await signOut(page);
  await calls.expectThese(START);
});
