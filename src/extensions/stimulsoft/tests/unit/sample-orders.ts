import { readFile } from 'node:fs/promises';

/** An order as the LIS sends it for a report. */
export type WireOrder = Record<string, unknown> & { resultTest: Record<string, unknown>[] };

/** The sample order that every template must accept. */
export const SAMPLE = (
  JSON.parse(await readFile('reports/contract/final.json', 'utf8')) as { order: WireOrder }
).order;

/** The sample's order with every test changed. */
export function everyTest(change: (test: Record<string, unknown>) => Record<string, unknown>) {
  return (): WireOrder => ({ ...SAMPLE, resultTest: SAMPLE.resultTest.map(change) });
}

const withoutCulture = everyTest((test) => ({
  ...test,
  hasAntibiogram: false,
  microbialDetection: null,
}));
const MARKED = '<b>R&D</b> a < b';

/** Orders as laboratories have them; most have no culture. */
export const ORDERS: readonly [string, () => WireOrder][] = [
  ['with a culture', () => SAMPLE],
  ['without a culture', withoutCulture],
  ['without a comment', () => ({ ...withoutCulture(), comments: [] })],
  ['without pictures', () => ({ ...withoutCulture(), imageTest: null })],
  [
    'with nothing validated',
    everyTest((test) => ({ ...test, state: 2, validationUserId: null, result: '' })),
  ],
  [
    'with 300 tests',
    () => {
      const { resultTest, ...order } = withoutCulture();
      const tests = Array.from({ length: 300 }, (_, at) => ({
        ...resultTest[at % resultTest.length],
        testId: 10_000 + at,
        profileId: 0,
      }));
      return { ...order, resultTest: tests };
    },
  ],
  ['with marks in units', everyTest((test) => ({ ...test, unit: '10<sup>6</sup>/µL & más' }))],
  [
    'with < and & everywhere',
    everyTest((test) => ({
      ...test,
      ...{ result: '<5', resultType: 2, refLiteral: '< 200', technique: 'ELISA & EIA' },
      ...{ refMin: null, refMax: null, resultComment: { comment: MARKED } },
    })),
  ],
];
