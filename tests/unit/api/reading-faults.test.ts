import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ALL_CALLS } from './all-calls';
import { FAULTS } from './faults/faults';
import { outcomeName } from './faults/outcomes';
import { READING_OUTCOMES, type BodyFault, type ReadingCall } from './faults/reading-outcomes';
import { TRUE_ANSWERS } from './faults/true-answers';
import { portalPerTest, signIn } from './portal';

const cells = Object.entries(READING_OUTCOMES).flatMap(([name, row]) =>
  Object.entries(row).map(
    ([fault, outcome]) => [name as ReadingCall, fault as BodyFault, outcome] as const,
  ),
);

portalPerTest();
beforeEach(() => {
  signIn();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(cells)('%s answered with %s is %s, never less', async (name, fault, outcome) => {
  const answer = FAULTS[fault](TRUE_ANSWERS[name]);
  vi.stubGlobal('fetch', (_url: unknown, init: RequestInit) => answer(init));
  const read = await ALL_CALLS[name]?.run().catch((error: unknown) => error);
  expect(outcomeName(read)).toBe(outcome);
});
