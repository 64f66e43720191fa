import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { setLisUrl } from '@/api/origins';

import { ALL_CALLS, CALL_NAMES, type CallName } from './all-calls';
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

/** Each call by each fault. Does not compile while a cell is missing. */
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
});
afterEach(() => {
  vi.useRealTimers();
});

it('whatever happens to a call, its outcome is the written one', async () => {
  for (const name of CALL_NAMES) {
    const measured: Record<string, string> = {};
    for (const fault of Object.keys(FAULTS) as FaultName[]) {
      signIn();
      // Readings of the configuration name another one.
      setLisUrl(LIS);
      measured[fault] = await outcomeOf(name, fault);
    }
    expect(measured, name).toEqual(OUTCOMES[name]);
  }
});
