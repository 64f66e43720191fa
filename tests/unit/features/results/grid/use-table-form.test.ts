// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useTableForm } from '@/features/results/grid/use-table-form';

it('is narrow where the heads need more than there is, and stays as it is while they are hidden', () => {
  let changed: (() => void) | undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        changed = told;
      }
      observe() {
        return undefined;
      }
    },
  );
  const heads = document.createElement('div');
  const row = heads.appendChild(document.createElement('div'));
  const width = vi.spyOn(heads, 'clientWidth', 'get').mockReturnValue(700);
  vi.spyOn(heads, 'scrollWidth', 'get').mockReturnValue(826);
  const { result } = renderHook(() => useTableForm());
  const resize = (to: number) => {
    width.mockReturnValue(to);
    act(() => changed?.());
    return result.current.isNarrow;
  };
  expect(result.current.isNarrow).toBeNull();
  act(() => {
    result.current.ref(row);
  });
  expect(result.current.isNarrow).toBe(true);
  expect(resize(0)).toBe(true);
  expect(resize(826)).toBe(false);
  expect(resize(0)).toBe(false);
  expect(resize(825)).toBe(true);
});
