import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useWarmEngine } from '@/features/reports/use-warm-engine';
import { answerFinalReport, openOrder } from '@tests/support/reports/final-report';
import { watchReports, type ReportWorld } from '@tests/support/reports/report-world';

const SECOND = 1_000;
/** What the browser does once it has nothing else to do; neither jsdom nor happy-dom ever has. */
let whenIdle: (() => void)[] = [];
let workers: ReportWorld['workers'];

beforeEach(() => {
  ({ workers } = watchReports());
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => whenIdle.push(work));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => {
    whenIdle.splice(handle - 1, 1);
  });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

/** The idle time of the browser stays this test's own. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

it('a worker is ready once results have been read for a moment, before anybody asks for the report', async () => {
  answerFinalReport();
  await openOrder();
  await expect.poll(() => whenIdle.length).toBe(1);
  expect(workers.started).toEqual([]);
  for (const work of whenIdle) work();
  await expect.poll(() => workers.started.length).toBe(1);
});

/** Reads an order for ten seconds. */
function read(hasResults: boolean): void {
  stopClock();
  renderHook(() => {
    useWarmEngine(hasResults);
  });
  vi.advanceTimersByTime(10 * SECOND);
}

it('an order without results needs none', () => {
  read(false);
  expect(whenIdle).toEqual([]);
});

it('a device that saves data fetches nothing that nobody asked for', () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true },
  });
  read(true);
  expect(whenIdle).toEqual([]);
});

it('who only looks through orders needs none, and who leaves takes the wish along', () => {
  stopClock();
  const { unmount } = renderHook(() => {
    useWarmEngine(true);
  });
  vi.advanceTimersByTime(SECOND);
  expect(whenIdle).toEqual([]);
  vi.advanceTimersByTime(SECOND);
  expect(whenIdle).toHaveLength(1);
  unmount();
  expect(whenIdle).toEqual([]);
});
