import { afterAll, vi } from 'vitest';

// The next file of the worker meets the clock, the globals and the empty page of the first, whatever this one did to them.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document !== 'undefined') document.body.replaceChildren();
});
