// Hostile texts in everything that the laboratory sends, read by a real browser under the production policy.
import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';

import { VECTORS } from '@tests/unit/ui/safe-html/vectors';

import { configure } from './support/configured';
import { provokePage, trapScripts } from './support/hostile-page';
import { demoAccount, openAs } from './support/portal';
import { test } from './support/watched-test';
import { USER_FIELD } from '@tests/support/people/user-field';

const hostile = VECTORS.map(([, html]) => html).filter((html) => html.length < 5_000);
const all = hostile.join('\n');
/** Where more would fill the screen. */
const few = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
].join();
const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64');

/** The laboratory's answer with something else in it. */
async function answerWith(route: Route, change: (answer: unknown) => unknown): Promise<void> {
  const response = await route.fetch();
  // Of an order that the laboratory does not have it says nothing.
  if (response.status() === 204) await route.fulfill({ response });
  else await route.fulfill({ response, json: change(await response.json()) });
}

/** Number of the hostile order. */
const ORDER = 202611200001;

function plantedOrders(): unknown {
  return hostile.map((html, at) => ({
    order: ORDER + at,
    patientIdDB: at + 1,
    patientId: html,
    documentType: html,
    name1: html,
    name2: html,
    lastName: html,
    surName: html,
    sex: 1,
  }));
}

interface Head {
  readonly orderNumber: number;
  readonly patient: object;
}

/** The headers that the laboratory has of them: of the same patients. */
function plantedHeads(heads: unknown): unknown {
  return (heads as readonly Head[]).map((head) => ({
    ...head,
    patient: { ...head.patient, id: head.orderNumber - ORDER + 1, name1: few, lastName: few },
    comments: [{ comment: few, print: true }],
  }));
}

function plantedTests(order: number): unknown {
  return hostile.map((html, at) => ({
    order,
    testId: at + 1,
    testCode: html,
    testName: html,
    abbreviation: html,
    areaId: 1 + (at % 7),
    areaName: html,
    profileId: at % 3,
    profileName: html,
    state: 4,
    pathology: at % 10,
    resultType: 2,
    result: html,
    refLiteral: html,
    refInterval: html,
    unit: html,
    technique: html,
    hasComment: true,
    hasAntibiogram: true,
    resultComment: {
      comment: at % 2 === 0 ? `nota ${html}` : JSON.stringify({ content: `"nota ${html}"` }),
    },
  }));
}

function plantedAntibiogram(order: number, test: number): unknown {
  return {
    order,
    test,
    microorganisms: hostile.slice(0, 30).map((html, id) => ({
      id,
      name: html,
      comment: html,
      selected: true,
      resultsMicrobiology: [{ nameAntibiotic: html, cmi: html, interpretationCMI: html }],
    })),
  };
}

/** Texts and addresses that an administrator configures. */
const SETTINGS: Readonly<Record<string, string>> = {
  Titulo: few,
  Entidad: few,
  Informacion: few,
  Informacion2: few,
  TerminosCondiciones: all,
  ComentarioResultadoPendiente: all,
  ComentarioRegistroRestringido: all,
  URL: 'javascript:alert(1)',
  Logo: 'data:image/svg+xml,<svg onload=alert(1)>',
  Banner: 'javascript:alert(1)',
  FondoLogin: 'x");background:url(javascript:alert(1))',
  Color: 'red;background:url(javascript:alert(1))',
};

async function plantEverywhere(page: Page): Promise<void> {
  await configure(page, (key) => SETTINGS[key]);
  await page.route('**/service/usertypes', (route) =>
    answerWith(route, (types) =>
      (types as object[]).map((type) => ({ ...type, message: few, image: encode(all) })),
    ),
  );
  await page.route('**/service/orders/filter', (route) => answerWith(route, plantedOrders));
  await page.route('**/api/reports/orderheader', (route) => answerWith(route, plantedHeads));
  await page.route('**/service/orders/results/order/**', (route) => {
    const [, order = ''] = /order\/(\d+)\//.exec(route.request().url()) ?? [];
    return route.fulfill({
      json: plantedTests(Number(order)),
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await page.route('**/microbialdetection/**', (route) => {
    const [, order, test] = /order\/(\d+)\/test\/(\d+)/.exec(route.request().url()) ?? [];
    return route.fulfill({
      json: plantedAntibiogram(Number(order), Number(test)),
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
}

test('no hostile text of the laboratory runs, navigates or draws anything', async ({
  page,
  watched,
}) => {
  expect(hostile.length).toBeGreaterThanOrEqual(100);
  const executed = await trapScripts(page);
  const popups: Page[] = [];
  page.context().on('page', (popup) => popups.push(popup));
  await plantEverywhere(page);
  const strange = new Set<string>();
  const provoke = async () => {
    for (const found of await provokePage(page)) strange.add(found);
  };

  await page.goto('/');
  await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
  await provoke();
  expect(watched.violations).toEqual([]);
  await page.getByRole('button', { name: 'Términos y condiciones' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await provoke();
  // DOMPurify reads the hostile terms in a document of its own; the policy notes the styles and handlers that it keeps from working,
  // styles through the guard of insertBefore too.
  const ITS_OWN = /\/sanitize-[\w-]+\.js$|^style-src-elem inline \S+\/portal-[\w-]+\.js$/;
  const own = watched.violations.filter((violation) => !ITS_OWN.test(violation));
  watched.violations.splice(0, watched.violations.length, ...own);

  await openAs(page, demoAccount(1));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const orders = page.getByRole('listbox', { name: 'Órdenes' });
  await expect(orders).toContainText('<script>');
  await provoke();
  await orders.getByRole('option').first().click();
  const table = page.getByRole('table', { name: 'Resultados' });
  await expect(table).toContainText('<script>alert(1)</script>');
  await provoke();
  const commented = table.getByRole('button', { name: /^Comentario de / }).first();
  const planted = ((await commented.getAttribute('aria-label')) ?? '').replace(
    'Comentario de ',
    '',
  );
  expect(hostile).toContain(planted);
  for (const [button, text] of [
    [commented, 'nota'],
    [table.getByRole('button', { name: /^Antibiograma de / }).first(), 'alert(1)'],
  ] as const) {
    await button.click();
    await expect(page.getByRole('dialog')).toContainText(text);
    await provoke();
    await page.keyboard.press('Escape');
  }

  expect(executed).toEqual([]);
  expect([...strange]).toEqual([]);
  expect(popups).toEqual([]);
  expect(page.frames()).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  watched.expected = [/Content Security Policy/];
});
