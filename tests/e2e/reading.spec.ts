import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { openLaboratory, type WireTest } from './support/laboratory-client';
import { demoAccount, openAs, pickOrder } from './support/portal';
import { test } from './support/watched-test';

const VALIDATED = 4;
const DAYS = 30;

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

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

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
    const row = rowOf(page, testName).first();
    expect(flat(await row.innerText())).toContain(plain(unit).trim());
    const [shown = ''] = await row.getByRole('cell').allInnerTexts();
    expect(flat(shown).slice(0, flat(result).length)).toBe(flat(result));
    // Nothing but a mark in words stands behind it: another digit would be another value.
    expect(flat(shown).slice(flat(result).length)).toMatch(/^(?: [↑↓]{0,2} ?\p{L}.*)?$/u);
  }

  await page.getByRole('button', { name: 'Alterados' }).click();
  const altered = tests.filter(isAltered);
  const normal = tests.find((wire) => !isAltered(wire));
  const heading = (wire: WireTest | undefined) =>
    results(page).getByRole('rowheader', { name: wire?.testName ?? '' });
  await expect(heading(normal)).toHaveCount(0);
  for (const wire of altered) await expect(heading(wire).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Todos' }).click();

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
