import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { firefox, test as base, webkit } from '@playwright/test';

import { installedFirefox } from './firefox';
import { playwrightBrowser } from './playwright-browser';
import type { StartBrowser, TestedBrowser } from './tested-browser';
import { webKitGtk } from './webkit-gtk';

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env;

/** By the name of the project. What the machine has goes before what Playwright brings (.config/scripts/other-browsers.mjs). */
const START: Readonly<Record<string, StartBrowser>> = {
  Firefox: FIREFOX_PATH ? installedFirefox(FIREFOX_PATH) : playwrightBrowser(firefox),
  WebKit: WEBKIT_DRIVER_PATH ? webKitGtk(WEBKIT_DRIVER_PATH) : playwrightBrowser(webkit),
};

interface Tested {
  readonly browser: TestedBrowser;
  /** Address of the portal. */
  readonly portal: string;
  /** Folder of what the browser downloads. */
  readonly downloads: string;
}

/** A test with the browser of its project, started for it alone. */
export const test = base.extend<{ tested: Tested }>({
  tested: async ({ baseURL }, use, { project }) => {
    const start = START[project.name];
    if (start === undefined) throw new Error(`no browser is called ${project.name}`);
    const downloads = await mkdtemp(join(tmpdir(), 'portal-browser-'));
    const browser = await start(downloads);
    console.log(`${project.name} ${browser.version}`);
    await use({ browser, portal: baseURL ?? '', downloads });
    await browser.close();
    await rm(downloads, { recursive: true, force: true, maxRetries: 5 });
  },
});
