// Whatever call is refused, the session ends once, with one word and no call more (B4).
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { LABORATORY, openLaboratory } from '@tests/e2e/support/laboratory-client';
import { demoAccount } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

import { expectOneEnd, refuseCalls, watchSession, type Target } from './support/refusals';
import {
  makeReport,
  openConfiguration,
  openOrder,
  orders,
  results,
  search,
  signInAdministrator,
} from './support/dashboard';

/** A call that carries the token, and how a user comes to make it. */
interface Walk extends Target {
  /** Up to the action before the call. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const LABORATORY_USER = 4;
const CULTURE = 'Antibiograma de ';

const reload = async (page: Page) => {
  await page.reload({ waitUntil: 'commit' });
};
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

async function openCulture(page: Page): Promise<void> {
  const laboratory = await openLaboratory(demoAccount(LABORATORY_USER));
  const order = await laboratory.findOrder(60, (tests) =>
    tests.some(({ hasAntibiogram }) => hasAntibiogram === true),
  );
  await openOrder(page, order);
}

/** An order of today that is validated enough for both kinds of report. */
async function openReportable(page: Page): Promise<void> {
  const laboratory = await openLaboratory(demoAccount(LABORATORY_USER));
  const order = await laboratory.findOrder(30, (tests) => tests.length > 5);
  await openOrder(page, order);
}

/** A laboratory whose templates go by a demographic. */
async function chooseByDemographic(page: Page): Promise<void> {
  await page.route(
    `${LABORATORY}/lis/api/configuration/DemograficoTituloInforme`,
    async (route) => {
      const response = await route.fetch();
      const entry = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: { ...entry, value: '12' } });
    },
  );
  await openReportable(page);
}

async function editName(page: Page): Promise<void> {
  const dialog = await openConfiguration(page);
  await dialog.getByRole('textbox', { name: 'Nombre del laboratorio' }).fill('Otro nombre');
}

const searchById = async (page: Page) => {
  await page.getByRole('tab', { name: 'Identificación' }).click();
};
const openFirst = async (page: Page) => {
  await orders(page).first().click();
};

const WALKS: readonly Walk[] = [
  { method: 'GET', path: '/service/usertypes', act: reload },
  { method: 'GET', path: '/service/configuration/encrypted', act: reload },
  { method: 'GET', path: '/lis/api/areas/filter', act: reload },
  {
    method: 'GET',
    path: '/service/configuration/documenttypes',
    before: async (page) => {
      await page.reload();
    },
    act: searchById,
  },
  { method: 'PATCH', path: '/service/orders/filter', act: search },
  { method: 'GET', path: '/service/orders/results/order/', before: search, act: openFirst },
  { method: 'PATCH', path: '/service/orders/results/history', before: search, act: openFirst },
  {
    method: 'GET',
    path: '/lis/api/microbiology/microbialdetection/',
    before: openCulture,
    act: (page) => page.getByRole('button', { name: CULTURE }).first().click(),
  },
  ...[
    ['POST', '/lis/api/reports/orderheader'],
    ['GET', '/lis/api/configuration/DemograficoTituloInforme'],
    ['GET', '/lis/api/configuration/GenerarPDFCon'],
    ['POST', '/lis/api/reports/finalReport'],
    ['GET', '/lis/api/orders/getUserValidate/'],
    ['POST', '/lis/api/reports/changestatetest'],
  ].map(([method = '', path = '']) => ({
    method,
    path,
    before: openReportable,
    act: press('Informe final'),
  })),
  {
    method: 'GET',
    path: '/lis/api/demographics/all',
    before: chooseByDemographic,
    act: press('Informe final'),
  },
  {
    method: 'POST',
    path: '/lis/api/reports/printingreport',
    before: openReportable,
    act: press('Informe preliminar'),
  },
  { method: 'PUT', path: '/service/configuration', before: editName, act: press('Guardar') },
  {
    method: 'PUT',
    path: '/service/usertypes',
    before: async (page) => {
      // What this test saves must not reach the laboratory of all tests.
      await page.route(`${LABORATORY}/service/configuration`, (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ json: true }) : route.fallback(),
      );
      await openConfiguration(page);
    },
    act: press('Guardar'),
  },
];

test.beforeEach(({ watched }) => {
  watched.expected = [/status of 401/];
});

for (const { method, path, before, act } of WALKS) {
  test(`${method} ${path} refused: one navigation, one message, no further call (B4)`, async ({
    page,
  }) => {
    await signInAdministrator(page);
    await before?.(page);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const given = await refuseCalls(page, [{ method, path }]);
    const seen = watchSession(page);
    await act(page);
    await expectOneEnd(page, seen);
    expect(given, 'the call itself, never repeated').toHaveLength(1);
  });
}

test('five calls refused at the same time end the session once (B4)', async ({ page }) => {
  await signInAdministrator(page);
  const together = [
    { method: 'GET', path: '/lis/api/areas/filter' },
    { method: 'PATCH', path: '/service/orders/results/history' },
    { method: 'POST', path: '/lis/api/reports/orderheader' },
    { method: 'GET', path: '/lis/api/configuration/DemograficoTituloInforme' },
    { method: 'GET', path: '/lis/api/configuration/GenerarPDFCon' },
  ];
  const given = await refuseCalls(page, together, together.length);
  await page.reload();
  await openReportable(page);
  const seen = watchSession(page);
  await press('Informe final')(page);
  await expectOneEnd(page, seen);
  expect(given).toHaveLength(together.length);
});

test('every call of a session is in the table: what a whole visit asks for (B4)', async ({
  page,
}) => {
  const met = new Set<string>();
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (origin === LABORATORY && request.headers()['authorization'] !== undefined) {
      met.add(`${request.method()} ${pathname}`);
    }
  });
  await signInAdministrator(page);
  await page.reload();
  await searchById(page);
  await page.getByRole('tab', { name: 'Fecha' }).click();
  await openReportable(page);
  await makeReport(page);
  await page.keyboard.press('Escape');
  await expect(results(page)).toBeVisible();
  const known = [...met].filter((call) =>
    WALKS.some(({ method, path }) => call.startsWith(`${method} ${path}`)),
  );
  expect(known.toSorted()).toEqual([...met].toSorted());
  expect(met.size).toBeGreaterThan(10);
});

/** Calls whose refusal is an answer to what was just typed: it is told there, and the session goes on. */
const OWN_ANSWERS: readonly (Walk & { readonly told: string })[] = [
  {
    method: 'PUT',
    path: '/service/authentication/updatepassword',
    before: async (page) => {
      await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
      await dialog.getByRole('textbox', { name: 'Contraseña actual' }).fill('Anterior.2026!');
      await dialog.getByRole('textbox', { name: 'Nueva contraseña' }).fill('Siguiente.2027!');
      await dialog.getByRole('textbox', { name: 'Repetir contraseña' }).fill('Siguiente.2027!');
    },
    act: press('Guardar'),
    told: 'no autorizó',
  },
  {
    method: 'GET',
    path: '/lis/api/areas/filter',
    before: async (page) => {
      await openConfiguration(page);
    },
    act: press('Probar la dirección'),
    told: 'no autorizó',
  },
];

for (const { method, path, before, act, told } of OWN_ANSWERS) {
  test(`${method} ${path} refused as an answer to what was typed: told there, and the session stays (B4)`, async ({
    page,
  }) => {
    await signInAdministrator(page);
    await before?.(page);
    const given = await refuseCalls(page, [{ method, path }]);
    const seen = watchSession(page);
    await act(page);
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
    expect(given).toHaveLength(1);
    expect(seen.ends()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
  });
}
