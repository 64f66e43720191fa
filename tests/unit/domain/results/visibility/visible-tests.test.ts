import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  asReaderMaySee,
  isWithheld,
  visibilityRules,
  visibleTests,
  type VisibilityRules,
} from '@/domain/results/visibility/visible-tests';
import { anyText } from '@tests/support/fixtures/any-text';
import { reportTest } from '@tests/support/fixtures/report-order';

const OPEN = { onlyValidated: false, panicBlocking: 'none', seesConfidential: true } as const;
const RESTRICTED: VisibilityRules = { ...OPEN, seesConfidential: false };

/** Neither its result nor its limits say anything. */
const unmarked = {
  ...{ resultType: 'unknown' as const, result: '', resultNumber: null },
  ...{ reference: { min: null, max: null }, unreadable: [] },
};
const open = { ...unmarked, blocked: false, confidential: false };
const tests = [
  { ...open, id: 'validated', state: 4, pathology: 0 },
  { ...open, id: 'printed high', state: 5, pathology: 3 },
  { ...open, id: 'pending', state: 2, pathology: 0 },
  { ...open, id: 'unreadable', state: -1, pathology: 4 },
];

it.each([
  [false, 'none', ['validated', 'printed high', 'pending', 'unreadable'], 'all told'],
  [true, 'none', ['validated', 'printed high'], 'all told'],
  [false, 'test', ['validated', 'pending'], 'some withheld'],
  [true, 'test', ['validated'], 'some withheld'],
  [false, 'order', [], 'blocked'],
  [true, 'order', [], 'blocked'],
] as const)('only validated %s, blocking %s: %j, %s', (onlyValidated, panicBlocking, ids, told) => {
  const seen = visibleTests(tests, { ...OPEN, onlyValidated, panicBlocking });
  expect(seen.tests.map(({ id }) => id)).toEqual(ids);
  expect(seen.blocked).toBe(told === 'blocked');
  expect(seen.withheld).toBe(told === 'some withheld');
});

it('does not block an order for a pathology that is hidden anyway, nor call it withheld', () => {
  const [seen, hidden] = [
    { ...open, state: 4, pathology: 0 },
    { ...open, state: 1, pathology: 6 },
  ];
  for (const panicBlocking of ['order', 'test'] as const) {
    const rules = { ...OPEN, onlyValidated: true, panicBlocking };
    const expected = { tests: [seen], blocked: false, withheld: false };
    expect(visibleTests([seen, hidden], rules)).toEqual(expected);
  }
});

it.each([
  ['test', { tests: [], blocked: false, withheld: true }],
  ['order', { tests: [], blocked: true, withheld: false }],
] as const)('what nobody can call normal blocks by %s', (panicBlocking, expected) => {
  const seen = (fields: object) => {
    const test = { ...open, state: 4, pathology: 0, ...fields };
    return visibleTests([test], { ...OPEN, panicBlocking });
  };
  expect(seen({ pathology: -1 })).toEqual(expected);
  const reference = { min: 3.5, max: 5.1 };
  expect(seen({ result: '7.9', resultNumber: 7.9, reference })).toEqual(expected);
  // Outside the limits, or left open by them.
  for (const result of ['>7', '<3', '7.9 *', '7 900', '>4']) {
    expect(seen({ result, reference })).toEqual(expected);
  }
  expect(seen({ result: '4.2', resultNumber: 4.2, reference }).tests).toHaveLength(1);
});

it('a withheld result stays in its place whatever it is: missing, it would be known to be pathological', () => {
  const restricted = { ...unmarked, state: 4, blocked: false, confidential: true };
  const rules: VisibilityRules = { ...RESTRICTED, panicBlocking: 'test' };
  for (const pathology of [-1, 0, 1, 6, 9]) {
    const sent = [{ ...restricted, pathology }];
    expect(visibleTests(sent, rules)).toMatchObject({ tests: [{ pathology }], withheld: false });
    const known = visibleTests(sent, { ...rules, seesConfidential: true });
    expect(known.tests).toHaveLength(pathology === 0 ? 1 : 0);
  }
});

