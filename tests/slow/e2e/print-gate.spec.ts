// The print gate (tools/hosting) behind the real nginx and the real Caddy with the repository's own files: links that only their
// owner can open, and an account that nobody can have.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import { openLaboratory } from '@tests/e2e/support/laboratory-client';
import { demoAccount } from '@tests/e2e/support/portal';
import { startProgram } from '@tests/e2e/support/start-program';
import { test } from '@tests/e2e/support/watched-test';

import { install, type Installation } from './support/behind-host';
import { ask, FIRST_PORT, HOST_KINDS, type HostKind } from './support/hosts';

const { userName, password } = demoAccount(4);
const DOOR = '/app/api/user';
const SPELLINGS = [
  DOOR,
  '/app/api/USER',
  `${DOOR}/`,
  '/app/api//user',
  '/app//api/us%65r',
  '/lis/api/user',
  `${DOOR}?x`,
];
/** Addresses that a host reads as the visitor's own, and a call that the service answers before the sign-in. */
const HARMLESS = /^GET (http:|\S+#|\/api\/configuration\/encrypted)/;
/** The portal's page, as for every address of a screen. */
const PAGE = /^<!doctype html>/i;

/** Orders with a report, and who they are of. */
async function reports(origin: string) {
  const laboratory = await openLaboratory(demoAccount(4), origin);
  const found: { order: string; document: string }[] = [];
  for (const order of await laboratory.recentOrders(30)) {
    if (found.length === 2) break;
    if ((await laboratory.finalReport(order)).tests.length === 0) continue;
    found.push({ order, document: await laboratory.documentOf(order) });
  }
  const [own, other] = found;
  if (own === undefined || other === undefined) throw new Error('no reports in the last 30 days');
  return { own, other, token: `Bearer ${laboratory.token}` };
}

/** The gate's address, before a laboratory that hands its account out. */
async function openGate(folder: string, origin: string) {
  const key = join(folder, 'key');
  await writeFile(key, 'k'.repeat(40), { mode: 0o600 });
  return startProgram(['tools/hosting/print-gate.mjs'], {
    ...{
      SERVICE_URL: `${origin}/service`,
      LIS_URL: `${origin}/lis`,
      GATE_PORT: '0',
      GATE_KEY: key,
    },
    ...{ GATE_USER: userName, GATE_PASSWORD: password },
  });
}

const post = ({ port }: HostKind, path: string, words: object, more: object = {}) =>
  ask(port, path, { method: 'POST', body: JSON.stringify(words), ...more });

for (const kind of HOST_KINDS) {
  test.describe(kind.name, () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ baseURL: `https://localhost:${kind.port}`, ignoreHTTPSErrors: true });
    let place: Installation;
    let known: Awaited<ReturnType<typeof reports>>;
    let folder = '';
    let stop = () => Promise.resolve();

    test.beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'print-gate-'));
      place = await install(kind, {
        presetUser: true,
        changes: async ({ printGate }, { origin }) => {
          const gate = await openGate(folder, origin);
          stop = () => gate.stop();
          return printGate(gate.address);
        },
      });
      known = await reports(place.laboratory.origin);
    });
    test.afterAll(async () => {
      await place.close();
      await stop();
      await rm(folder, { recursive: true });
    });

    /** What staff copies. */
    const signedLink = async () => {
      const { order } = known.own;
      const answer = await post(kind, DOOR, { order }, { headers: { Authorization: known.token } });
      return (JSON.parse(answer.body) as { link: string }).link;
    };

    test(`no spelling has ${kind.name} hand out the account`, async () => {
      const open = await fetch(`${place.laboratory.origin}${DOOR}`, { method: 'POST' });
      expect(atob(await open.text()), 'without the gate').toContain(password);
      for (const path of SPELLINGS) {
        for (const words of [{}, { link: known.own.order }, { order: known.own.order }]) {
          const { body } = await post(kind, path, words);
          expect(body, path).not.toMatch(
            new RegExp(`${password}|${btoa(password).slice(2, 12)}|eyJ(?!nYXRl)`),
          );
        }
      }
      expect(atob((await ask(kind.port, DOOR, { method: 'POST' })).body)).toBe(
        '{"gate":"document"}',
      );
      expect(place.laboratory.calls.filter(({ name }) => /user/i.test(name))).toEqual([]);
    });

    test(`whatever a visitor asks ${kind.name} for besides his order is refused`, async () => {
      const { body } = await post(kind, DOOR, { link: await signedLink() });
      const { token } = JSON.parse(body) as { token: string };
      const headers = { Authorization: `Bearer ${token}` };
      const { order } = known.own;
      const own = await ask(kind.port, `/lis/api/orders/getUserValidate/idOrder/${order}`, {
        headers,
      });
      expect(own.status).toBe(200);
      const table = await readFile('tools/hosting/tests/print-gate-attacks.txt', 'utf8');
      const attacks = table.replaceAll('OWN', order).replaceAll('OTHER', known.other.order).trim();
      for (const attack of attacks.split('\n').filter((line) => !HARMLESS.test(line))) {
        const [, method = '', path = '', words] = /^(\S+) (\S+) ?(.*)$/.exec(attack) ?? [];
        const answer = await ask(kind.port, path, {
          method,
          headers,
          ...(words && { body: words }),
        });
        expect(answer.status >= 400 || PAGE.test(answer.body), attack).toBe(true);
        expect(answer.body, attack).not.toContain(known.other.order);
      }
      const passed = place.laboratory.calls.filter(({ name }) => !name.includes(' /service/'));
      // Another call of the app server's, which does not know it.
      expect(passed.map(({ name }) => name)).toEqual(['POST /app/api/user/x']);
    });

    test(`a signed link opens at once on a phone behind ${kind.name}, an old one asks first`, async ({
      page,
      watched,
    }) => {
      watched.expected.push(/403 .*\/app\/api\/user$/);
      await page.setViewportSize({ width: 390, height: 844 });
      const report = page.getByRole('button', { name: 'Ver PDF' });
      await page.goto(`/orqrm:${btoa(await signedLink())}`);
      await expect(report).toBeVisible();
      await page.goto(`/orqrm:${btoa(known.own.order)}`);
      const field = page.getByRole('textbox', { name: 'Número de documento del paciente' });
      await field.fill(known.other.document);
      await page.getByRole('button', { name: 'Ver el informe' }).click();
      await expect(page.getByText(/^El dato no coincide/)).toBeVisible();
      await field.fill(known.own.document);
      await page.keyboard.press('Enter');
      await expect(report).toBeVisible();
      await report.click();
      await expect(page.locator('canvas').first()).toBeVisible();
      const altered = (await signedLink()).replace(known.own.order, known.other.order);
      await page.goto(`/orqrm:${btoa(altered)}`);
      await expect(page.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible();
    });

    test(`an address has twenty tries an hour, by what ${kind.name} sees and not by what it says`, async () => {
      const guess = (at: number, localAddress: string) =>
        post(
          kind,
          DOOR,
          { link: String(202_601_010_000 + at), answer: 'x' },
          {
            localAddress,
            headers: { 'X-Forwarded-For': `10.0.0.${at}`, Forwarded: `for=10.0.0.${at}` },
          },
        );
      const guesses = Array.from({ length: 40 }, (_, at) => guess(at, '127.0.0.2'));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 403)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
      const held = await guess(99, '127.0.0.2');
      expect(Number(held.headers['retry-after'])).toBeGreaterThan(3000);
      expect((await guess(99, '127.0.0.3')).status).toBe(403);
    });

    test(`${kind.name} wrote down neither orders nor links`, async () => {
      await expect.poll(() => place.host.accessLog()).toContain('/orqrm');
      const logs = (await place.host.accessLog()) + (await place.host.errorLog());
      expect(logs).toContain('/app/api/user');
      for (const { order, document } of [known.own, known.other]) {
        for (const word of [order, document, btoa(order).slice(0, 12)])
          expect(logs).not.toContain(word);
      }
    });
  });
}

test('npm start -- --print-gate shows it with the demo, and a link to try', async ({ page }) => {
  const ports = { PORT: String(FIRST_PORT + 16), LIS_PORT: String(FIRST_PORT + 2016) };
  const folder = await mkdtemp(join(tmpdir(), 'print-gate-'));
  const args = ['.config/scripts/start.mjs', '--print-gate', '--small'];
  const env = { ...process.env, ...ports, DATABASE: join(folder, 'laboratory.db') };
  const demo = spawn(process.execPath, args, { env });
  let said = '';
  demo.stdout.on('data', (text) => {
    said += String(text);
  });
  await expect.poll(() => said).toContain('Ctrl+C stops all.');
  const [signed = '', old = ''] = said.match(/http:\S+orqrm:\S+/g) ?? [];
  await page.goto(signed);
  await expect(page.getByRole('region', { name: 'Informe final' })).toBeVisible();
  await page.goto(old);
  await expect(page.getByRole('textbox', { name: /^Número de documento/ })).toBeVisible();
  const isOver = once(demo, 'exit');
  demo.kill('SIGTERM');
  await isOver;
  await rm(folder, { recursive: true });
});
