import { stripVTControlCharacters } from 'node:util';

import { expect, type Page } from '@playwright/test';

import { BROWSER_FAULTS, type BrowserFault } from './browser-faults';
import type { Outcome, OutcomeCode } from './outcomes';
import type { Scene, Walk } from './walk';
import { USER_FIELD } from '@tests/support/people/user-field';

/** Longer than the longest call may take. */
const PAST_EVERY_LIMIT = 125_000;
/** Reading calls repeat twice, after one second and after two. */
const WAIT = { timeout: 30_000 };
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
  if (fault === 'stall') {
    // Only the stalled call may run out of time.
    await expect.poll(gateway.waiting, WAIT).toBe(0);
    await page.clock.fastForward(PAST_EVERY_LIMIT);
  }
}

async function expectTold(
  page: Page,
  { failed }: Walk,
  { words, isWhole }: Outcome,
): Promise<void> {
  const told = page.locator('body');
  await expect(told).toContainText(words, WAIT);
  if (failed !== undefined && isWhole !== true) await expect(told).toContainText(failed);
}

async function expectRetry(page: Page, { again }: Walk): Promise<void> {
  const button = page.getByRole('button', { name: again, exact: true });
  await expect(button.first()).toBeEnabled();
}

async function expectOutcome(scene: Scene, walk: Walk, outcome: Outcome): Promise<void> {
  const { page, gateway } = scene;
  const { code, words } = outcome;
  switch (code) {
    case 'S':
      await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible(WAIT);
      await expect(page.getByText(words).first()).toBeVisible();
      return;
    case 'B':
      await expect(page.getByRole('heading', { name: /no está disponible/ })).toBeVisible(WAIT);
      await expectTold(page, walk, outcome);
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
      await expectTold(page, walk, outcome);
      await expectRetry(page, walk);
      await walk.kept(scene);
      return;
    case 'P':
    case 'R':
    case 'U':
      await expectTold(page, walk, outcome);
      await expectRetry(page, walk);
      await walk.kept(scene);
  }
}

/** Whatever happened: something to read, nothing that turns for ever, nothing thrown. */
async function expectSoundPage({ page, errors }: Stage): Promise<void> {
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

interface Cell {
  readonly fault: BrowserFault;
  readonly outcome: Outcome;
}

/** After these the way to try again is on the screen, and the next cell goes by it. */
const LEAVES_RETRY: readonly OutcomeCode[] = ['R', 'U', 'X', 'B'];

/** A page of its own for one cell after another, for as long as each leaves the way to the next. */
interface Stage {
  readonly page: Page;
  readonly errors: readonly string[];
}

async function openStage(
  { page, ...rest }: Scene,
  walk: Walk,
  fault: BrowserFault | 'none',
): Promise<Stage> {
  const own = await page.context().newPage();
  const errors: string[] = [];
  own.on('pageerror', (error) => errors.push(error.message));
  if (fault === 'stall') await own.clock.install();
  await walk.open({ ...rest, page: own });
  return { page: own, errors };
}

async function playCell(
  scene: Scene,
  stage: Stage,
  walk: Walk,
  cell: Cell,
): Promise<string | null> {
  try {
    await meetFault(scene, walk, cell.fault);
    await expectOutcome(scene, walk, cell.outcome);
    await expectSoundPage(stage);
    return null;
  } catch (error) {
    const [reason = ''] = stripVTControlCharacters(String(error)).split('\nCall log');
    return `${reason}\nseen: ${await sayings(scene.page)}`;
  } finally {
    await scene.page.context().setOffline(false);
    scene.gateway.clear();
  }
}

/** The walk from a screen on which the call has just failed. */
function walkAgain(walk: Walk): Walk {
  const act = ({ page }: Scene) =>
    page.getByRole('button', { name: walk.again, exact: true }).first().click();
  return { ...walk, isOfStart: false, act };
}

/**
 * Runs every cell of a call, each from where the last one left the screen: its retry makes the next call, and in the end succeeds.
 * Gives the cells that were not as written, with what was seen instead.
 */
export async function runRow(
  scene: Scene,
  walk: Walk,
  row: Readonly<Record<BrowserFault, Outcome>>,
): Promise<Readonly<Record<string, string>>> {
  const wrong: Record<string, string> = {};
  let stage: Stage | null = null;
  for (const fault of BROWSER_FAULTS) {
    const outcome = row[fault];
    const isFresh = stage === null;
    stage ??= await openStage(scene, walk, fault);
    const own: Scene = { ...scene, page: stage.page };
    const seen = await playCell(own, stage, isFresh ? walk : walkAgain(walk), { fault, outcome });
    if (seen !== null) wrong[fault] = seen;
    const leadsOn = seen === null && walk.isOnce !== true && LEAVES_RETRY.includes(outcome.code);
    if (leadsOn) continue;
    await stage.page.close();
    stage = null;
  }
  const again = stage === null ? walk : walkAgain(walk);
  stage ??= await openStage(scene, walk, 'none');
  const own: Scene = { ...scene, page: stage.page };
  await again.act(own);
  await walk.done(own);
  await stage.page.close();
  return wrong;
}