/** What a server may send in the place of a restricted result, the value itself among it. */
const SENT = ['', ' ', 'RESTRINGIDO', 'RESTRINGIDO ', 'restringido', 'Reservado', '7.9', '<5'];
const TOLD = { pathology: 6, comment: 'muy alto', hasComment: true, antibiogram: 'known' } as const;
const NOTHING_TOLD = {
  ...{ withheld: true, resultNumber: null, pathology: 0 },
  ...{ comment: '', hasComment: false, antibiogram: 'none' },
};
const confidential = (result: string) => reportTest({ ...TOLD, confidential: true, result });

it.each(SENT)('a confidential result sent as %j tells nothing without the right', (result) => {
  const test = confidential(result);
  expect(isWithheld(test, RESTRICTED)).toBe(true);
  expect(asReaderMaySee(test, RESTRICTED)).toEqual({ ...test, ...NOTHING_TOLD, result: '' });
});

/** By which the server says that it does not let this reader have the result, whatever the sign-in said. */
const REPLACED = ['RESTRINGIDO', 'RESTRINGIDO ', 'restringido', ' Sólo en consulta'];
const WORDED: VisibilityRules = { ...OPEN, restrictedText: 'SOLO EN CONSULTA' };

it.each(REPLACED)('one that the server replaced by %j tells nothing with it either', (result) => {
  const test = confidential(result);
  expect(asReaderMaySee(test, WORDED)).toEqual({ ...test, ...NOTHING_TOLD, result: '' });
  const rules: VisibilityRules = { ...WORDED, panicBlocking: 'test' };
  expect(visibleTests([test], rules)).toMatchObject({ tests: [test], withheld: false });
});

it('any other confidential result is as open as any with the right', () => {
  for (const result of SENT.filter((one) => !REPLACED.includes(one))) {
    const test = confidential(result);
    expect(asReaderMaySee(test, OPEN)).toEqual({ ...test, withheld: false });
  }
});

it.each([
  ['Bloqueado', 'Bloqueado'],
  ['Repetir toma', 'Repetir toma'],
  ['', ''],
  ['7.9', ''],
  ['< 5 copias', ''],
  ['1:80', ''],
])('a blocked result sent as "%s" reads "%s" and tells nothing else', (result, shown) => {
  const test = reportTest({ ...TOLD, blocked: true, result });
  const expected = { ...test, ...NOTHING_TOLD, result: shown };
  expect(asReaderMaySee(test, OPEN)).toEqual(expected);
  expect(asReaderMaySee(test, RESTRICTED)).toEqual(expected);
});

it('a blocked and confidential result keeps no text of the server', () => {
  const test = reportTest({ blocked: true, confidential: true, result: 'Reactivo' });
  expect(asReaderMaySee(test, RESTRICTED).result).toBe('');
});

it('any other test comes back as it is', () => {
  for (const rules of [OPEN, RESTRICTED]) {
    const test = reportTest({ ...TOLD, result: 'RESTRINGIDO' });
    expect(asReaderMaySee(test, rules)).toBe(test);
  }
});

it('whatever the server sends, two restricted results look alike', () => {
  const secret = fc.record({
    ...{ result: anyText(), pathology: fc.integer({ min: -1, max: 9 }) },
    ...{
      comment: fc.string(),
      hasComment: fc.boolean(),
      antibiogram: fc.constantFrom('none' as const, 'known' as const),
    },
  });
  fc.assert(
    fc.property(secret, secret, (one, other) => {
      const [first, second] = [one, other].map((fields) => {
        const test = reportTest({ ...fields, confidential: true });
        return visibleTests([test], { ...RESTRICTED, panicBlocking: 'test' }).tests.map((seen) =>
          asReaderMaySee(seen, RESTRICTED),
        );
      });
      expect(first).toEqual(second);
    }),
    { numRuns: 200 },
  );
});

it.each([
  [null, false],
  [{ confidential: false }, false],
  [{ confidential: true }, true],
])('the right of %j to see confidential results is %s', (authorization, seesConfidential) => {
  const results = { panicBlocking: 'test', restrictedText: 'Reservado' } as const;
  const told = { onlyValidated: true, seesConfidential, ...results };
  expect(visibilityRules(results, { onlyValidated: true, authorization })).toEqual(told);
});

it('of a withheld test not even that its result or comment could not be read is told', () => {
  const unreadable = ['result', 'comment', 'unit', 'reference'] as const;
  const test = reportTest({ result: '', blocked: true, unreadable });
  expect(asReaderMaySee(test, RESTRICTED).unreadable).toEqual(['unit', 'reference']);
});
