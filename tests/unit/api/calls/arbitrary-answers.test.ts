import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';

import { setLisUrl } from '@/api/origins';
import { ApiError } from '@/lib/http/api-error';
import { areFew, runs } from '@tests/support/environment/runs';

import { ALL_CALLS, CALL_NAMES, type CallName } from './all-calls';
import { ORDER } from './call-samples';
import { LIS, portalPerTest, signIn } from '@tests/unit/api/portal';

const DANGEROUS = ['__proto__', 'constructor', 'prototype'];

/** The values that are no objects, however deep, each with the name of its field. */
function leavesOf(value: unknown, name = ''): readonly (readonly [name: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) {
    return [[name, value]];
  }
  return Object.entries(value).flatMap(([inner, held]) => leavesOf(held, inner));
}

/** Own names of a value's objects, however deep. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([name, held]) => [name, ...namesIn(held)]);
}

function isInstant(value: unknown): boolean {
  return value === null || (typeof value === 'number' && !Number.isNaN(new Date(value).getTime()));
}

/** JSON that looks like the contract's records often enough to get past the first field. */
const fieldName = fc.constantFrom(
  ...'id order orderNumber testId patientIdDB name type state pathology refMin refMax'.split(' '),
  ...'digits result resultNumber history listOrders resultTest patient microorganisms'.split(' '),
  ...'resultsMicrobiology microbialDetection attachments user value key token success'.split(' '),
  ...'photo validateDate birthday allDemographics nameAntibiotic selected account'.split(' '),
  ...'idDemographic comments resultComment errorFields data comment physician listTest'.split(' '),
  ...['toString', 'password', ...DANGEROUS],
);
const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    ...[ORDER, Number(ORDER), 4, '4', '1,5', '1.234', '<5', '', 'NaN', 0, -1, 2.5, true, false],
    ...['True', 'Sí', null, 1742468400000, '2024-01-01', 1e21, 5e-324, 'polluted'],
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.double(),
);
const { json, fields } = fc.letrec<{ json: unknown; fields: Record<string, unknown> }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    scalar,
    tie('fields'),
    fc.array(tie('json'), { maxLength: 4 }),
  ),
  fields: fc
    .array(fc.tuple(fieldName, tie('json')), { maxLength: 10 })
    .map((entries) => Object.fromEntries(entries)),
}));
/** Enough for a record of most calls: what is unreadable as a whole would prove nothing. */
const LIKELY = {
  ...{ id: 5, testId: '7', order: ORDER, orderNumber: ORDER, patientIdDB: 1, type: '4' },
  ...{ name: 'reports.mrt', key: 'x', resultTest: [], patient: {}, history: [] },
};
const likely = fields.map((own) =>
  Object.fromEntries([...Object.entries(LIKELY), ...Object.entries(own)]),
);
/** A likely record with a dangerous name among its own, and one inside. */
const poisoned = fc
  .tuple(likely, fc.constantFrom(...DANGEROUS), fields)
  .map(([own, name, held]) => Object.fromEntries([...Object.entries(own), [name, held]]));

/** Records that are the same in every field are one order. */
function distinct(wire: unknown, at: number): unknown {
  const isRecord = typeof wire === 'object' && wire !== null && !Array.isArray(wire);
  return isRecord ? { ...wire, surName: String(at) } : wire;
}

/** Lists of the portal that give one item per readable record; the others drop or group records on purpose. */
const PLAIN_LISTS = [
  ...(['listDocumentTypes', 'listUsers', 'listUserRouters', 'listUserTypes'] as const),
  ...(['searchOrders', 'listOrderResults', 'listLisDemographics', 'listReportTemplates'] as const),
];

/** Calls whose records hold instants; others keep whole objects that are no values of the portal. */
const DATED: readonly CallName[] = [
  ...(['searchOrders', 'listOrderResults', 'listResultHistory', 'listUsers', 'getUser'] as const),
];

interface Counted {
  readonly items: readonly unknown[];
  readonly unreadable: number;
}

let answer: unknown = null;

function outcomeOf(name: CallName): Promise<unknown> {
  // A reading of the configuration names another one.
  setLisUrl(LIS);
  return ALL_CALLS[name].run().catch((error: unknown) => error);
}

portalPerTest();
beforeEach(() => {
  signIn();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
});

it.each(PLAIN_LISTS)('%s loses no record of an arbitrary answer', async (name) => {
  let read = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(json, likely)), async (records) => {
      answer = records.map(distinct);
      const outcome = await outcomeOf(name);
      const isRead = !(outcome instanceof ApiError);
      const { items, unreadable } = isRead
        ? (outcome as Counted)
        : { items: [], unreadable: records.length };
      read += items.length;
      expect(items.length + unreadable).toBe(records.length);
      // Nothing read of something received is a failure, never an empty list.
      expect(isRead).toBe(items.length > 0 || records.length === 0);
    }),
    { numRuns: runs(50, 5_000) },
  );
  // Otherwise everything was unreadable and the property proved nothing.
  expect(read).toBeGreaterThan(runs(5, 500));
});

it('any call fails with nothing but ApiError, and reads finite numbers, true instants and no dangerous name', async () => {
  let read = 0;
  const before = Reflect.ownKeys(Object.prototype);
  const record = fc.oneof(json, likely, poisoned);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CALL_NAMES),
      fc.oneof(record, fc.array(record, { maxLength: 4 })),
      async (name, value) => {
        answer = value;
        const outcome = await outcomeOf(name);
        const isRead = !(outcome instanceof Error);
        expect(isRead || outcome instanceof ApiError, name).toBe(true);
        const leaves = isRead ? leavesOf(outcome) : [];
        const names = isRead ? namesIn(outcome) : [];
        if (names.length > 0) read += 1;
        const isFinite = leaves.every(([, one]) => typeof one !== 'number' || Number.isFinite(one));
        expect(isFinite, name).toBe(true);
        const instants = leaves.filter(([field]) => /Date$|^birthday$/.test(field));
        const areInstants = instants.every(([, one]) => isInstant(one));
        expect(!DATED.includes(name) || areInstants, name).toBe(true);
        expect(
          names.filter((one) => DANGEROUS.includes(one)),
          name,
        ).toEqual([]);
      },
    ),
    { numRuns: runs(500, 100_000) },
  );
  expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  expect('polluted' in {}).toBe(false);
  // Answers of which nothing was read would pass the rest.
  expect(read).toBeGreaterThan(areFew() ? 2 : runs(50, 10_000));
});
