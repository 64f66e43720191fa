import { expect, it, vi } from 'vitest';

import { remembered } from '@/lib/remembered';

it('works its answer out once for each object, also where it is nothing', () => {
  const work = vi.fn<(list: readonly number[]) => number | undefined>((list) => list[0]);
  const first = remembered(work);
  const list = [7, 8];
  const empty: number[] = [];
  const answers = [list, list, empty, empty].map(first);
  expect(answers).toEqual([7, 7, undefined, undefined]);
  expect(work).toHaveBeenCalledTimes(2);
  // An equal object is another one.
  expect(first([7, 8])).toBe(7);
  expect(work).toHaveBeenCalledTimes(3);
});
