// A service that is closed before the sign-in: the page says what is missing, and with the gate of .config/deploy people sign in.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { demoAccount, signIn } from '@tests/e2e/support/portal';
import { startProgram, type Program } from '@tests/e2e/support/start-program';
import { test } from '@tests/e2e/support/watched-test';

const PHYSICIAN = 1;
const LABORATORY_USER = 4;
/** Beside the ports of the run itself (.config/playwright.config.ts). */
const PORT = Number(process.env['E2E_LIS_PORT'] ?? '4274') + 2000;
const SERVICE = `http://127.0.0.1:${PORT}/service`;
const START = /^\/(?:configuration\/(?:encrypted|documenttypes)|usertypes|demographic\/webquery)$/;

const running: Program[] = [];

async function start(...program: Parameters<typeof startProgram>): Promise<string> {
  const started = await startProgram(...program);
  running.push(started);
  return started.address;
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

test.afterAll(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
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
