import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { ApiError } from '@/lib/http/api-error';
import { CALL_PATTERNS } from '@/lib/telemetry/patterns';

import { ALL_CALLS, CALL_NAMES, type CallName } from './all-calls';
import { EXAMPLES, OPERATIONS } from './contract-operations';
import { answerAll, network, portalPerTest, signIn, signOut } from '@tests/unit/api/portal';

const calls = Object.entries(ALL_CALLS);

/** Runs a call against an answer: what it gives, or what it fails with. */
async function outcomeOf(name: CallName, answer: () => Response): Promise<unknown> {
  network.resetHandlers();
  answerAll(answer);
  return ALL_CALLS[name].run().catch((error: unknown) => error);
}

portalPerTest();
beforeEach(() => {
  signIn();
});

describe('the 34 calls', () => {
  it('are the ones of the contract', () => {
    expect(CALL_NAMES.toSorted()).toEqual(OPERATIONS.toSorted());
    expect(CALL_NAMES).toHaveLength(34);
  });

  it.each(calls)('%s goes to its address with its body and token', async (_, call) => {
    const sent = answerAll(() => new Response(null, { status: 204 }));
    await call.run().catch(() => null);
    expect(sent).toHaveLength(1);
    expect(`${String(sent[0]?.method)} ${String(sent[0]?.url)}`).toBe(call.sends);
    expect(sent[0]?.authorization).toBe(call.authorization ?? null);
    expect(sent[0]?.body).toEqual(call.body);
  });

  it.each(CALL_NAMES)(
    '%s sends no authorization header of a session that is not there',
    async (name) => {
      signOut();
      const sent = answerAll(() => new Response(null, { status: 204 }));
      await ALL_CALLS[name].run().catch(() => null);
      const expected = ALL_CALLS[name].authorization;
      expect(sent[0]?.authorization).toBe(expected === 'Bearer rrrr.ssss' ? expected : null);
    },
  );

  const exemplified = CALL_NAMES.filter((name) => EXAMPLES.has(name));
  it.each(exemplified)('%s reads the example of the contract', async (name) => {
    const outcome = await outcomeOf(name, () => HttpResponse.json(EXAMPLES.get(name) as object));
    expect(outcome).not.toBeInstanceOf(ApiError);
    expect(JSON.stringify(outcome ?? null)).not.toMatch(/"unreadable":[1-9]/);
  });

  it('fail under templates that telemetry knows', async () => {
    const templates: string[] = [];
    for (const name of CALL_NAMES) {
      const outcome = await outcomeOf(name, () => new Response('x', { status: 500 }));
      if (outcome instanceof ApiError) templates.push(outcome.path);
    }
    expect(templates.length).toBeGreaterThan(25);
    expect(CALL_PATTERNS).toEqual(expect.arrayContaining(templates));
  });

  it.each(CALL_NAMES)(
    '%s takes 401 and 403 as unauthorized, or as its own failure',
    async (name) => {
      for (const status of [401, 403]) {
        const outcome = await outcomeOf(name, () => new Response('Forbidden', { status }));
        const kind = outcome instanceof ApiError ? outcome.kind : outcome;
        expect(kind).toBe(name.startsWith('sendMail') ? 'failed' : 'unauthorized');
      }
    },
  );

  const counting = [
    'listDocumentTypes',
    'listUsers',
    'listUserRouters',
    'listUserTypes',
    'searchOrders',
    'listOrderResults',
    'listLisDemographics',
    'listAreas',
    'listReportTemplates',
  ] as const;

  it.each(counting)('%s counts the records it cannot read beside those it can', async (name) => {
    const truth = ALL_CALLS[name].answered;
    const good = 'json' in truth ? (truth.json as readonly unknown[]) : [];
    const strays = [null, 5, 'x', [], true];
    const outcome = await outcomeOf(name, () => HttpResponse.json([...good, ...strays]));
    expect(outcome).toMatchObject({ unreadable: strays.length });
    expect((outcome as { items: readonly unknown[] }).items).toHaveLength(good.length);
  });
});
