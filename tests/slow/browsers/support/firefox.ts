import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { openMarionette } from './marionette';
import { startProgram } from './start-program';
import type { StartBrowser } from './tested-browser';
import { webDriverBrowser } from './webdriver-browser';

/** The window's own bar is wider than a phone. */
const NARROW_BAR = '* { min-width: 0 !important; }';

const preferences = (downloads: string) => ({
  // A port that is free, which Firefox writes into the profile.
  'marionette.port': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  // A report opens beside the portal: as a tab it would lie over it, and what is covered is not drawn.
  'browser.link.open_newwindow': 2,
});

/** A Firefox that is installed on the machine, without a driver of its own: Marionette is inside. */
export function installedFirefox(program: string): StartBrowser {
  return async (folder) => {
    const profile = join(folder, 'profile');
    await mkdir(join(profile, 'chrome'), { recursive: true });
    await writeFile(join(profile, 'chrome', 'userChrome.css'), NARROW_BAR);
    const lines = Object.entries(preferences(folder)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(profile, 'user.js'), lines);
    const firefox = startProgram(program, [
      '--headless',
      '--marionette',
      '--no-remote',
      '--profile',
      profile,
    ]);
    const isOver = once(firefox, 'exit');
    const port = join(profile, 'MarionetteActivePort');
    await expect(() => readFile(port)).toPass();
    const session = await openMarionette(
      connect(Number(await readFile(port, 'utf8')), '127.0.0.1'),
    );
    return webDriverBrowser({
      ...session,
      async close() {
        await session.close();
        await isOver;
      },
    });
  };
}
