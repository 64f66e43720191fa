import fc from 'fast-check';
import { expect, it } from 'vitest';

import { wholeColumns } from '@/ui/virtual-list/whole-columns';

const WIDE = { rowHead: 300, column: 116 };
const NARROW = { rowHead: 132, column: 92 };

it('fills the width with whole columns, but where all have room or nothing is laid out', () => {
  expect(wholeColumns(1366, WIDE, 50)).toEqual({ rowHead: 304, column: 118 });
  expect(wholeColumns(1366, WIDE, 3)).toEqual(WIDE);
  expect(wholeColumns(0, WIDE, 50)).toEqual(WIDE);
});

it.each([
  ['a phone', 388, { rowHead: 204, column: 184 }],
  ['the narrowest phone', 318, { rowHead: 134, column: 184 }],
])('has a whole column beside the head with texts twice as large on %s', (_case, width, widths) => {
  const twice = { rowHead: NARROW.rowHead * 2, column: NARROW.column * 2 };
  expect(wholeColumns(width, twice, 20)).toEqual(widths);
});

it('keeps something of the head and one column at least at any width', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 4000 }),
      fc.integer({ min: 40, max: 600 }),
      fc.integer({ min: 40, max: 600 }),
      fc.integer({ min: 1, max: 100 }),
      (available, rowHead, column, count) => {
        const widths = wholeColumns(available, { rowHead, column }, count);
        const beside = (available - widths.rowHead) / widths.column;
        expect(widths.rowHead).toBeGreaterThan(0);
        expect(beside).toBeGreaterThanOrEqual(1);
        expect(count <= beside || Number.isInteger(beside)).toBe(true);
      },
    ),
  );
});
