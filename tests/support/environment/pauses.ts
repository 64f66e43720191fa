import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

/**
 * Holds deliberate pauses of so many milliseconds until the test lets them pass: nobody sits through them, and what shows meanwhile
 * can be read in peace.
 */
export function holdPauses(milliseconds: number): { readonly pass: () => Promise<void> } {
  const start = globalThis.setTimeout;
  const held: (() => void)[] = [];
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, delay, ...rest) => {
    if (delay !== milliseconds) return start(run, delay, ...rest);
    held.push(run);
    // A handle that can be cleared; a test is over long before.
    return start(() => undefined, 2 ** 31 - 1);
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  return {
    async pass() {
      await waitFor(() => {
        expect(held).not.toEqual([]);
      });
      act(() => {
        for (const run of held.splice(0)) run();
      });
    },
  };
}
