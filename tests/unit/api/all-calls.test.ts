import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';

import { ApiError } from '@/lib/api-error';

import { ALL_CALLS, ORDER } from './all-calls';
import { answerAll, configure, network, signIn, signOut } from './portal';

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

/** Runs a call against an answer; the only way to fail is an `ApiError`. */
async function outcomeOf(name: string, answer: () => Response): Promise<unknown> {
  network.resetHandlers();
  answerAll(answer);
  try {
    return await ALL_CALLS[name]?.run();
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return error;
  }
}

/** Every number of a value, however deep. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.values(value).flatMap(numbersIn);
}

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
});
beforeEach(async () => {
  await configure();
  signIn();
});
afterEach(() => {
  signOut();
  network.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => {
  network.close();
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
    const own = name.startsWith('sendMail')
      ? 'failed'
      : expect.objectContaining({ kind: 'unauthorized' });
    for (const status of [401, 403]) {
      expect(await outcomeOf(name, () => new Response('Forbidden', { status }))).toEqual(own);
    }
  });

  const lists = [
    'listDocumentTypes',
    'listUsers',
    'listUserRouters',
    'listUserTypes',
    'searchOrders',
    'listOrderResults',
    'listResultHistory',
    'listOrderReports',
    'listLisDemographics',
    'listAreas',
    'getMicrobialDetection',
    'listReportTemplates',
  ];

  it.each(lists)('%s reads 204, an empty 200 and an empty list as nothing found', async (name) => {
    const empty = { items: [], unreadable: 0 };
    expect(await outcomeOf(name, () => new Response(null, { status: 204 }))).toEqual(empty);
    expect(await outcomeOf(name, () => new Response(''))).toEqual(empty);
    if (name === 'getMicrobialDetection') return;
    expect(await outcomeOf(name, () => HttpResponse.json([]))).toEqual(empty);
  });

  it.each(lists)('%s never takes a foreign page for an empty answer', async (name) => {
    const outcome = await outcomeOf(name, () => HttpResponse.html('<!doctype html><p>Wi-Fi</p>'));
    expect(outcome).toMatchObject({ kind: 'contract' });
  });

  it.each(lists.filter((name) => name !== 'getMicrobialDetection'))(
    '%s counts the records it cannot read',
    async (name) => {
      const outcome = await outcomeOf(name, () => HttpResponse.json([null, 5, 'x', [], true]));
      expect(outcome).toEqual({ items: [], unreadable: 5 });
    },
  );
});

/** JSON that looks like the contract's records often enough to get past the first field. */
const fieldName = fc.constantFrom(
  ...['id', 'order', 'orderNumber', 'testId', 'patientIdDB', 'name', 'type', 'state', 'pathology'],
  ...[
    'refMin',
    'refMax',
    'digits',
    'result',
    'resultNumber',
    'history',
    'listOrders',
    'resultTest',
  ],
  ...[
    'patient',
    'microorganisms',
    'resultsMicrobiology',
    'microbialDetection',
    'attachments',
    'user',
  ],
  ...['value', 'key', 'token', 'success', 'photo', 'validateDate', 'birthday', 'allDemographics'],
  ...[
    'nameAntibiotic',
    'selected',
    'idDemographic',
    'comments',
    'resultComment',
    'errorFields',
    'data',
  ],
  ...['__proto__', 'constructor', 'toString', 'password'],
);
const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    ORDER,
    Number(ORDER),
    4,
    '4',
    '1,5',
    '1.234',
    '<5',
    '',
    'NaN',
    0,
    -1,
    2.5,
  ),
  fc.constantFrom<unknown>(
    true,
    false,
    'True',
    'Sí',
    null,
    1742468400000,
    '2024-01-01',
    1e21,
    5e-324,
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.double(),
);
const { json, record } = fc.letrec<{ json: unknown; record: Record<string, unknown> }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    scalar,
    tie('record'),
    fc.array(tie('json'), { maxLength: 4 }),
  ),
  record: fc
    .array(fc.tuple(fieldName, tie('json')), { maxLength: 10 })
    .map((fields) => Object.fromEntries(fields)),
}));

/** Lists of the portal that give one item per readable record; the others drop or group records on purpose. */
const PLAIN_LISTS = [
  'listDocumentTypes',
  'listUsers',
  'listUserRouters',
  'listUserTypes',
  'searchOrders',
  'listOrderResults',
  'listLisDemographics',
  'listReportTemplates',
];

interface Counted {
  readonly items: readonly unknown[];
  readonly unreadable: number;
}

describe('arbitrary answers', () => {
  it.each(PLAIN_LISTS)(
    '%s loses no record of them',
    async (name) => {
      let answer: readonly unknown[] = [];
      let read = 0;
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
      const likely = record.map((fields) => ({
        ...{ id: 5, type: '4', name: 'reports.mrt', order: ORDER, patientIdDB: 1, testId: '7' },
        ...fields,
      }));
      await fc.assert(
        fc.asyncProperty(fc.array(fc.oneof(json, likely)), async (records) => {
          answer = records;
          const { items, unreadable } = (await ALL_CALLS[name]?.run()) as Counted;
          read += items.length;
          expect(items.length + unreadable).toBe(records.length);
        }),
        { numRuns: 1000 },
      );
      // Otherwise everything was unreadable and the property proved nothing.
      expect(read).toBeGreaterThan(100);
    },
    60_000,
  );

  it.each(names)(
    '%s survives 1,000 of them',
    async (name) => {
      let answer: unknown = null;
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
      await fc.assert(
        fc.asyncProperty(fc.oneof(json, fc.array(json)), async (value) => {
          answer = value;
          const outcome: unknown = await ALL_CALLS[name]?.run().catch((error: unknown) => {
            expect(error).toBeInstanceOf(ApiError);
            return null;
          });
          expect(numbersIn(outcome).every((number) => Number.isFinite(number))).toBe(true);
          expect(Object.keys(Object.prototype)).toEqual([]);
        }),
        { numRuns: 1000 },
      );
    },
    60_000,
  );
});
