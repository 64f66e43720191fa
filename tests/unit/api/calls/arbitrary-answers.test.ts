import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '@/lib/http/api-error';
import { runs } from '@tests/support/environment/runs';

import { ALL_CALLS, CALL_NAMES, type CallName } from './all-calls';
import { ORDER } from './call-samples';
import { portalPerTest, signIn } from '@tests/unit/api/portal';

/** Every number of a value, however deep. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.values(value).flatMap(numbersIn);
}

/** Every instant of a value, however deep. */
function instantsIn(value: unknown, name = ''): readonly unknown[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) {
    return /Date$|^birthday$/.test(name) ? [value] : [];
  }
  return Object.entries(value).flatMap(([inner, held]) => instantsIn(held, inner));
}

function isInstant(value: unknown): boolean {
  return value === null || (typeof value === 'number' && !Number.isNaN(new Date(value).getTime()));
}

portalPerTest();
beforeEach(() => {
  signIn();
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

/** Records that are the same in every field are one order. */
function distinct(wire: unknown, at: number): unknown {
  const isRecord = typeof wire === 'object' && wire !== null && !Array.isArray(wire);
  return isRecord ? { ...wire, surName: String(at) } : wire;
}

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
] as const;

/** Calls whose records hold instants; others keep whole objects that are no values of the portal. */
const DATED: readonly CallName[] = [
  'searchOrders',
  'listOrderResults',
  'listResultHistory',
  'listUsers',
  'getUser',
];

interface Counted {
  readonly items: readonly unknown[];
  readonly unreadable: number;
}

describe('arbitrary answers', () => {
  it.each(PLAIN_LISTS)(
    '%s loses no record of them (E1)',
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
          answer = records.map(distinct);
          const outcome = await ALL_CALLS[name].run().catch((error: unknown) => error);
          const isRead = !(outcome instanceof ApiError);
          const { items, unreadable } = isRead
            ? (outcome as Counted)
            : { items: [], unreadable: records.length };
          read += items.length;
          expect(items.length + unreadable).toBe(records.length);
          // Nothing read of something received is a failure, never an empty list.
          expect(isRead).toBe(items.length > 0 || records.length === 0);
        }),
        { numRuns: runs(200, 10_000) },
      );
      // Otherwise everything was unreadable and the property proved nothing.
      expect(read).toBeGreaterThan(runs(20, 1_000));
    },
    runs(60_000, 600_000),
  );

  it.each(CALL_NAMES)(
    '%s survives them and fails with nothing but ApiError (E1)',
    async (name) => {
      let answer: unknown = null;
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
      await fc.assert(
        fc.asyncProperty(fc.oneof(json, fc.array(json)), async (value) => {
          answer = value;
          const outcome = await ALL_CALLS[name].run().catch((error: unknown) => error);
          expect(!(outcome instanceof Error) || outcome instanceof ApiError).toBe(true);
          expect(numbersIn(outcome).every((number) => Number.isFinite(number))).toBe(true);
          expect(!DATED.includes(name) || instantsIn(outcome).every(isInstant)).toBe(true);
        }),
        { numRuns: runs(200, 10_000) },
      );
    },
    runs(60_000, 600_000),
  );
});
