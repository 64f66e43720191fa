import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { setLisUrl } from '@/api/origins';
import { ApiError } from '@/lib/http/api-error';

import { ALL_CALLS, CALL_NAMES, type CallName } from './all-calls';
import { EXAMPLES, OPERATIONS } from './contract-operations';
import { answerAll, LIS, network, portalPerTest, signIn, signOut } from '@tests/unit/api/portal';

/** Runs a call against an answer: what it gives or fails with, and what left the portal. */
async function outcomeOf(name: CallName, answer: () => Response) {
  network.resetHandlers();
  // A reading of the configuration names another one.
  setLisUrl(LIS);
  const sent = answerAll(answer);
  const outcome: unknown = await ALL_CALLS[name].run().catch((error: unknown) => error);
  return { outcome, sent };
}

portalPerTest();
beforeEach(() => {
  signIn();
});

it('the calls are the ones of the contract', () => {
  expect(CALL_NAMES.toSorted()).toEqual(OPERATIONS.toSorted());
});

it('the calls go to their addresses with their bodies and tokens; without a session only a link has one', async () => {
  const nothing = () => new Response(null, { status: 204 });
  for (const name of CALL_NAMES) {
    signIn();
    const { sends, authorization, body } = ALL_CALLS[name];
    const { sent } = await outcomeOf(name, nothing);
    expect(sent, name).toHaveLength(1);
    expect(`${String(sent[0]?.method)} ${String(sent[0]?.url)}`).toBe(sends);
    expect(sent[0]?.authorization, name).toBe(authorization ?? null);
    expect(sent[0]?.body, name).toEqual(body);
    signOut();
    const [signedOut] = (await outcomeOf(name, nothing)).sent;
    const link = authorization === 'Bearer rrrr.ssss' ? authorization : null;
    expect(signedOut?.authorization, name).toBe(link);
  }
});

it('the calls read the examples of the contract', async () => {
  for (const name of CALL_NAMES.filter((one) => EXAMPLES.has(one))) {
    const { outcome } = await outcomeOf(name, () =>
      HttpResponse.json(EXAMPLES.get(name) as object),
    );
    expect(outcome, name).not.toBeInstanceOf(ApiError);
    expect(JSON.stringify(outcome ?? null), name).not.toMatch(/"unreadable":[1-9]/);
  }
});
