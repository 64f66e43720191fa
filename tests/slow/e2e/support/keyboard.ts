import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const MOST_STOPS = 250;

/** Where the focus is: on nothing, on something that shows it, or on something that hides it. */
function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    const isMarked = (part: Element | null | undefined) => {
      if (part === null || part === undefined) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    // A field that is drawn by its label or by the part beside it shows the focus there; a list, at its active option.
    const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
    const parent = element.parentElement;
    const drawn = [element, active, element.nextElementSibling, parent, element.closest('label')];
    if ([...drawn, parent?.parentElement].some(isMarked)) return 'seen';
    return `hidden: ${element.outerHTML.slice(0, 160)}`;
  });
}

async function expectSeen(page: Page): Promise<void> {
  const focus = await focusOf(page);
  if (focus !== 'nothing') expect.soft(focus).toBe('seen');
}

/** Tabs to a control as a person does; every stop on the way shows the focus, which leaves the page once at most. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  let outside = 0;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await focusOf(page)).toBe('seen');
      return;
    }
    await page.keyboard.press('Tab');
    await expectSeen(page);
    if ((await focusOf(page)) === 'nothing') outside += 1;
    expect(outside, 'times the focus left the page').toBeLessThan(3);
  }
  throw new Error(`no way to ${String(target)} with the Tab key`);
}

/**
 * Goes to a control in the rows of a table, which are one stop: down from row to row, then along the one that has it. `rows` is the
 * part that scrolls.
 */
export async function arrowTo(page: Page, rows: Locator, target: Locator): Promise<void> {
  await tabTo(page, rows);
  await page.keyboard.press('Home');
  await expect.poll(() => rows.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  const isInItsRow = () =>
    target.evaluateAll(
      ([element]) => element?.closest('[role="row"]')?.contains(document.activeElement) === true,
    );
  for (let row = 0; row < MOST_STOPS && !(await isInItsRow()); row += 1) {
    await page.keyboard.press('ArrowDown');
    await expectSeen(page);
  }
  const isReached = () =>
    target.evaluateAll(([element]) => element !== undefined && element === document.activeElement);
  for (let control = 0; control < MOST_STOPS && !(await isReached()); control += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(target).toBeFocused();
}

/** Opens a dialog with a key, sees the focus in it, leaves it with Escape and has the focus back. */
export async function openAndLeave(
  page: Page,
  opener: Locator,
  inside: (dialog: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await inside(dialog);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
}
