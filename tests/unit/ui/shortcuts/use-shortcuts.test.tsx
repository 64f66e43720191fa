// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useShortcuts } from '@/ui/shortcuts/use-shortcuts';

const pressed = vi.fn();

function Page() {
  useShortcuts(true);
  return (
    <button type="button" aria-keyshortcuts="f Alt+ArrowDown" onClick={pressed}>
      Informe
    </button>
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

/** Keys as slow readers type a code; after each @ stand the milliseconds before it. */
const slow = (code: string) => Array.from(code, (key) => `${key}@100`).join(' ');

let time = 0;

function type(keys: string): void {
  for (const one of keys.split(' ')) {
    const [key, gap = ''] = one.split('@');
    vi.advanceTimersByTime(Number(gap));
    time += Number(gap);
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(document.body, event);
  }
  vi.advanceTimersByTime(1_000);
  time += 1_000;
}

const CASES: readonly (readonly [string, string, times: number])[] = [
  ['alone', 'f@500', 1],
  ['two, each alone', 'f@500 f@400', 2],
  ['in capitals', 'F@500', 0],
  ['behind a key of its own reach', 'Shift@500 f@50', 1],
  ['first in a slow code', slow('f123'), 0],
  ['inside a slow code', slow('12f3'), 0],
  ['last in a slow code', slow('123f'), 0],
  ['before the key that ends a code', 'f@500 Enter@100', 0],
];

it('a single key presses a button only where no other key is near', () => {
  render(<Page />);
  for (const [name, keys, times] of CASES) {
    pressed.mockReset();
    type(keys);
    expect(pressed, name).toHaveBeenCalledTimes(times);
  }
});
