import { expect, type Locator, type Page } from '@playwright/test';

import { expectAccessible } from '@tests/e2e/support/accessibility';
import { openHistory, startChoosing } from '@tests/e2e/support/history';
import { demoAccount, openAs, openMenu } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

const PHONE = { width: 390, height: 844 };
/** 400 % of 1280 × 1024. */
const ENLARGED = { width: 320, height: 256 };
const SIDEWAYS = { width: 844, height: 390 };
const LOW = { width: 1366, height: 500 };

const orders = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option');

/** The newest order of the demo patient. */
async function openNewest(page: Page, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await openAs(page, demoAccount(2));
  await orders(page).first().click();
  await expect(page.getByRole('rowheader').nth(2)).toBeVisible();
}

/** Parts that scroll by themselves. */
function scrollers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowY } = getComputedStyle(element);
        return (
          ['auto', 'scroll'].includes(overflowY) && element.scrollHeight > element.clientHeight
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

/** Pixels of the window that results take. */
function pixelsOfResults(page: Page): Promise<number> {
  return page.evaluate(() => {
    const spans = [...document.querySelectorAll('[role=rowgroup][aria-label] [role=row]')].map(
      (row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      },
    );
    return spans.reduce((sum, span) => sum + span, 0);
  });
}

test('in every small window nothing scrolls within the page, and nothing runs over its side', async ({
  page,
}) => {
  for (const [name, size] of Object.entries({ PHONE, ENLARGED, SIDEWAYS, LOW })) {
    await page.setViewportSize(size);
    await openAs(page, demoAccount(2));
    await expect(orders(page).first()).toBeVisible();
    expect(await scrollers(page), name).toEqual([]);
    await orders(page).first().click();
    await expect(page.getByRole('rowheader').nth(2)).toBeVisible();
    expect(await scrollers(page), name).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, name).toBe(0);
  }
});

test('enlarged four times, two pages down are results', async ({ page }) => {
  await openNewest(page, ENLARGED);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect.poll(() => pixelsOfResults(page)).toBeGreaterThanOrEqual(150);
});

test('a phone shows the answer at once and ten results within two screens; buttons are as high as a finger, and steps back lead to the list', async ({
  page,
}) => {
  await openNewest(page, PHONE);
  await expect(page.getByText(/^\d+ de sus \d+ resultados están dentro/)).toBeInViewport();
  const found = new Set<string>();
  /** How many results were drawn within the first two screens so far. */
  const collect = async () => {
    const within = await page.getByRole('row').evaluateAll((rows, height) => {
      const ends = rows.map((row) => ({
        title: row.querySelector('[data-place=title]')?.textContent ?? '',
        end: row.getBoundingClientRect().bottom + scrollY,
      }));
      return ends.filter(({ title, end }) => title !== '' && end <= 2 * height);
    }, PHONE.height);
    for (const { title } of within) found.add(title);
    return found.size;
  };
  await expect.poll(collect).toBeGreaterThan(0);
  await page.evaluate((y) => {
    scrollTo(0, y);
  }, PHONE.height);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(PHONE.height);
  // Rows are drawn a moment after they come into sight.
  await expect.poll(collect).toBeGreaterThanOrEqual(10);
  await expect(page.getByText('MARÍA FERNANDA NÚÑEZ ROJAS', { exact: true })).not.toBeInViewport();
  await page.evaluate(() => {
    scrollTo(0, 0);
  });

  const results = page.getByRole('table', { name: 'Resultados' });
  const opener = page.getByRole('rowheader').getByRole('button').first();
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(results).toBeVisible();
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(results).toBeHidden();
  await expect(orders(page).first()).toBeVisible();

  await orders(page).first().click();
  await expect(results).toBeVisible();
  await openMenu(page);
  const low = await page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .map((button) => ({
        name: button.getAttribute('aria-label') ?? button.textContent,
        height: button.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < 44),
  );
  expect(low).toEqual([]);
});

test('back leads to the place of the list that was left; another order begins at its top', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page, demoAccount(2));
  await orders(page).first().waitFor();
  await expectAccessible(page);
  await page.evaluate(() => {
    scrollTo(0, 900);
  });
  const left = orders(page).filter({ hasText: /2025|2026/ });
  const index = await left.evaluateAll((options) =>
    options.findIndex((option) => option.getBoundingClientRect().top > 200),
  );
  await left.nth(index).click();
  await expect(page.getByRole('rowheader').nth(2)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => {
    scrollTo(0, 500);
  });
  await page.getByRole('button', { name: 'Volver' }).evaluate((button: HTMLElement) => {
    button.click();
  });
  await expect(orders(page).first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  /** Controls that a finger of 44 pixels does not hit alone; a field is as high as its frame. */
  const lowControls = (page: Page, within = '[aria-modal="true"]'): Promise<readonly string[]> =>
    page.evaluate((selector) => {
      const scope = [...document.querySelectorAll(selector)].at(-1) ?? document.body;
      return [...scope.querySelectorAll('button, input:not([type=radio]), select, [role=tab]')]
        .filter((control) =>
          control.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }),
        )
        .map((control) => {
          const frame = control.closest('.mantine-Input-wrapper, label');
          const { height } = (
            control.matches('input') && frame ? frame : control
          ).getBoundingClientRect();
          return `${control.getAttribute('aria-label') ?? control.textContent}: ${height}`;
        })
        .filter((told) => Number.parseFloat(told.slice(told.lastIndexOf(':') + 1)) < 44);
    }, within);

  test('sign-in, search, dialogs and charts have controls as high as one', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Paciente' }).check({ force: true });
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
    expect(await lowControls(page)).toEqual([]);
    await openAs(page, demoAccount(2));
    await expect(orders(page).first()).toBeVisible();
    expect(await lowControls(page)).toEqual([]);
    await orders(page).first().click();
    await page.getByRole('rowheader').getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /^Descargar imagen/ })).toBeVisible();
    expect(await lowControls(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openHistory(page, 'Histórico combinado');
    await expect(dialog.getByRole('button', { name: 'Descargar PDF' })).toBeVisible();
    expect(await lowControls(page)).toEqual([]);
  });

  test('a tablet as wide as a desk has them too, and chooses tests in three lines', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openAs(page, demoAccount(1));
    await page.getByRole('button', { name: '7 días' }).click();
    await orders(page).first().click();
    await startChoosing(page);
    const cancel = page.getByRole('button', { name: 'Cancelar' });
    await expect(cancel).toBeVisible();
    expect(await lowControls(page, 'main')).toEqual([]);
    const lines = await cancel.evaluate(
      (last) =>
        new Set(
          [...(last.parentElement?.querySelectorAll('button') ?? [])].map(
            (button) => button.getBoundingClientRect().top,
          ),
        ).size,
    );
    expect(lines).toBeLessThanOrEqual(3);
  });

  test('the menu beside the report stands within the window', async ({ page }) => {
    await openAs(page, demoAccount(1));
    await page.getByRole('button', { name: '7 días' }).click();
    await orders(page).first().click();
    await page.getByRole('button', { name: 'Más informes y archivos' }).click();
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeInViewport({ ratio: 1 });
  });
});
