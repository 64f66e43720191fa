import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { areFew, runs } from '@tests/support/environment/runs';

import { ALL_CALLS } from './all-calls';
import { ORDER } from './call-samples';
import { portalPerTest, signIn } from '@tests/unit/api/portal';

const DANGEROUS = ['__proto__', 'constructor', 'prototype'];

portalPerTest();
beforeEach(() => {
  signIn();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Own names of a value's objects, however deep. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([name, held]) => [name, ...namesIn(held)]);
}

const fieldName = fc.constantFrom(
  ...['id', 'order', 'orderNumber', 'testId', 'patientIdDB', 'name', 'type', 'key', 'value'],
  ...['history', 'listOrders', 'resultTest', 'patient', 'user', 'data', 'microorganisms'],
  ...['comment', 'resultComment', 'physician', 'account', 'listTest', 'resultsMicrobiology'],
);
const scalar = fc.constantFrom<unknown>(ORDER, 5, '4', true, null, 'polluted', 1742468400000);

/** Enough for a record of most calls: what is unreadable as a whole would prove nothing. */
const LIKELY = {
  ...{ id: 5, testId: 7, order: ORDER, orderNumber: ORDER, patientIdDB: 1 },
  ...{ type: 4, name: 'x', key: 'x', resultTest: [], patient: {}, history: [] },
};

/** A record of the wire with a dangerous name among its own. */
function poisoned(held: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const fields = fc.dictionary(fieldName, held, { maxKeys: 4 });
  return fc
    .tuple(fields, fc.constantFrom(...DANGEROUS), held)
    .map(([own, dangerous, value]) =>
      Object.fromEntries([...Object.entries({ ...LIKELY, ...own }), [dangerous, value]]),
    );
}

const inner = fc.oneof(scalar, poisoned(fc.oneof(scalar, poisoned(scalar))));
const list = fc.array(poisoned(inner), { minLength: 1, maxLength: 2 });
const answer = fc.oneof(poisoned(fc.oneof(inner, list)), list);

it('no dangerous name of an answer reaches the portal or the prototype of objects (E5)', async () => {
  let body = '';
  let read = 0;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  const before = Reflect.ownKeys(Object.prototype);
  const calls = fc.constantFrom(...Object.values(ALL_CALLS));
  await fc.assert(
    fc.asyncProperty(calls, answer, async ({ run }, value) => {
      body = JSON.stringify(value);
      expect(body).toMatch(/__proto__|constructor|prototype/);
      const outcome = await run().catch(() => null);
      const names = namesIn(outcome);
      if (names.length > 0) read += 1;
      expect(names.filter((name) => DANGEROUS.includes(name))).toEqual([]);
    }),
    { numRuns: runs(1_000, 10_000) },
  );
  expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  expect('polluted' in {}).toBe(false);
  // Answers that nothing was read of would pass the rest. A third is read; of a hundred tries it may be a fifth by chance.
  expect(read).toBeGreaterThan(areFew() ? 10 : runs(200, 2_000));
});
