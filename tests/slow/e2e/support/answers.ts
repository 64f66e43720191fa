import type { Page } from '@playwright/test';

import { isValidated } from '@/domain/results/visibility/is-validated';
import { demoAccount } from '@tests/e2e/support/portal';
import { openLaboratory } from '@tests/e2e/support/laboratory-client';

import { rewrite } from './visit';

type Wire = Readonly<Record<string, unknown>>;

const FULL = { state: 4, blockTest: 0, confidential: false, resultType: 1 };
/** What the first results of an order are made to be, one each. */
const KINDS: readonly Wire[] = [
  { ...FULL, result: '250', resultNumber: 250, refMin: 70, refMax: 100, pathology: 0, digits: 0 },
  { ...FULL, result: { value: 1 }, pathology: 0 },
  { ...FULL, result: '', pathology: 0 },
  { ...FULL, state: 1, result: '', pathology: 0 },
  { ...FULL, result: '7.1', refMin: 3.5, refMax: 5.1, pathology: 7, digits: 1, unit: 'mmol/L' },
  {
    ...FULL,
    result: '441.1',
    refMin: 10,
    refMax: 45,
    pathology: 3,
    digits: 1,
    unit: 'mL/min/1.73 m²',
  },
  {
    ...FULL,
    result: '1234567.89',
    refMin: 150000,
    refMax: 450000,
    pathology: 3,
    digits: 2,
    unit: '10<sup>3</sup>/µL',
  },
  {
    ...FULL,
    resultType: 2,
    result:
      'No se observan formas parasitarias en la muestra examinada; se sugiere repetir en tres días.',
    pathology: 0,
    hasComment: true,
  },
  {
    ...FULL,
    result: '55',
    pathology: 2,
    refMin: 70,
    refMax: 100,
    digits: 0,
    testName: 'Anticuerpos antitiroperoxidasa microsomal y antitiroglobulina cuantitativos',
    unit: 'UI/mL',
  },
];

/** Turns the first results of an order into one of every kind that the grid words or marks in its own way. */
export async function answerEveryKind(page: Page): Promise<void> {
  await rewrite(page, '/service/orders/results/order/**', (answer) =>
    (answer as Wire[]).map((row, at) => ({ ...row, ...KINDS[at] })),
  );
}

/** The newest order of the last month with a culture, a comment and results of several areas. */
export function orderWithCulture(): Promise<string> {
  culture ??= findCulture();
  return culture;
}

let culture: Promise<string> | undefined;

async function findCulture(): Promise<string> {
  const laboratory = await openLaboratory(demoAccount(4));
  return laboratory.findOrder(
    30,
    (tests) =>
      tests.length > 9 &&
      tests.some(({ hasAntibiogram }) => hasAntibiogram === true) &&
      tests.some((test) => test.hasComment === true && isValidated(test)),
  );
}

/** Three of the order's results have twenty and more entries, so that the server's list ends before the newest. */
export async function answerTruncatedHistory(page: Page): Promise<void> {
  await rewrite(page, '/service/orders/results/history', (answer) =>
    (answer as { history: Wire[] }[]).map((item, place) => {
      const [first] = item.history;
      if (place > 3 || first === undefined) return item;
      const history = Array.from({ length: 20 }, (_, at) => ({
        ...first,
        order: 202_001_010_000 + at,
        validateDate: Date.UTC(2020, at, 3, 15),
      }));
      return { ...item, history };
    }),
  );
}
