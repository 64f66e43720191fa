import { existsSync } from 'node:fs';

/** Where Debian puts it; `npm test` and the night name what they find. */
const USUAL = '/usr/bin/chromium-headless-shell';

/** Chromium's build without windows; null where there is none, and the whole browser stands in for it. */
export const HEADLESS_SHELL =
  [process.env['HEADLESS_SHELL_PATH'], USUAL].find(
    (path) => path !== undefined && /headless[-_]shell/.test(path) && existsSync(path),
  ) ?? null;
