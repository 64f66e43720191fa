import { setTimeout } from 'node:timers/promises';

import { vi } from 'vitest';

/** The most milliseconds by which an answer is late; 0 by day, when every one comes at once. */
const MOST = Number(process.env['LATE_ANSWERS'] ?? 0);

/**
 * Has each answer of the flow tests come late, each by a time of its own, so that no test leans on answers that come at once or in
 * the order in which they were asked for (part `late` of the slow run). Ends with the stubbed globals.
 */
export function answerLate(): void {
  if (MOST === 0) return;
  const { fetch } = globalThis;
  const late: typeof fetch = async (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const answer = await fetch(input, init);
    return setTimeout(Math.random() * MOST, answer, { signal });
  };
  vi.stubGlobal('fetch', late);
}
