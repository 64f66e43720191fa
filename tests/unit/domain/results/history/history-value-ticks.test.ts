import fc from 'fast-check';
import { expect, it } from 'vitest';

import { valueAxis } from '@/domain/results/history/history-value-ticks';

const texts = (values: readonly number[]) => valueAxis(values).ticks.map(({ text }) => text);

it.each([
  ['no values', [], ['0.0', '0.2', '0.4', '0.6', '0.8', '1.0']],
  ['hundreds', [70, 126], ['60', '80', '100', '120', '140']],
  ['small numbers without crumbs', [0.1, 0.3], ['0.10', '0.15', '0.20', '0.25', '0.30']],
  ['numbers around zero', [-2, 2], ['-2', '-1', '0', '1', '2']],
  ['a single value', [140], ['120', '130', '140', '150', '160']],
  ['a single zero', [0], ['-1.0', '-0.5', '0.0', '0.5', '1.0']],
  ['millions', [0, 4_800_000], ['0', '1000000', '2000000', '3000000', '4000000', '5000000']],
])('%s', (_case, values, expected) => {
  expect(texts(values)).toEqual(expected);
});

it('holds every value between few ticks of different texts', () => {
  const value = fc
    .double({ min: -1e6, max: 1e6, noNaN: true })
    .map((x) => Math.round(x * 1000) / 1000);
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const { from, to, ticks } = valueAxis(values);
      const crumb = (to - from) * 1e-9;
      expect(from).toBeLessThanOrEqual(Math.min(...values) + crumb);
      expect(to).toBeGreaterThanOrEqual(Math.max(...values) - crumb);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(new Set(ticks.map(({ text }) => text)).size).toBe(ticks.length);
    }),
  );
});
