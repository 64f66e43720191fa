import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { FILTER, openDashboard, wireOrder } from '@tests/support/orders/dashboard';
import { pressSearch } from '@tests/support/orders/search';

const FIVE_MINUTES = 300_000;
const OLD = wireOrder('202603010001', 'Ana');
const NEW = wireOrder('202603010002', 'Beto');

/** What the laboratory has, how it answers, and how often it was asked. */
const laboratory = { orders: [OLD], status: 200, asked: 0 };

beforeEach(() => {
  Object.assign(laboratory, { orders: [OLD], status: 200, asked: 0 });
  const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const;
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  server.use(
    http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, watchMinutes: 5 })),
    http.patch(FILTER, () => {
      const { orders, status } = laboratory;
      laboratory.asked += 1;
      return HttpResponse.json(orders, { status, headers: { 'Retry-After': '540' } });
    }),
  );
});

/** Five minutes pass; how often the laboratory is asked in them. */
async function asksInFiveMinutes(): Promise<number> {
  const { asked } = laboratory;
  await act(() => vi.advanceTimersByTimeAsync(FIVE_MINUTES));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return laboratory.asked - asked;
}

function turn(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

it.each([1, 2])(
  'type %i is told what came since, and the list stays until asked for',
  async (type) => {
    const user = await openDashboard(type);
    if (type === 1) await pressSearch(user);
    const rows = () => screen.getAllByRole('option');
    await screen.findByRole('option');
    const { title } = document;
    expect(await asksInFiveMinutes()).toBe(1);
    expect(document.title).toBe(title);
    laboratory.orders = [NEW, OLD];
    expect(await asksInFiveMinutes()).toBe(1);
    const button = await screen.findByRole('button', { name: '1 nueva: 1 orden nueva. Mostrar' });
    expect(screen.getByText('1 orden nueva')).toHaveAttribute('role', 'status');
    expect(document.title).toBe(`(1) ${title}`);
    expect(rows()).toHaveLength(1);
    await user.click(button);
    await waitFor(() => {
      expect(rows()).toHaveLength(2);
    });
    expect(document.title).toBe(title);
    expect(screen.queryByText('1 orden nueva')).not.toBeInTheDocument();
  },
);

it('asks for nothing while it is hidden, and leaves a busy server alone as long as that wants', async () => {
  await pressSearch(await openDashboard(1));
  await screen.findByRole('option');
  turn('hidden');
  expect(await asksInFiveMinutes()).toBe(0);
  // Back in sight, what is due is asked for at once.
  laboratory.status = 429;
  const { asked } = laboratory;
  turn('visible');
  await waitFor(() => {
    expect(laboratory.asked).toBe(asked + 1);
  });
  turn('hidden');
  turn('visible');
  expect(await asksInFiveMinutes()).toBe(0);
  laboratory.status = 200;
  expect(await asksInFiveMinutes()).toBe(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
