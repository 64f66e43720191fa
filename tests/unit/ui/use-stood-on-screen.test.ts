// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useStoodOnScreen } from '@/ui/use-stood-on-screen';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('tells once what stood for a second in sight: not what failed, passed by or stood in a hidden tab', () => {
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const tell = vi.fn();
  const { rerender, unmount } = renderHook(
    (isShown) => {
      useStoodOnScreen(isShown, tell);
    },
    { initialProps: false },
  );
  vi.advanceTimersByTime(5000);
  rerender(true);
  vi.advanceTimersByTime(5000);
  expect(tell).not.toHaveBeenCalled();
  sight.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(999);
  rerender(false);
  vi.advanceTimersByTime(5000);
  expect(tell).not.toHaveBeenCalled();
  rerender(true);
  vi.advanceTimersByTime(5000);
  expect(tell).toHaveBeenCalledOnce();
  rerender(false);
  rerender(true);
  unmount();
  vi.advanceTimersByTime(5000);
  expect(tell).toHaveBeenCalledOnce();
});
