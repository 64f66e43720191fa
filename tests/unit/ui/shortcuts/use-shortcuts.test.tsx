// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useShortcuts } from '@/ui/shortcuts/use-shortcuts';

const pressed = vi.fn();

function Page({ hasDialog, areSingleKeysOn }: Readonly<Record<string, boolean>>) {
  useShortcuts(areSingleKeysOn ?? true);
  return (
    <>
      <button type="button" aria-keyshortcuts="f Alt+ArrowDown" onClick={pressed}>
        Informe
      </button>
      <input aria-label="Filtro" />
      {hasDialog === true && <div role="dialog" aria-modal="true" />}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  pressed.mockReset();
  vi.useRealTimers();
});

/** Keys with the milliseconds before each. */
type Keys = readonly (readonly [key: string, gap: number])[];

/** A code as slow readers type it. */
const slow = (code: string): Keys => Array.from(code, (key) => [key, 100] as const);

let time = 0;

function type(keys: Keys, target: Element = document.body, init: KeyboardEventInit = {}): void {
  for (const [key, gap] of keys) {
    vi.advanceTimersByTime(gap);
    time += gap;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(target, event);
  }
  vi.advanceTimersByTime(1_000);
  time += 1_000;
}

const CASES: readonly (readonly [string, Keys, times: number])[] = [
  ['alone', [['f', 500]], 1],
  [
    'two, each alone',
    [
      ['f', 500],
      ['f', 400],
    ],
    2,
  ],
  ['in capitals', [['F', 500]], 0],
  [
    'behind a key of its own reach',
    [
      ['Shift', 500],
      ['f', 50],
    ],
    1,
  ],
  ['first in a slow code', slow('f123'), 0],
  ['inside a slow code', slow('12f3'), 0],
  ['last in a slow code', slow('123f'), 0],
  [
    'before the key that ends a code',
    [
      ['f', 500],
      ['Enter', 100],
    ],
    0,
  ],
];

it('a single key presses a button only where no other key is near', () => {
  render(<Page />);
  for (const [name, keys, times] of CASES) {
    pressed.mockReset();
    type(keys);
    expect(pressed, name).toHaveBeenCalledTimes(times);
  }
});

it('single keys press nothing from a field, behind a dialog or when they are switched off; others work at once', () => {
  const { rerender } = render(<Page />);
  type([['f', 500]], screen.getByRole('textbox'));
  rerender(<Page hasDialog />);
  type([['f', 500]]);
  rerender(<Page areSingleKeysOn={false} />);
  type([['f', 500]]);
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true });
  expect(pressed).toHaveBeenCalledTimes(1);
});
