import { expect, test, type Page } from '@playwright/test';

import { demoAccount, signIn } from '@tests/e2e/support/portal';
import { changeRuntimeFile } from '@tests/slow/e2e/support/runtime-file';

import { compare, growthOf } from './support/comparison';
import { answerOrders, answerTests, wireOrder } from './support/large-answers';
import {
  clickToPaint,
  compareTask,
  inTurn,
  longestTasks,
  paintMarkup,
  scrollClocks,
  scrollThrough,
  threadClock,
  watchLongTasks,
} from './support/measure';
import { openPeers, peerClocks } from './support/peers';

const SIZES = [60, 300, 2_000, 10_000];
/** All of 300 tests are in the page; of more than a thousand those that were scrolled to. */
const MAX_NODES = 7_500;
const MAX_SCROLL_TASK = 100;
/** One of the tasks that bring the rows below the first screen. */
const MAX_SLICE = 50;
/** What the dearest order may cost, in the cheapest; 10,000 tests in 60 are owed. */
const MAX_GROWTH = 1.5;
/** What an order may cost, in the markup of its first screen written as text. */
const MAX_MARKUP = 1.4;
const MAX_FRAME = { few: 16, many: 24 };
const RUNS = 7;
const OPTIONS = '[role="listbox"][aria-label="Órdenes"] [role="option"]';
const TABLE = '[role="table"][aria-label="Resultados"]';
const ROWS = `${TABLE} [role="rowgroup"][tabindex="0"]`;
/** The list without cells of its own: no table costs less to scroll. */
const BARE = 'react-window';
/** What scrolls in each peer. */
const SCROLLED: Readonly<Record<string, string>> = {
  'react-window': '.scrolled',
  MUI: '.MuiDataGrid-virtualScroller',
  'AG Grid': '.ag-body-viewport, .ag-grid-viewport',
};

/** Rows below those in sight that belong to a first screen. */
const BELOW = 6;

/** The table's markup with the rows of its first screen alone. */
function firstScreen(page: Page): Promise<string> {
  return page.locator(TABLE).evaluate((table, below) => {
    const { bottom = 0 } =
      table.querySelector('[role="rowgroup"][tabindex]')?.getBoundingClientRect() ?? {};
    const rows = [...table.querySelectorAll('[role="row"]')];
    const inSight = rows.filter((row) => row.getBoundingClientRect().top < bottom).length;
    const copy = table.cloneNode(true) as HTMLElement;
    for (const row of [...copy.querySelectorAll('[role="row"]')].slice(inSight + below)) {
      row.remove();
    }
    return copy.outerHTML;
  }, BELOW);
}

/** Waits until the page has all rows that come into it by themselves. */
async function untilWhole(page: Page): Promise<void> {
  const rows = page.locator(TABLE).getByRole('row');
  let before = -1;
  await expect
    .poll(
      async () => {
        const count = await rows.count();
        const isSettled = count === before;
        before = count;
        return isSettled;
      },
      { intervals: [500] },
    )
    .toBe(true);
}

/** The order of the list's row `position`; the newest has the highest number. */
const orderAt = (position: number) => wireOrder(SIZES.length - 1 - position).order;

test('results: opening, scrolling, elements and longest task', async ({ page, browser }) => {
  await watchLongTasks(page);
  // The list asks for no results by itself: what is measured is what is opened.
  await changeRuntimeFile(page, { reviewLimit: 0 });
  const sizes = new Map(SIZES.map((size, position) => [orderAt(position), size]));
  await answerOrders(page, SIZES.length);
  await answerTests(page, (order) => sizes.get(order) ?? 0);
  await signIn(page, demoAccount(4));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.locator(OPTIONS)).toHaveCount(SIZES.length);

  const peersPage = await openPeers(browser, 'results');
  const clock = await threadClock(page);
  const open = (at: number) =>
    clickToPaint(page, {
      click: `${OPTIONS}[data-index="${at}"]`,
      within: TABLE,
      text: `de ${orderAt(at)}`,
    });
  const markups: string[] = [];
  for (const at of SIZES.keys()) {
    await open(at);
    markups.push(await firstScreen(page));
  }
  // From the second visit on the tests come from the cache: what remains is the portal's own work.
  const openings = SIZES.flatMap((size, at) => [
    [
      `portal ${size}`,
      async () => {
        await open((at + 1) % SIZES.length);
        return clock.of(() => open(at));
      },
    ] as const,
    [`markup ${size}`, () => clock.of(() => paintMarkup(page, markups[at] ?? ''))] as const,
  ]);
  const opened = await inTurn(RUNS, Object.fromEntries(openings));
  const costOf = (size: number) => opened[`portal ${size}`] ?? Number.NaN;

  for (const [at, size] of SIZES.entries()) {
    const peerRuns = await peerClocks(peersPage, size, [BARE, 'MUI', 'AG Grid']);
    const { [BARE]: bare, ...grids } = await inTurn(RUNS, peerRuns);
    await compare({
      job: `order of ${size} tests, opened`,
      portal: costOf(size),
      peers: grids,
      limit: opened[`markup ${size}`],
      owed: { timesLimit: MAX_MARKUP },
    });

    await compare({ job: `${size} rows without cells of their own`, portal: bare });

    await open((at + 1) % SIZES.length);
    const slices = await longestTasks(page, async () => {
      await open(at);
      await untilWhole(page);
    });
    await compareTask(`order of ${size} tests, longest task until it is whole`, slices, {
      atMost: MAX_SLICE,
    });
    const nodes = await page.locator('*').count();
    const frames: Record<string, number> = {};
    for (const [name, run] of Object.entries(peerRuns)) {
      await run();
      frames[name] = await scrollClocks(peersPage, SCROLLED[name] ?? '');
    }
    const { [BARE]: limit, ...scrolled } = frames;
    await compare({
      job: `order of ${size} tests, a scroll of 300 pixels (p95)`,
      portal: await scrollClocks(page, ROWS),
      peers: scrolled,
      limit,
      owed: { atMost: size > 60 ? MAX_FRAME.many : MAX_FRAME.few },
    });
    const task = await longestTasks(page, () => scrollThrough(page, ROWS, 120));
    const most = { atMost: MAX_NODES };
    await compare({
      job: `order of ${size} tests, page`,
      portal: nodes,
      unit: 'nodes',
      owed: most,
    });
    const longest = { atMost: MAX_SCROLL_TASK };
    await compareTask(`order of ${size} tests, longest task of 120 jumps`, task, longest);
    expect.soft(nodes).toBeLessThanOrEqual(MAX_NODES);
    expect.soft(task.worked).toBeLessThanOrEqual(MAX_SCROLL_TASK);
  }
  const costs = SIZES.map(costOf);
  const growth = Math.max(...costs) / Math.min(...costs);
  await compare({
    job: 'the dearest of these orders, in the cheapest',
    portal: growth,
    unit: 'times',
    owed: { atMost: MAX_GROWTH },
  });
  const points = SIZES.map((size) => [size, costOf(size)] as const);
  await compare({ job: 'order, growth', portal: growthOf(points), unit: 'power of n' });
  expect(growth).toBeLessThanOrEqual(MAX_GROWTH);
});
