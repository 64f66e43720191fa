// The portal and its four servers on one origin, behind the real nginx and the real Caddy with the repository's own files: the whole
// way through them.
import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';
import { canariesIn } from '@tests/e2e/support/canaries';
import { openHistory } from '@tests/e2e/support/history';
import { openLaboratory } from '@tests/e2e/support/laboratory-client';
import { demoAccount, pickOrder, signIn, signOut } from '@tests/e2e/support/portal';
import { startProgram } from '@tests/e2e/support/start-program';
import { test } from '@tests/e2e/support/watched-test';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';

import { install, type Installation } from './support/behind-host';
import {
  makeReport,
  openConfiguration,
  results,
  search,
  signInAdministrator,
} from './support/dashboard';
import { HOST_KINDS, isInstalled } from './support/hosts';

const PHYSICIAN = demoAccount(1);
const LABORATORY_USER = demoAccount(4);
const USER = { name: 'Usuario' };

/** Presses a button that gives a report, and reads the file. */
async function download(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  const pages = await pdfPages(await readFile(await file.path()));
  return { name: file.suggestedFilename(), text: withoutSpace(pages.join(' ')) };
}

/** An order of the last month without attachments, as the laboratory itself reports it to the physician. */
async function findReport(origin: string) {
  const laboratory = await openLaboratory(PHYSICIAN, origin);
  for (const number of await laboratory.recentOrders(30)) {
    const { tests, attachments } = await laboratory.finalReport(number);
    if (tests.length > 0 && attachments.length === 0) return { number, tests };
  }
  throw new Error('no such report in the last 30 days');
}

for (const kind of HOST_KINDS) {
  test.describe(kind.name, () => {
    test.skip(!isInstalled(kind), `${kind.name} is not installed here`);
    test.describe.configure({ mode: 'serial' });
    test.use({ baseURL: `https://localhost:${kind.port}`, ignoreHTTPSErrors: true });
    let place: Installation;
    const received = (call: string) => place.laboratory.calls.filter(({ name }) => name === call);

    test.beforeAll(async () => {
      place = await install(kind);
    });
    test.afterAll(async () => {
      await place.close();
    });

    test(`a physician reads, compares and takes a report away, through ${kind.name}`, async ({
      page,
      context,
      baseURL,
    }) => {
      const { number, tests } = await findReport(place.laboratory.origin);
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      await signIn(page, PHYSICIAN);
      await search(page);
      await pickOrder(page, number);
      await expect(results(page)).toBeVisible();
      const history = await openHistory(page, 'Tabla histórica');
      await expect(history.getByRole('table').first()).toBeVisible();
      await page.keyboard.press('Escape');
      const dialog = await makeReport(page);
      const { name, text } = await download(page, () =>
        dialog.getByRole('button', { name: 'Descargar' }).click(),
      );
      expect(name).toBe(`${number}.pdf`);
      for (const { testName, result } of tests) {
        expect(text).toContain(withoutSpace(testName));
        expect(text).toContain(withoutSpace(result));
      }
      await page.keyboard.press('Escape');
      await signOut(page);
      await expect(page.getByRole('textbox', USER)).toBeVisible();
      expect([...origins].filter((origin) => origin.startsWith('http'))).toEqual([baseURL]);
      expect(await context.cookies()).toEqual([]);
    });

    test(`what ${kind.name} passes on is the call and nothing else`, () => {
      const { calls } = place.laboratory;
      expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'PATCH']));
      for (const { name, headers } of calls) {
        expect(headers.origin, name).toBeUndefined();
        expect(headers.cookie, name).toBeUndefined();
        expect(headers['x-forwarded-proto'], name).toBe('https');
        expect(headers.host, name).toBe(`127.0.0.1:${place.laboratory.port}`);
      }
      const [filter] = received('PATCH /service/orders/filter');
      expect(filter?.headers.authorization).toMatch(/^Bearer ./);
    });

    test(`${kind.name} wrote down nobody's data`, async () => {
      const logs = (await place.host.accessLog()) + (await place.host.errorLog());
      expect(logs).toContain('/api/orders/results');
      expect(logs).not.toContain('OPTIONS');
      expect(canariesIn(logs)).toEqual([]);
    });
  });

  test(`the start gate behind ${kind.name} opens the login, and whoever has a token goes past it`, async ({
    browser,
  }) => {
    test.skip(!isInstalled(kind), `${kind.name} is not installed here`);
    const { userName, password } = LABORATORY_USER;
    let stopGate = () => Promise.resolve();
    const { laboratory, close } = await install(kind, {
      closedStart: true,
      changes: async ({ gate }, { origin }) => {
        const opened = await startProgram(['tools/hosting/start-gate.mjs'], {
          SERVICE_URL: `${origin}/service`,
          GATE_USER: userName,
          GATE_PASSWORD: password,
          GATE_PORT: '0',
        });
        stopGate = () => opened.stop();
        return gate(opened.address);
      },
    });
    const page = await browser.newPage({
      baseURL: `https://localhost:${kind.port}`,
      ignoreHTTPSErrors: true,
    });
    await page.goto('/');
    await expect(page.getByRole('textbox', USER)).toBeVisible();
    // The gate's own calls do not come through the host.
    expect(laboratory.calls).toEqual([]);
    await signInAdministrator(page);
    const dialog = await openConfiguration(page);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    const names = laboratory.calls.map(({ name }) => name);
    expect(names).toContain('PUT /service/usertypes');
    expect(names).toContain('GET /service/configuration/encrypted');
    for (const { name, headers } of laboratory.calls) {
      if (name !== 'POST /service/authentication/web') {
        expect(headers.authorization, name).toMatch(/^Bearer ./);
      }
    }
    await page.close();
    await stopGate();
    await close();
  });
}
