import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { setLisUrl } from '@/api/origins';

import { ALL_CALLS, type CallName } from './all-calls';
import { FAULTS, type FaultName } from './faults/faults';
import { outcomeName, type Outcome } from './faults/outcomes';
import { READING_OUTCOMES, type ReadingCall } from './faults/reading-outcomes';
import { FAILURES, WRITING_OUTCOMES } from './faults/writing-outcomes';
import { LIS, portalPerTest, signIn } from '@tests/unit/api/portal';

type Row = Readonly<Record<FaultName, Outcome>>;

/** Longer than the longest call may take, in milliseconds of the stopped clock. */
const PAST_EVERY_LIMIT = 200_000;

const READING = Object.fromEntries(
  Object.entries(READING_OUTCOMES).map(([name, bodies]) => [name, { ...FAILURES, ...bodies }]),
) as Readonly<Record<ReadingCall, Row>>;

/** 34 calls by 45 faults. Does not compile while a cell is missing. */
const OUTCOMES: Readonly<Record<CallName, Row>> = { ...READING, ...WRITING_OUTCOMES };

async function outcomeOf(name: CallName, fault: FaultName): Promise<string> {
  vi.stubGlobal('navigator', { onLine: true });
  const answer = FAULTS[fault](ALL_CALLS[name].answered);
  vi.stubGlobal('fetch', (_url: unknown, init: RequestInit) => answer(init));
  const outcome = ALL_CALLS[name].run().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(PAST_EVERY_LIMIT);
  return outcomeName(await outcome);
}

portalPerTest();
beforeEach(() => {
  vi.useFakeTimers();
  signIn();
  setLisUrl(LIS);
});
afterEach(() => {
  vi.useRealTimers();
});

it('has a cell for each of 34 calls and 45 faults', () => {
  expect(Object.keys(OUTCOMES)).toHaveLength(34);
  expect(Object.keys(FAULTS)).toHaveLength(45);
});

it.each(Object.keys(OUTCOMES) as CallName[])(
  'D1: whatever happens to %s, its outcome is the written one',
  async (name) => {
    const measured: Record<string, string> = {};
    for (const fault of Object.keys(FAULTS) as FaultName[]) {
      signIn();
      measured[fault] = await outcomeOf(name, fault);
    }
    expect(measured).toEqual(OUTCOMES[name]);
  },
);
