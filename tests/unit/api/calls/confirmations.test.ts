import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { ALL_CALLS, type CallName } from './all-calls';
import { answerAll, network, portalPerTest, signIn } from '@tests/unit/api/portal';

type Answer = readonly [name: string, respond: () => Response];

const json = (value: unknown): Answer => [
  JSON.stringify(value),
  () => new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } }),
];

const EMPTY: readonly Answer[] = [
  ['an empty 200', () => new Response('')],
  ['blanks', () => new Response(' \n')],
  ['204', () => new Response(null, { status: 204 })],
];
/** What says nothing of the kind that a write is confirmed by. */
const FOREIGN: readonly Answer[] = [
  ['a page', () => HttpResponse.html('<!doctype html><h1>Please sign in</h1>')],
  ['a broken body', () => new Response('{"a')],
  ['a text', () => new Response('OK')],
  json({ code: 0, message: 'x', detail: 'y' }),
  json({ code: 2, message: 'Data Error', errorFields: ['2|x'] }),
  json({}),
  json([]),
  json(null),
  json(false),
  json(''),
  json({ data: 1 }),
];
const NUMBERS: readonly Answer[] = [json(1), json(6), json('2')];
const NO_CHANGE: readonly Answer[] = [json(0), json(-1), json('0'), json(0.5), json('x')];
const TRUE: readonly Answer[] = [json(true), json('true')];

/** Every write that somebody is told the end of, with what confirms it and what does not. */
const WRITES: readonly (readonly [CallName, readonly Answer[], readonly Answer[]])[] = [
  ['updatePassword', EMPTY, [...FOREIGN, ...TRUE, ...NUMBERS, ...NO_CHANGE]],
  ['changeStateTest', EMPTY, [...FOREIGN, ...TRUE, ...NUMBERS, ...NO_CHANGE]],
  ['resetPassword', NUMBERS, [...EMPTY, ...FOREIGN, ...TRUE, ...NO_CHANGE]],
  ['saveUserTypes', NUMBERS, [...EMPTY, ...FOREIGN, ...TRUE, ...NO_CHANGE]],
  ['updateProfile', TRUE, [...EMPTY, ...FOREIGN, json(0), json('x')]],
];

async function outcomeOf(name: CallName, respond: () => Response): Promise<string> {
  network.resetHandlers();
  answerAll(respond);
  return ALL_CALLS[name].run().then(
    () => 'confirmed',
    (error: unknown) => String((error as { readonly kind?: unknown }).kind),
  );
}

portalPerTest();
beforeEach(() => {
  signIn();
});

describe.each(WRITES)('%s', (call, confirming, others) => {
  it.each(confirming)('is confirmed by %s', async (_, respond) => {
    expect(await outcomeOf(call, respond)).toBe('confirmed');
  });

  it.each(others)('is not confirmed by %s', async (_, respond) => {
    expect(await outcomeOf(call, respond)).toBe('contract');
  });
});
