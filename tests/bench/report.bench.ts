import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { demoAccount, signIn } from '@tests/e2e/support/portal';
import { changeRuntimeFile } from '@tests/slow/e2e/support/runtime-file';

import { compare } from './support/comparison';
import { json, wireTest } from './support/large-answers';
import { compareTask, longestTasks, watchLongTasks } from './support/measure';

const SIZES = [1, 10, 60, 300];
const RUNS = 4;
const MAX_TASK = 50;
const LABORATORY_USER = 4;
const AREA = 25;
const KILOBYTE = 1024;

const orderOf = (size: number) => `20260301${String(size).padStart(4, '0')}`;

function reportedTest(order: string, at: number) {
  const area = Math.floor(at / AREA) + 1;
  const isInProfile = at % AREA < 15;
  return {
    ...wireTest(order, at),
    areaId: area,
    areaName: `Área ${area}`,
    profileId: isInProfile ? area : 0,
    profileName: isInProfile ? `Perfil ${area}` : '',
    unit: '10<sup>3</sup>/µL',
    technique: at % 3 === 0 ? 'Colorimetría' : 'Enzimático',
    validationDate: Date.UTC(2026, 2, 1, 15),
    validationUserId: 7,
    validationUserName: 'Claudia',
    validationUserLastName: 'Ríos',
  };
}

/** From now on there are four orders, one of each size, and their final reports. */
async function answerReports(page: Page): Promise<void> {
  const patient = { patientId: '1', name1: 'Ana', lastName: 'Núñez' };
  const orders = SIZES.map((size) => ({
    ...patient,
    order: Number(orderOf(size)),
    patientIdDB: 1,
  }));
  const tests = (order: string) =>
    Array.from({ length: Number(order.slice(-4)) }, (_, at) => reportedTest(order, at));
  const header = (order: string) => ({
    orderNumber: Number(order),
    createdDate: Date.UTC(2026, 2, 1, 12),
    patient: { ...patient, birthday: Date.UTC(1980, 1, 3) },
  });
  await page.route(`${LABORATORY}/service/orders/filter`, (route) => route.fulfill(json(orders)));
  await page.route(`${LABORATORY}/service/orders/results/order/*/*`, (route) => {
    const order = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
    return route.fulfill(json(tests(order)));
  });
  await page.route(`${LABORATORY}/lis/api/reports/orderheader`, (route) => {
    const { init } = route.request().postDataJSON() as { init: string };
    return route.fulfill(json([header(init)]));
  });
  await page.route(`${LABORATORY}/lis/api/orders/getUserValidate/**`, (route) =>
    route.fulfill(json([])),
  );
  await page.route(`${LABORATORY}/lis/api/reports/changestatetest`, (route) => route.fulfill());
  await page.route(`${LABORATORY}/lis/api/reports/finalReport`, (route) => {
    const body = JSON.stringify(route.request().postDataJSON());
    const order = /"orderNumber":(\d+)/.exec(body)?.[1] ?? '';
    const listOrders = [{ order: { ...header(order), resultTest: tests(order) }, attachments: [] }];
    return route.fulfill(json({ listOrders }));
  });
}

/** Keeps the size of every file that the page makes. */
async function watchFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      document.documentElement.dataset['fileSize'] = String((file as Blob).size);
      return create(file);
    };
    window.open = () => null;
  });
}

/** Milliseconds from the click until the report is ready. */
async function makeReport(page: Page): Promise<number> {
  const time = await page.evaluate(async () => {
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    const start = performance.now();
    button('Informe final')?.click();
    while (button('Abrir informe') === undefined) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return performance.now() - start;
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return time;
}

/** Counts what the portal's own host sends from now on, as it is packed on its way. */
function countDownload(page: Page) {
  const host = new URL(page.url()).origin;
  const sizes: Promise<number>[] = [];
  page.context().on('requestfinished', (request) => {
    if (request.url().startsWith(host)) {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  return async () => {
    const all = await Promise.all(sizes);
    return all.reduce((sum, size) => sum + size, 0);
  };
}

test('final report: click to PDF, longest task on the page, bytes', async ({ page }) => {
  await watchLongTasks(page);
  // The list asks for no results by itself: what is measured is what is opened.
  await changeRuntimeFile(page, { reviewLimit: 0 });
  await watchFiles(page);
  await answerReports(page);
  await signIn(page, demoAccount(LABORATORY_USER));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const listed = page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option');
  await expect(listed).toHaveCount(SIZES.length);
  const downloaded = countDownload(page);

  const tasks: number[] = [];
  for (const size of SIZES) {
    await listed.filter({ hasText: orderOf(size) }).click();
    await expect(page.getByRole('button', { name: 'Informe final' })).toBeEnabled();
    const first = await makeReport(page);
    const before = await downloaded();
    const times: number[] = [];
    const task = await longestTasks(page, async () => {
      for (let run = 0; run < RUNS; run += 1) times.push(await makeReport(page));
    });
    tasks.push(task.worked);
    const report = `report of ${size} tests`;
    await compare({ job: `${report}, click to PDF, first (wall)`, portal: first });
    await compare({ job: `${report}, click to PDF, again (wall)`, portal: Math.min(...times) });
    await compareTask(`${report}, longest task of the page`, task, { atMost: MAX_TASK });
    const bytes = Number(await page.locator('html').getAttribute('data-file-size'));
    await compare({ job: `${report}, its file`, portal: bytes / KILOBYTE, unit: 'kB' });
    const again = (await downloaded()) - before;
    const owed = { atMost: 0 };
    await compare({ job: `${report}, download of the next`, portal: again, unit: 'B', owed });
  }
  const all = (await downloaded()) / KILOBYTE;
  await compare({ job: 'reports, download', portal: all, unit: 'kB', owed: { atMost: 400 } });
  // The drawing is a worker's.
  expect(Math.max(...tasks)).toBeLessThanOrEqual(MAX_TASK);
});
