import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';

import { answerOrder, findOrder, ORDER } from './one-order';
import { LABORATORY, server } from '@tests/support/environment/laboratory';

export { ORDER };
export const HISTORY = `${LABORATORY}/service/orders/results/history`;
/** The three modes of the history, by their titles. */
export const CHART = 'Gráfica histórica';
export const TABLE = 'Tabla histórica';
export const COMBINED = 'Histórico combinado';

/**
 * A browser that lays dialogs out: their parts are 800 pixels wide and in sight, where the section around them reads like
 * `inSight`. Call it before the portal opens.
 */
export function layOut(inSight = /(?:)/): void {
  class Sight {
    readonly report: (entries: unknown[]) => void;
    constructor(report: (entries: unknown[]) => void) {
      this.report = report;
    }
    observe(target: Element) {
      if (target.closest('[role="dialog"]') === null) return;
      const contentRect = { width: 800, height: 300 };
      const borderBoxSize = [{ inlineSize: 800, blockSize: 300 }];
      setTimeout(() => {
        const isIntersecting = inSight.test(target.closest('section')?.textContent ?? '');
        this.report([{ target, isIntersecting, contentRect, borderBoxSize }]);
      });
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  }
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.stubGlobal('ResizeObserver', Sight);
}

/** Entered, not validated: histories leave such results out. */
const ENTERED = 2;

/**
 * The laboratory has one order of one patient whose results are these, not validated yet, so that its history is what `answer` gives
 * and nothing else.
 */
export function answerOrderWithHistory(
  tests: readonly object[],
  answer: (body: unknown, signal: AbortSignal) => Response | object | Promise<Response | object>,
  state = ENTERED,
): void {
  answerOrder(tests.map((test) => ({ ...test, state })));
  server.use(
    http.patch(HISTORY, async ({ request }) => {
      const body = await answer(await request.json(), request.signal);
      return body instanceof Response ? body : HttpResponse.json(body);
    }),
  );
}

/** Opens such an order on the dashboard. */
export function openOrderWithHistory(
  ...order: Parameters<typeof answerOrderWithHistory>
): Promise<UserEvent> {
  answerOrderWithHistory(...order);
  return findOrder();
}

/** The area of the tests that `wireTest` makes. */
const AREA = 'Química';
/** More tests than are in the page of jsdom at once are ticked through the heading of their area. */
const FEW = 12;

/** Begins to choose tests whose history is compared. */
export async function startComparing(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Comparar historial' }));
  await user.click(screen.getByRole('button', { name: 'Elegir exámenes' }));
}

/** Ticks tests for the histories. */
export async function tick(user: UserEvent, names: readonly string[]): Promise<void> {
  await startComparing(user);
  const boxes =
    names.length > FEW ? [`Comparar todo ${AREA}`] : names.map((name) => `Comparar ${name}`);
  for (const name of boxes) await user.click(screen.getByRole('checkbox', { name }));
}

/** What the history calls are answered with. */
export type HistoryAnswer = Parameters<typeof answerOrderWithHistory>[1];

/** Opens a mode of the history of what is ticked, where nothing is in the menu; gives its dialog. */
export async function openMode(user: UserEvent, title: string): Promise<HTMLElement> {
  if (screen.queryByRole('button', { name: title }) === null) {
    await user.click(await screen.findByRole('button', { name: 'Comparar historial' }));
  }
  await user.click(screen.getByRole('button', { name: title }));
  return screen.findByRole('dialog', { name: new RegExp(`^${title} · `) });
}

/** Opens an order, ticks its tests and opens a mode of the history. */
export async function openHistory(
  title: string,
  answer: HistoryAnswer,
  tests: readonly { readonly testName: string }[],
): Promise<UserEvent> {
  const user = await openOrderWithHistory(tests, answer);
  const names = tests.map(({ testName }) => testName);
  await tick(user, names);
  await user.click(screen.getByRole('button', { name: title }));
  return user;
}

/** An earlier result as the wire carries it: numeric and normal unless told. */
export function wireItem(order: string, changes: Record<string, unknown> = {}) {
  const given = changes['result'];
  const result = typeof given === 'string' ? given : '5';
  return {
    order,
    result,
    resultNumber: /^\d+(\.\d+)?$/.test(result) ? Number(result) : null,
    validateDate: Date.UTC(2026, 2, 1, 15),
    refMin: 4,
    refMax: 9,
    refLiteral: null,
    pathology: 0,
    resultComment: null,
    ...changes,
  };
}

/** The history of a test as the wire carries it. */
export function wireHistory(testId: number, history: readonly object[]) {
  return { testId, testCode: String(testId), testName: 'x', abbr: 'X', resultType: 1, history };
}
