// What people see when a call fails on its socket, in Chromium: told, nothing lost, and a way on. What each call makes of each fault:
// tests/unit/api/calls/fault-table.test.ts.
import { expect, type Page } from '@playwright/test';

import { openLaboratory } from '@tests/e2e/support/laboratory-client';
import { demoAccount, openAs } from '@tests/e2e/support/portal';

import { openOrder, orders, PATIENCE, reportDialog, results, search } from './support/dashboard';
import type { FaultyGateway, SocketFault, WireCall } from './support/faulty-gateway';
import { test } from './support/gateway-test';

/** Longer than the longest call may take. */
const PAST_EVERY_LIMIT = 125_000;

const FAULTS = {
  drop: /No fue posible conectarse con el servidor/,
  truncated: /No fue posible conectarse con el servidor/,
  stall: /El servidor tardó demasiado en responder/,
  '502': /El servidor no pudo completar la solicitud/,
  html: /El servidor respondió algo que el portal no puede leer/,
  offline: /No hay conexión a internet/,
} as const satisfies Partial<Record<SocketFault | 'offline', RegExp>>;

/** How somebody comes to make a call, and what they see. */
interface Walk {
  readonly call: WireCall;
  readonly open: (page: Page, order: string) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly failed: RegExp;
  readonly done: (page: Page) => Promise<void>;
}

const PASSWORD = 'Nueva.2026';
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const READS: Readonly<Record<string, Walk>> = {
  'a search': {
    call: { method: 'PATCH', path: /\/orders\/filter$/ },
    open: () => Promise.resolve(),
    act: search,
    failed: /No se pudieron cargar las órdenes/,
    done: (page) => expect(orders(page).first()).toBeVisible(PATIENCE),
  },
  'the results of an order': {
    call: { method: 'GET', path: /\/orders\/results\/order\// },
    open: async (page) => {
      await search(page);
      await expect(orders(page).first()).toBeVisible();
    },
    act: (page) => orders(page).first().click(),
    failed: /No se pudieron cargar los resultados/,
    done: (page) => expect(results(page)).toBeVisible(PATIENCE),
  },
  'a report': {
    call: { method: 'POST', path: /\/api\/reports\/finalReport$/ },
    open: async (page, order) => {
      await openOrder(page, order);
      // It is loaded after the results: without a network it would never come.
      await expect(page.getByRole('button', { name: 'Informe final' })).toBeEnabled();
    },
    act: (page) => press(page, 'Informe final'),
    failed: /No se pudo generar el informe/,
    done: (page) =>
      expect(reportDialog(page).getByRole('button', { name: 'Descargar' })).toBeVisible(PATIENCE),
  },
};

/** Lets a call meet a fault; the page's clock runs ahead where only its limit ends it. */
async function meet(
  { page, gateway }: { readonly page: Page; readonly gateway: FaultyGateway },
  { call, act }: Pick<Walk, 'call' | 'act'>,
  fault: keyof typeof FAULTS,
): Promise<void> {
  if (fault === 'offline') await page.context().setOffline(true);
  else gateway.plant(call, fault);
  await act(page);
  if (fault !== 'offline') await expect.poll(gateway.hits).toBeGreaterThan(0);
  if (fault !== 'stall') return;
  // Only the stalled call may run out of time.
  await expect.poll(gateway.waiting).toBe(0);
  await page.clock.fastForward(PAST_EVERY_LIMIT);
}

let order = '';

test.beforeAll(async () => {
  const laboratory = await openLaboratory(demoAccount(4));
  order = await laboratory.findOrder(30, (tests) => tests.length > 5);
});

for (const fault of Object.keys(FAULTS) as (keyof typeof FAULTS)[]) {
  test.describe(fault, () => {
    test.beforeEach(async ({ page, gateway }) => {
      gateway.clear();
      if (fault === 'stall') await page.clock.install();
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await openAs(page, demoAccount(4));
    });

    for (const [name, walk] of Object.entries(READS)) {
      test(`${name} that meets it is told, and can be tried again`, async ({ page, gateway }) => {
        await walk.open(page, order);
        await meet({ page, gateway }, walk, fault);
        await expect(page.locator('body')).toContainText(FAULTS[fault]);
        await expect(page.locator('body')).toContainText(walk.failed);
        await page.context().setOffline(false);
        gateway.clear();
        await press(page, 'Reintentar');
        await walk.done(page);
      });
    }

    test('a password whose change meets it stays as it is typed, and nobody says that it was changed', async ({
      page,
      gateway,
    }) => {
      await page.goto('/userprofile');
      await field(page, 'Contraseña actual').fill('Otra.2025');
      await field(page, 'Nueva contraseña').fill(PASSWORD);
      await field(page, 'Repetir contraseña').fill(PASSWORD);
      const walk = {
        call: { method: 'PUT', path: /\/authentication\/updatepassword$/ },
        act: () => press(page, 'Guardar'),
      };
      await meet({ page, gateway }, walk, fault);
      await expect(
        page.getByRole('alert', { name: 'No se pudo confirmar el cambio' }),
      ).toBeVisible();
      await expect(field(page, 'Nueva contraseña')).toHaveValue(PASSWORD);
      await page.context().setOffline(false);
    });
  });
}
