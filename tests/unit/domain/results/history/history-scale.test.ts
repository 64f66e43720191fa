import { expect, it } from 'vitest';

import { isScaleChanged, sharedUnit } from '@/domain/results/history/history-scale';

const limits = (min: number | null, max: number | null) => ({ min, max });

it.each([
  ['the same limits', limits(70, 100), limits(70, 100), false],
  ['limits of another age', limits(70, 100), limits(70, 110), false],
  ['limits that touch', limits(70, 100), limits(100, 126), false],
  ['glucose in mg/dL and mmol/L', limits(70, 100), limits(3.9, 5.5), true],
  ['calcium in mg/dL and mmol/L', limits(8.5, 10.5), limits(2.1, 2.6), true],
  ['cholesterol, upper limit only', limits(null, 200), limits(null, 5.2), true],
  ['cholesterol from a defaulted zero', limits(0, 200), limits(0, 5.2), true],
  ['HDL, lower limit only', limits(40, null), limits(1.03, null), true],
  ['an upper limit twice as high', limits(null, 5), limits(null, 10), false],
  ['an open and a closed interval', limits(null, 100), limits(70, 105), false],
  ['a lower and an upper limit', limits(60, null), limits(null, 5), true],
  ['nothing known before', limits(null, null), limits(3.9, 5.5), false],
  ['nothing known after', limits(70, 100), limits(null, null), false],
  ['limits that contradict each other', limits(100, 70), limits(100, 70), false],
  ['the same beside others', limits(100, 70), limits(3.9, 5.5), false],
  ['a lower limit with a 0 filled in', limits(40, 0), limits(40, 0), false],
  ['an upper limit of no sign', limits(null, -1), limits(null, 9), false],
  ['limits around zero', limits(-2, 2), limits(-3, 3), false],
])('%s', (_case, one, other, isChanged) => {
  expect(isScaleChanged(one, other)).toBe(isChanged);
  expect(isScaleChanged(other, one)).toBe(isChanged);
});

it('one unit is named for results that all have it, and none that is only the present one’s', () => {
  const present = { unit: 'mg/dL', reference: limits(0.5, 1.1) };
  const old = { reference: limits(44, 97) };
  const cases = [
    [[], ''],
    [[{ reference: limits(null, null) }], 'mg/dL'],
    [[old], ''],
    [[{ ...old, otherUnit: 'µmol/L' }], 'µmol/L'],
    [[present, { ...old, otherUnit: 'µmol/L' }], ''],
  ] as const;
  for (const [items, unit] of cases)
    expect([items, sharedUnit(items, present)]).toEqual([items, unit]);
});
