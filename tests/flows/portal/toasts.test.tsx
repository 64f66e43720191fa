import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { Toasts } from '@/ui/toasts';

afterEach(() => {
  vi.useRealTimers();
});

it('a toast stands at the bottom right, for four seconds', () => {
  vi.useFakeTimers();
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  );
  act(() => {
    notifications.show({ message: 'Listo' });
  });
  const pass = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  pass(3900);
  const toast = screen.getByText('Listo');
  expect(toast.matches('[data-position="bottom-right"] *')).toBe(true);
  pass(200);
  // A moment more, in which it slides away.
  pass(1000);
  expect(screen.queryByText('Listo')).toBeNull();
});
