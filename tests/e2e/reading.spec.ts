import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { openLaboratory, type WireTest } from './support/laboratory-client';
import { demoAccount, openAs, pickOrder } from './support/portal';
import { test } from './support/watched-test';

const VALIDATED = 4;
const DAYS = 30;

const orders = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option');
const results = (page: Page): Locator => page.getByRole('table', { name: 'Resultados' });
const isAltered = ({ pathology }: WireTest) => (pathology ?? 0) !== 0;
const hasComment = (wire: WireTest) => wire.hasComment === true && wire.state >= VALIDATED;
const isComplete = (tests: readonly WireTest[]) =>
  tests.length >= 8 &&
  tests.some(isAltered) &&
  !tests.every(isAltered) &&
  tests.some(hasComment) &&
  tests.some((wire) => wire.hasAntibiogram === true);

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('listbox', { name: 'Órdenes' })).toBeVisible();
}

async function openOrder(page: Page, number: string): Promise<void> {
  await pickOrder(page, number);
  await expect(results(page)).toBeVisible();
}

/** What a power of a unit is written with. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (digits: string) => Array.from(digits, (digit) => RAISED[Number(digit)]).join('');
const plain = (html: string | null | undefined) =>
  (html ?? '').replaceAll(/<sup>(\d+)<\/sup>/g, (_, digits: string) => raised(digits));

const rowOf = (page: Page, testName: string): Locator =>
  results(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: testName }) });

/** Presses a button of a test. On a phone it is inside the part of the test that unfolds. */
async function press(page: Page, test: WireTest | undefined, name: RegExp): Promise<void> {
  const row = rowOf(page, test?.testName ?? '');
  const folded = row.first().locator('button[aria-expanded="false"]');
  if ((await folded.count()) > 0) await folded.click();
  await results(page).getByRole('button', { name }).first().click();
}

test('an order reads as the server sent it, with altered ones only, comment and antibiogram', async ({
  page,
}) => {
  const laboratory = await openLaboratory(demoAccount(4));
  const number = await laboratory.findOrder(DAYS, isComplete);
  const tests = await laboratory.results(number);

  await openAs(page, demoAccount(4));
  await search(page);
  await openOrder(page, number);
  await expectAccessible(page);
  for (const { testName, result, unit } of tests) {
    const text = (await rowOf(page, testName).first().innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain(result.replaceAll(/\s+/g, ' ').trim());
    expect(text).toContain(plain(unit).trim());
  }

  await page.getByRole('button', { name: /^Solo alterados/ }).click();
  const altered = tests.filter(isAltered);
  const normal = tests.find((wire) => !isAltered(wire));
  const heading = (wire: WireTest | undefined) =>
    results(page).getByRole('rowheader', { name: wire?.testName ?? '' });
  await expect(heading(normal)).toHaveCount(0);
  for (const wire of altered) await expect(heading(wire).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Solo alterados/ }).click();

  await press(page, tests.find(hasComment), /^Comentario de /);
  const comment = page.getByRole('dialog', { name: 'Comentario' });
  await expect(comment).toBeVisible();
  await expectAccessible(page);
  await comment.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(comment).toBeHidden();

  await press(
    page,
    tests.find(({ hasAntibiogram }) => hasAntibiogram),
    /^Antibiograma de /,
  );
  const antibiogram = page.getByRole('dialog', { name: 'Antibiograma' });
  await expect(antibiogram.getByRole('columnheader', { name: 'Antibiótico' })).toBeVisible();
  await expectAccessible(page);
  await antibiogram.getByRole('button', { name: 'Cerrar' }).first().click();
});

test('narrow screens go one level back at a time, by the button and by the gesture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, demoAccount(4));
  await expectAccessible(page);
  await search(page);
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeHidden();
  await expectAccessible(page);
  await orders(page).first().click();
  await expect(page.getByRole('button', { name: 'Volver' })).toBeVisible();
  await expect(orders(page).first()).toBeHidden();

  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(orders(page).first()).toBeVisible();
  await orders(page).nth(1).click();
  await expect(page.getByRole('button', { name: 'Volver' })).toBeVisible();
  await page.goBack();
  await expect(orders(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  await expect(orders(page).first()).toBeHidden();
});
