import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { startProgram } from './start-program';
import type { StartBrowser } from './tested-browser';
import { webDriverBrowser } from './webdriver-browser';
import { openWebDriver } from './webdriver-http';

/** The window's own bar is wider than a phone. */
const NARROW_BAR = `* {
  min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none;
}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A screen without a monitor, which tells its number. */
async function startScreen() {
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** WebKitGTK in the small browser that comes with it; `driver` is the path of WebKitWebDriver. */
export function webKitGtk(driver: string): StartBrowser {
  return async (folder) => {
    await mkdir(join(folder, 'gtk-3.0'));
    await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
    await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
    const { screen, display } = await startScreen();
    const port = await freePort();
    const driving = startProgram(driver, [`--port=${port}`], {
      DISPLAY: display,
      XDG_CONFIG_HOME: folder,
    });
    const address = `http://127.0.0.1:${port}`;
    await expect(() => fetch(`${address}/status`)).toPass();
    const session = await openWebDriver(address);
    return webDriverBrowser({
      ...session,
      async close() {
        await session.close();
        driving.kill();
        screen.kill();
      },
    });
  };
}
