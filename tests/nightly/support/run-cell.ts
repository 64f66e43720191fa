import { expect, type Page } from '@playwright/test';

import type { BrowserFault } from './browser-faults';
import type { Outcome } from './outcomes';
import type { Scene, Walk } from './walk';

/** Longer than the longest call may take. */
const PAST_EVERY_LIMIT = 125_000;
/** Reading calls repeat twice, after one second and after two. */
const WAIT = { timeout: 15_000 };
const SPINNER = '.mantine-Loader-root:visible, [data-loading="true"]:visible';
const TOLD = '[role="alert"]:visible, [role="status"]:visible, [role="note"]:visible';

/** Plants the fault and makes the call; the page's clock runs ahead where the call would only be given up after its limit. */
async function meetFault(scene: Scene, walk: Walk, fault: BrowserFault): Promise<void> {
  const { page, gateway } = scene;
  if (fault === 'offline') {
    if (walk.isOfStart === true) gateway.hold(walk.call);
    else await page.context().setOffline(true);
  } else gateway.plant(walk.call, fault);
  await walk.act(scene);
  const isReached = () => expect.poll(gateway.hits, WAIT).toBeGreaterThan(0);
  if (fault === 'offline' && walk.isOfStart === true) {
    await isReached();
    await page.context().setOffline(true);
    gateway.dropHeld();
  } else if (fault !== 'offline') await isReached();
  if (fault === 'stall') await page.clock.fastForward(PAST_EVERY_LIMIT);
}

async function expectTold(page: Page, { failed }: Walk, words: RegExp): Promise<void> {
  const told = page.locator('body');
  await expect(told).toContainText(words, WAIT);
  if (failed !== undefined) await expect(told).toContainText(failed);
}

async function expectRetry(page: Page, { again }: Walk): Promise<void> {
  const button = page.getByRole('button', { name: again, exact: true });
  await expect(button.first()).toBeEnabled();
}

async function expectOutcome(scene: Scene, walk: Walk, { code, words }: Outcome): Promise<void> {
  const { page, gateway } = scene;
  switch (code) {
    case 'S':
      await expect(page.getByRole('textbox', { name: 'Usuario' })).toBeVisible(WAIT);
      await expect(page.getByText(words)).toBeVisible();
      return;
    case 'B':
      await expect(page.getByRole('heading', { name: /no está disponible/ })).toBeVisible(WAIT);
      await expectTold(page, walk, words);
      await expectRetry(page, walk);
      return;
    case 'E':
      await expect(page.getByText(words).first()).toBeVisible(WAIT);
      await walk.kept(scene);
      return;
    case 'I':
      await walk.done(scene);
      await expect(page.getByRole('alert')).toHaveCount(0);
      return;
    case 'X':
      expect(gateway.seen().join()).not.toContain('changestatetest');
      await expectTold(page, walk, words);
      await expectRetry(page, walk);
      await walk.kept(scene);
      return;
    case 'P':
    case 'R':
    case 'U':
      await expectTold(page, walk, words);
      await expectRetry(page, walk);
      await walk.kept(scene);
  }
}

/** Whatever happened: something to read, nothing that turns for ever, nothing thrown. */
async function expectSoundPage(page: Page, errors: readonly string[]): Promise<void> {
  await expect(page.getByRole('main').or(page.getByRole('heading')).first()).toBeVisible();
  await expect(page.locator(SPINNER)).toHaveCount(0, WAIT);
  expect(errors, 'uncaught errors').toEqual([]);
}

/** What the page says, for the report of a cell that is not as written. */
async function sayings(page: Page): Promise<string> {
  const texts = await page.locator(TOLD).allInnerTexts();
  return texts
    .filter((text) => text.trim() !== '')
    .join(' | ')
    .replaceAll('\n', ' ');
}

/** Runs one cell in a page of its own; null when it is as written, else what was seen instead. */
export async function runCell(
  { page, ...rest }: Scene,
  walk: Walk,
  cell: { readonly fault: BrowserFault | 'none'; readonly outcome: Outcome },
): Promise<string | null> {
  const own = await page.context().newPage();
  const scene = { ...rest, page: own };
  const errors: string[] = [];
  own.on('pageerror', (error) => errors.push(error.message));
  scene.gateway.clear();
  try {
    if (cell.fault === 'stall') await own.clock.install();
    await walk.open(scene);
    if (cell.fault === 'none') await walk.act(scene);
    else await meetFault(scene, walk, cell.fault);
    await expectOutcome(scene, walk, cell.outcome);
    await expectSoundPage(own, errors);
    return null;
  } catch (error) {
    const [reason = ''] = String(error)
      .replaceAll(/\u001b\[\d+m/g, '')
      .split('\nCall log');
    return `${reason}\nseen: ${await sayings(own)}`;
  } finally {
    await own.context().setOffline(false);
    scene.gateway.clear();
    await own.close();
  }
}
