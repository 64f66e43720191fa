// A service that is closed before the sign-in: the page says what is missing, and with the gate of .config/deploy people sign in.
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { LABORATORY } from './support/laboratory-client';
import { demoAccount, signIn } from './support/portal';
import { test } from './support/watched-test';

const PHYSICIAN = 1;
const LABORATORY_USER = 4;
/** Beside the ports of the run itself (.config/playwright.config.ts). */
const PORT = Number(process.env['E2E_LIS_PORT'] ?? '4274') + 2000;
const SERVICE = `http://127.0.0.1:${PORT}/service`;
const START = /^\/(?:configuration\/(?:encrypted|documenttypes)|usertypes|demographic\/webquery)$/;

const running: ChildProcess[] = [];

/** Starts a program and waits for its line "… ready on …"; gives what follows. */
async function start(program: readonly string[], env: Record<string, string>): Promise<string> {
  const process_ = spawn(process.execPath, program, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push(process_);
  for await (const line of createInterface(process_.stdout)) {
    const address = /ready on (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`${program.join(' ')} did not start`);
}

/** Sends the portal's service calls to the closed laboratory, and those of the login to `gate`. */
async function lead(page: Page, gate: string): Promise<void> {
  await page.route(`${LABORATORY}/service/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/service', '');
    const response = await route.fetch({ url: (START.test(path) ? gate : SERVICE) + path });
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await start(['.data/build/main.js', '--closed-start', '--reset'], {
    LIS_PORT: String(PORT),
    DATABASE: '.data/test-results/closed-laboratory.db',
  });
});

test.afterAll(() => {
  for (const program of running) program.kill();
});

test('without the gate the page tells the installer what is missing', async ({ page, watched }) => {
  watched.expected = [/status of 403/];
  await lead(page, SERVICE);
  await page.goto('/');
  await expect(page.getByText('Instale la puerta de inicio (start-gate.mjs)')).toBeVisible();
});

test('through the gate the login starts, and people sign in', async ({ page }) => {
  const { userName, password } = demoAccount(LABORATORY_USER);
  const gate = await start(['.config/deploy/start-gate.mjs'], {
    SERVICE_URL: SERVICE,
    GATE_USER: userName,
    GATE_PASSWORD: password,
    GATE_PORT: '0',
  });
  await lead(page, `http://${gate}`);
  await signIn(page, demoAccount(PHYSICIAN));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(
    page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option').first(),
  ).toBeVisible();
});
