import { existsSync } from 'node:fs';

/** Where Debian puts it; `npm test` and the night name what they found, or nothing. */
const named = process.env['HEADLESS_SHELL_PATH'] ?? '/usr/bin/chromium-headless-shell';

/** Chromium's build without windows; null where there is none, and the whole browser stands in for it. */
export const HEADLESS_SHELL = existsSync(named) ? named : null;
