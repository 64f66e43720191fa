// A monkey before the portal: random actions with random faults in their way never leave a blank or a trapped user.
import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';

import { demoAccount, openAs } from '@tests/e2e/support/portal';

import type { SocketFault } from './support/faulty-gateway';
import { test } from './support/gateway-test';

/** How many monkeys, and how long each is at it; fewer with `CHAOS_SEEDS` and `CHAOS_ACTIONS`. */
const SEEDS = Number(process.env['CHAOS_SEEDS'] ?? 12);
const ACTIONS = Number(process.env['CHAOS_ACTIONS'] ?? 500);
/** The first seed: another one each day, and the one of a failed day to see it again. */
const FIRST_SEED = Number(process.env['CHAOS_SEED'] ?? Math.floor(Date.now() / 86_400_000) * 1000);
const FAULT_SHARE = 0.1;
/** Monkeys change the language as well. */
const WAYS_OUT = ['Cerrar sesión', 'Sign out'];
const SIGN_OUT = new RegExp(WAYS_OUT.join('|'));
/** A session that a refused call ends is no chaos, only its end; and what hangs is for fault-matrix.spec.ts. */
const FAULTS: readonly SocketFault[] = [
  ...(['drop', 'truncated', 'html', 'wrong-shape', 'empty'] as const),
  ...(['404', '429', '502', '500-code-0', '500-code-1', '500-code-2'] as const),
];
/** What a monkey may press. Its own way out is tried in the end. */
const PRESSABLE =
  'button:visible:enabled, [role=tab]:visible, [role=option]:visible, input[type=checkbox]:visible';
const FIELDS =
  'input:not([type=checkbox]):not([type=radio]):not([type=file]):visible, select:visible';
const TEXTS = ['', '0', '202611220001', '01/11/2026', 'ANA', '*', '<b>x</b>', '\u202e5.12', '😀'];
const KEYS = ['Escape', 'Tab', 'Enter', 'ArrowDown', 'PageDown', 'Home', 'End', 'Shift+Tab'];

interface Action {
  readonly kind: 'press' | 'type' | 'key' | 'back' | 'size';
  /** Chooses among what there is at the time. */
  readonly pick: number;
}

const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom('press', 'press', 'press', 'press', 'type', 'type', 'key', 'size', 'back'),
  pick: fc.nat(1_000_000),
});

const of = <T>(items: readonly T[], pick: number): T | undefined => items[pick % items.length];

async function press(page: Page, pick: number): Promise<void> {
  await page.evaluate(
    ([selector, index, spared]) => {
      const isSpared = ({ textContent }: Element) =>
        spared.some((word) => textContent.includes(word));
      const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility() && !isSpared(element),
      );
      visible[index % Math.max(1, visible.length)]?.click();
    },
    [PRESSABLE.replaceAll(':visible', ''), pick, WAYS_OUT] as const,
  );
}

async function type(page: Page, pick: number): Promise<void> {
  const fields = page.locator(FIELDS);
  const count = await fields.count();
  if (count === 0) return;
  const field = fields.nth(pick % count);
  const text = of(TEXTS, pick) ?? '';
  // A field may be gone or covered by the time; the monkey does not care.
  await field.fill(text, { timeout: 500, force: true }).catch(() => undefined);
}

async function act(page: Page, { kind, pick }: Action): Promise<void> {
  if (kind === 'press') await press(page, pick);
  else if (kind === 'type') await type(page, pick);
  else if (kind === 'key') await page.keyboard.press(of(KEYS, pick) ?? 'Tab');
  else if (kind === 'size') {
    await page.setViewportSize({ width: pick % 2 === 0 ? 1366 : 390, height: 800 });
  } else
    // Not beyond the page that the monkey began with.
    await page.evaluate(() => {
      const state: unknown = window.history.state;
      const place: unknown =
        typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : 0;
      if (typeof place === 'number' && place > 0) window.history.back();
    });
}

/** There is always something to read. */
async function expectNoBlank(page: Page): Promise<void> {
  const visible = page.getByRole('main').or(page.getByRole('heading')).or(page.getByRole('dialog'));
  await expect(visible.first()).toBeVisible({ timeout: 20_000 });
}

/** Signs out by hand, from wherever the monkey left off. */
async function signOut(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 800 });
  const button = page.getByRole('button', { name: SIGN_OUT }).first();
  const login = page.getByRole('button', { name: /^(?:Iniciar sesión|Sign in)$/ });
  await expect(async () => {
    await page.keyboard.press('Escape');
    const leave = page.getByRole('button', { name: /^(?:Descartar|Discard)/ });
    if (await leave.isVisible()) await leave.click({ timeout: 1000 });
    if (await login.isVisible()) return;
    await button.click({ timeout: 2000 });
    await expect(login).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
  test(`monkey ${seed}: no blank page, no uncaught error, and the way out stays`, async ({
    page,
    gateway,
  }) => {
    test.setTimeout(900_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('dialog', (dialog) => void dialog.dismiss());
    page.on('popup', (popup) => void popup.close());
    page.on('filechooser', () => undefined);
    // Chromium without windows crashes when the frame of any PDF is printed.
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    gateway.clear();
    await openAs(page, demoAccount(4));

    const [actions = []] = fc.sample(
      fc.array(action, { minLength: ACTIONS, maxLength: ACTIONS, size: 'max' }),
      { seed, numRuns: 1 },
    );
    const dice = fc.sample(fc.nat(999_999), { seed: seed + 1, numRuns: ACTIONS * 20 });
    let thrown = 0;
    const choose = (): SocketFault | null => {
      const roll = of(dice, thrown++) ?? 0;
      return roll / 1_000_000 < FAULT_SHARE ? (of(FAULTS, roll) ?? null) : null;
    };
    gateway.plantAnywhere(choose);
    for (const [at, next] of actions.entries()) {
      // An action may lead to another page while it is at it.
      await act(page, next).catch(() => undefined);
      if (at % 25 === 0) await expectNoBlank(page);
    }
    gateway.clear();
    await expectNoBlank(page);
    if (new URL(page.url()).pathname !== '/dashboard') await page.goto('/dashboard');
    await signOut(page);
    expect(errors, `seed ${seed}`).toEqual([]);
  });
}
