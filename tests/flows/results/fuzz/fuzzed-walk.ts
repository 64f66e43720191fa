import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

import { writeAuthorization } from '@/api/session/authorization-store';
import { clearTab } from '@/lib/session/tab-storage';

import { answerFuzzed } from './fuzzed-laboratory';
import { server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { serveReportFiles } from '@tests/support/reports/reports';
import { authorizationOf } from '@tests/support/people/world';

const FAILED = /Algo salió mal en esta pantalla|Unexpected Application Error/;
/** The portal's parts are loaded for the first time, on a machine that may be busy. */
const PATIENT = { timeout: 120_000 };

const failures: string[] = [];

/** Notes what nobody caught from now on; gives what ends that. */
export function watchFailures(): () => void {
  const note = ({ message }: ErrorEvent) => {
    failures.push(message);
  };
  failures.length = 0;
  window.addEventListener('error', note);
  return () => {
    window.removeEventListener('error', note);
  };
}

/** The page holds something to read, and no screen gave up. */
export function expectAlive(place: string): void {
  const text = document.body.textContent;
  const isAlive = text.trim() !== '' && !FAILED.test(text);
  expect({ place, isAlive, failures }).toEqual({ place, isAlive: true, failures: [] });
}

/** Waits until something of these is on the page. */
async function appears(selector: string): Promise<Element | null> {
  await waitFor(() => {
    expect([selector, document.querySelector(selector) !== null]).toEqual([selector, true]);
  }, PATIENT);
  return document.querySelector(selector);
}

/** The buttons whose name or text fits, in the order of the page. */
const buttonsNamed = (pattern: RegExp): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button')].filter(
    (button) =>
      button.closest('[hidden]') === null &&
      pattern.test(button.getAttribute('aria-label') ?? button.textContent),
  );

/** Opens the dialog behind a button, lets it fill, and closes it; where the button only says why there is none, that is all. */
async function visitDialog(button: HTMLElement, screens: Set<string>): Promise<void> {
  act(() => {
    notifications.clean();
  });
  fireEvent.click(button);
  const label = button.getAttribute('aria-label') ?? button.textContent;
  const name = label.split(' de ')[0] ?? '';
  await appears('[role="dialog"], .mantine-Notification-root');
  expectAlive(name);
  if (document.querySelector('[role="dialog"]') === null) return;
  await waitFor(() => {
    expect(document.querySelector('[role="dialog"] [class*="Skeleton-root"]')).toBeNull();
  }, PATIENT);
  // The chart measures its place in a turn of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expectAlive(name);
  screens.add(name);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => {
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  }, PATIENT);
}

/** Ticks every test that may be ticked; gives whether there was one. */
function tickAll(): boolean {
  for (const name of [/^Comparar historial$/, /^Elegir exámenes$/]) {
    for (const button of buttonsNamed(name)) fireEvent.click(button);
  }
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  for (const box of boxes) if (!box.checked && !box.indeterminate) fireEvent.click(box);
  return boxes.some(({ checked }) => checked);
}

/** A session of a demo account at a laboratory that answers as it should, until told otherwise. */
async function beginAs(who: string | number): Promise<void> {
  server.resetHandlers();
  serveReportFiles();
  // As after a sign-out: nothing of the session before.
  clearTab();
  writeAuthorization(await authorizationOf(who));
}

/** Searches and opens the order that is found. */
async function walkToResults(screens: Set<string>): Promise<void> {
  await openPortal('/dashboard');
  const search = await screen.findByRole('button', { name: 'Buscar' }, PATIENT);
  fireEvent.click(search);
  const found = await appears('[role="option"], [role="alert"]');
  expectAlive('orders');
  screens.add('orders');
  if (found?.getAttribute('role') !== 'option') return;
  fireEvent.click(found);
  // Of an order of which nothing is left there is no table, only words.
  await appears('main section[aria-busy="false"] dl, main [role="alert"]');
  expectAlive('results');
  if (document.querySelector('[role="table"]') !== null) screens.add('results');
}

/** List, results, comment, antibiogram, histories and report dialog of an order, before answers made from a seed. */
export async function walkThroughOrder(seed: number, screens: Set<string>): Promise<void> {
  await beginAs('laboratorio');
  answerFuzzed(seed);
  await walkToResults(screens);
  for (const button of buttonsNamed(/^(?:Comentario|Antibiograma) de /).slice(0, 2)) {
    await visitDialog(button, screens);
  }
  for (const button of tickAll() ? buttonsNamed(/^(?:Tabla|Gráfica|Histórico) /) : []) {
    await visitDialog(button, screens);
  }
  const [report] = buttonsNamed(/^Informe final$/);
  if (report === undefined || report.hasAttribute('disabled')) return;
  fireEvent.click(report);
  await appears('[role="dialog"], [role="alert"]');
  expectAlive('report');
  screens.add('report');
}
