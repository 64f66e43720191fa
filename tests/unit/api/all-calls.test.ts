import { readFileSync } from 'node:fs';

import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { ApiError } from '@/lib/http/api-error';

import { ALL_CALLS } from './all-calls';
import { TRUE_ANSWERS } from './faults/true-answers';
import { answerAll, network, portalPerTest, signIn, signOut } from './portal';

interface Operation {
  readonly operationId?: string;
  readonly responses?: Record<
    string,
    { content?: Record<string, { example?: unknown }> } | undefined
  >;
}

const contract = parse(readFileSync('demo-lis/contract/lis-api.openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(contract.paths)
  .flatMap((path) => Object.values(path))
  .filter(({ operationId }) => operationId !== undefined);

const calls = Object.entries(ALL_CALLS);
const names = Object.keys(ALL_CALLS);

/** Runs a call against an answer: what it gives, or what it fails with. */
async function outcomeOf(name: string, answer: () => Response): Promise<unknown> {
  network.resetHandlers();
  answerAll(answer);
  return ALL_CALLS[name]?.run().catch((error: unknown) => error);
}

portalPerTest();
beforeEach(() => {
  signIn();
});

describe('the 34 calls', () => {
  it('are the ones of the contract', () => {
    const specified = operations.map(({ operationId }) => operationId);
    expect(names.toSorted()).toEqual(specified.toSorted());
    expect(names).toHaveLength(34);
  });

  it.each(calls)('%s goes to its address with its body and token', async (_, call) => {
    const sent = answerAll(() => new Response(null, { status: 204 }));
    await call.run().catch(() => null);
    expect(sent).toHaveLength(1);
    expect(`${String(sent[0]?.method)} ${String(sent[0]?.url)}`).toBe(call.sends);
    expect(sent[0]?.authorization).toBe(call.authorization ?? null);
    expect(sent[0]?.body).toEqual(call.body);
  });

  it.each(names)(
    '%s sends no authorization header of a session that is not there',
    async (name) => {
      signOut();
      const sent = answerAll(() => new Response(null, { status: 204 }));
      await ALL_CALLS[name]?.run().catch(() => null);
      const expected = ALL_CALLS[name]?.authorization;
      expect(sent[0]?.authorization).toBe(expected === 'Bearer rrrr.ssss' ? expected : null);
    },
  );

  const examples = operations.flatMap(({ operationId = '', responses }) => {
    const json = responses?.['200']?.content?.['application/json'];
    return json !== undefined && 'example' in json ? [[operationId, json.example] as const] : [];
  });

  it.each(examples)('%s reads the example of the contract', async (name, example) => {
    const outcome = await outcomeOf(name, () => HttpResponse.json(example as object));
    expect(outcome).not.toBeInstanceOf(ApiError);
    expect(JSON.stringify(outcome ?? null)).not.toMatch(/"unreadable":[1-9]/);
  });

  it.each(names)('%s takes 401 and 403 as unauthorized, or as its own failure', async (name) => {
    for (const status of [401, 403]) {
      const outcome = await outcomeOf(name, () => new Response('Forbidden', { status }));
      const kind = outcome instanceof ApiError ? outcome.kind : outcome;
      expect(kind).toBe(name.startsWith('sendMail') ? 'failed' : 'unauthorized');
    }
  });

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
    const truth = TRUE_ANSWERS[name];
    const good = 'json' in truth ? (truth.json as readonly unknown[]) : [];
    const strays = [null, 5, 'x', [], true];
    const outcome = await outcomeOf(name, () => HttpResponse.json([...good, ...strays]));
    expect(outcome).toMatchObject({ unreadable: strays.length });
    expect((outcome as { items: readonly unknown[] }).items).toHaveLength(good.length);
  });
});
