import { beforeEach, expect, it } from 'vitest';

import { ALL_CALLS, type CallName } from './all-calls';
import { answerAll, network, portalPerTest, signIn } from '@tests/unit/api/portal';

const NO_CONTENT = null;
const EMPTY = ['', ' \n', NO_CONTENT];
const NUMBERS = ['1', '6', '"2"'];
const NO_CHANGE = ['0', '-1', '"0"', '0.5', '"x"'];
const TRUE = ['true', '"true"'];
/** What says nothing of the kind that a write is confirmed by; more of it: fault-table.test.ts. */
const FOREIGN = ['<!doctype html><h1>Please sign in</h1>', '{"a', 'OK', '{}', '[]', 'null', '""'];

type Bodies = readonly (string | null)[];

/** Every write that somebody is told the end of, with the bodies that confirm it and those that do not. */
const WRITES: readonly (readonly [CallName, Bodies, Bodies])[] = [
  ['updatePassword', EMPTY, [...FOREIGN, ...TRUE, ...NUMBERS, ...NO_CHANGE]],
  ['changeStateTest', EMPTY, [...FOREIGN, ...TRUE, ...NUMBERS, ...NO_CHANGE]],
  ['resetPassword', NUMBERS, [...EMPTY, ...FOREIGN, ...TRUE, ...NO_CHANGE]],
  ['saveUserTypes', NUMBERS, [...EMPTY, ...FOREIGN, ...TRUE, ...NO_CHANGE]],
  ['updateProfile', TRUE, [...EMPTY, ...FOREIGN, '0', '"x"']],
];

async function outcomeOf(name: CallName, body: string | null): Promise<string> {
  network.resetHandlers();
  const headers = { 'Content-Type': 'application/json' };
  answerAll(() => new Response(body, body === NO_CONTENT ? { status: 204 } : { headers }));
  return ALL_CALLS[name].run().then(
    () => 'confirmed',
    (error: unknown) => String((error as { readonly kind?: unknown }).kind),
  );
}

portalPerTest();
beforeEach(() => {
  signIn();
});

it.each(WRITES)('%s is confirmed by its own word alone', async (call, confirming, others) => {
  for (const body of confirming) {
    expect(await outcomeOf(call, body), String(body)).toBe('confirmed');
  }
  for (const body of others) expect(await outcomeOf(call, body), String(body)).toBe('contract');
});
