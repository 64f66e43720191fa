import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Locator, type Page } from '@playwright/test';

import { LABORATORY } from './laboratory-client';
import { HEADLESS_SHELL } from './headless-shell';
import { forward } from './own-laboratory';
import { settled } from './settled';
import { startProgram } from './start-program';
import { test as watchedTest } from './watched-test';

const ROOT = join(import.meta.dirname, '../../..');
/** The instant at which these pages and their laboratory stand still, a Friday morning in Bogotá. */
const NOW = '2026-11-20T15:00:00Z';
/** The faces of the reports stand in for those of the machine, which differ from one to the next. */
const FACES = [
  { weight: '100 599', file: 'LiberationSans-Regular.ttf' },
  { weight: '600 900', file: 'LiberationSans-Bold.ttf' },
].map(({ weight, file }) => ({
  weight,
  bytes: readFileSync(join(ROOT, 'reports/fonts', file), 'base64'),
}));
/**
 * What another build of Chromium may draw otherwise: the edge of a letter, a pixel of a rounded corner. The ground of a mark is pale,
 * so a pixel counts early; a share of the picture is no measure, for a lost mark is a thousandth of it.
 */
const TOLERANCE = { threshold: 0.05, maxDiffPixels: 120 };

interface Looks {
  /** The address of a laboratory whose day never ends; in place of the shared one for every page. */
  readonly laboratory: string;
}

/** The page as the pictures have it: one typeface, one moment, one laboratory, a search that comes by itself. */
async function standStill(page: Page, laboratory: string): Promise<void> {
  const port = Number(new URL(laboratory).port);
  await page.clock.setFixedTime(NOW);
  await page.addInitScript((faces) => {
    for (const { weight, bytes } of faces) {
      const buffer = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)).buffer;
      document.fonts.add(new FontFace('Looks', buffer, { weight }));
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ':root { --mantine-font-family: Looks !important; --mantine-font-family-monospace: Looks !important }',
    );
    document.adoptedStyleSheets = [sheet];
  }, FACES);
  await page.route(`${LABORATORY}/**`, async (route) => {
    await route.fulfill(await forward(route.request(), port));
  });
  // The portal goes by the clock of its host.
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as object;
    const headers = { ...response.headers(), date: new Date(NOW).toUTCString() };
    await route.fulfill({ response, headers, json: { ...file, startDays: 7 } });
  });
}

/** Tests of how the portal looks. The pictures are the same tomorrow and on every Linux (docs/testing.md, Looks). */
export const test = watchedTest.extend<object, Looks>({
  laboratory: [
    async ({}, use) => {
      const program = await startProgram(
        [join(ROOT, '.data/build/main.js'), '--small', `--at=${NOW}`],
        {
          LIS_PORT: '0',
          SMTP_PORT: '0',
          // One per worker, so no file that another one resets.
          DATABASE: ':memory:',
          DEMO_PRESET_USER: 'on',
        },
      );
      await use(program.address);
      await program.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const same = ['--font-render-hinting=none', '--disable-lcd-text'];
      const args = [...(launchOptions.args ?? []), ...same];
      // By night too, when the whole browser does everything else.
      const drawer = HEADLESS_SHELL === null ? {} : { executablePath: HEADLESS_SHELL };
      await use({ ...launchOptions, ...drawer, args });
    },
    { scope: 'worker' },
  ],
  page: async ({ page, laboratory }, use) => {
    await standStill(page, laboratory);
    await use(page);
  },
});

/**
 * Compares what is in the window with its reviewed picture in tests/e2e/looks; goes on after a difference.
 * @param hidden what differs from one installation to the next
 */
export async function expectLook(
  page: Page,
  name: string,
  hidden: readonly Locator[] = [],
): Promise<void> {
  await page.mouse.move(0, 0);
  await settled(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { ...TOLERANCE, mask: [...hidden] });
}

/** Whether pictures are being drawn anew, and nothing compared. */
export function isDrawingAnew(): boolean {
  return !['none', 'missing'].includes(test.info().config.updateSnapshots);
}

/** The positive control: with this change planted, the window must no longer pass for its picture; then it is taken back. */
export async function expectSeen(page: Page, name: string, rule: string): Promise<void> {
  const plant = (text: string) =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet];
    }, text);
  await plant(rule);
  const compared = expect(page).toHaveScreenshot(`${name}.png`, { ...TOLERANCE, timeout: 3000 });
  await expect(compared, rule).rejects.toThrow(/pixels/);
  await plant('');
}
