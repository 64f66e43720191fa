import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { answerServer } from './answer-server';
import { demoAccount, openAs } from './portal';

const DAY = 86_400_000;
const NEWEST = Date.UTC(2026, 10, 20, 15);

/** Signs in as the demo patient, who has orders of several years, and opens the newest one. */
export async function openNewestOrder(page: Page): Promise<void> {
  await openAs(page, demoAccount(2));
  await page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option').first().click();
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
}

/** Begins to choose tests whose history is compared. */
export async function startChoosing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comparar historial' }).click();
  await page.getByRole('button', { name: 'Elegir exámenes' }).click();
}

/** The same, and chooses all of them. */
export async function tickAll(page: Page): Promise<void> {
  await startChoosing(page);
  await page.getByRole('button', { name: 'Seleccionar todos' }).click();
}

/** Opens a mode of the history by its button. */
export async function openHistory(page: Page, title: string): Promise<Locator> {
  await tickAll(page);
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** An earlier result as the wire carries it, so many days before the newest one. */
export function wireItem(daysBefore: number, result: string, changes: object = {}) {
  return {
    order: 202_000_000_000 + Math.round(daysBefore * 10),
    result,
    resultNumber: /^\d+(\.\d+)?$/.test(result) ? Number(result) : null,
    validateDate: NEWEST - daysBefore * DAY,
    refMin: 70,
    refMax: 100,
    refLiteral: null,
    pathology: 0,
    resultComment: null,
    ...changes,
  };
}

/** The answer to a history call: `itemsOf` gets the place of each test asked for. */
function historiesFor(asked: string, itemsOf: (place: number) => readonly object[]): string {
  const { testId } = JSON.parse(asked) as { testId: number[] };
  const histories = testId.map((id, place) => ({
    testId: id,
    testCode: String(id),
    testName: 'x',
    abbr: 'X',
    resultType: 1,
    history: itemsOf(place),
  }));
  return JSON.stringify(histories);
}

/** Answers the portal's history calls with these results: `itemsOf` gets the place of each test asked for. */
export async function answerHistory(
  page: Page,
  itemsOf: (place: number) => readonly object[],
): Promise<void> {
  const url = await answerServer((asked) => historiesFor(asked, itemsOf));
  await page.route('**/orders/results/history', async (route) => {
    const isAsked = route.request().method() === 'PATCH';
    await route.continue(isAsked ? { url } : {});
  });
}

/** Results per test at most, fewer than the server lists. */
const ENTRIES = 19;

/** Answers with an order of so many numeric tests in place of each that is opened. */
export async function answerOrderOf(page: Page, tests: number): Promise<void> {
  await page.route('**/orders/results/order/**', async (route) => {
    if (route.request().method() !== 'GET') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const [first] = (await response.json()) as Record<string, unknown>[];
    const json = Array.from({ length: tests }, (_, testId) => ({
      ...first,
      testId: testId + 1,
      testName: `Examen ${testId + 1}`,
      areaId: testId % 8,
      areaName: `Área ${testId % 8}`,
      resultType: 1,
      blockTest: 0,
      confidential: false,
    }));
    await route.fulfill({ response, json });
  });
}

/** Answers with an order of so many tests, whose histories have so many dates in all. */
export async function answerMatrix(
  page: Page,
  { tests, dates }: { readonly tests: number; readonly dates: number },
): Promise<void> {
  await answerOrderOf(page, tests);
  await answerHistory(page, (place) =>
    Array.from({ length: Math.min(ENTRIES, dates) }, (_, at) => {
      const week = (at * 3 + place) % dates;
      return wireItem(week * 7, `${place}.${week}`, {
        order: 202_600_000_000 - week,
        pathology: (place + at) % 6 === 0 ? 3 : 0,
      });
    }),
  );
}

/** How many columns of results a table shows whole beside the heads of its rows, and how many of them are cut by an edge. */
export async function columnsInSight(table: Locator): Promise<{ whole: number; cut: number }> {
  return table.evaluate((scroller) => {
    const head = scroller.querySelector('[role=columnheader]');
    const left = head?.getBoundingClientRect().right ?? 0;
    const right = scroller.getBoundingClientRect().left + scroller.clientWidth;
    const spans = [...scroller.querySelectorAll('[role=columnheader]')]
      .filter((column) => column !== head)
      .map((column) => column.getBoundingClientRect())
      .filter((span) => span.right > left + 1 && span.left < right - 1);
    const whole = spans.filter((span) => span.left > left - 1 && span.right < right + 1).length;
    return { whole, cut: spans.length - whole };
  });
}
