// @vitest-environment happy-dom
import { act, render, renderHook } from '@testing-library/react';
import { createElement, type RefCallback } from 'react';
import { expect, it, vi } from 'vitest';

import { useLaidOutSize } from '@/features/results/grid/use-laid-out-size';

function sized(width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  vi.spyOn(element, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(element, 'clientHeight', 'get').mockImplementation(() => height);
  return element;
}

it('is the width of the element and its room below the heads, and stays while it is hidden', () => {
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
      disconnect() {
        return undefined;
      }
    },
  );
  const table = sized(992, 503);
  table.append(sized(992, 29));
  const { result } = renderHook(() => useLaidOutSize());
  expect(result.current.size).toBeNull();
  act(() => {
    result.current.ref(table);
  });
  expect(result.current.size).toEqual({ width: 992, room: 474 });
  vi.spyOn(table, 'clientWidth', 'get').mockReturnValue(0);
  act(() => changed?.());
  expect(result.current.size).toEqual({ width: 992, room: 474 });
});

it('is known for a table that comes in the place of another, which is drawn once then', () => {
  const drawn: unknown[] = [];
  let attach: RefCallback<HTMLElement> | undefined;
  const Table = ({ width }: { readonly width: number | undefined }) => {
    drawn.push(width);
    return null;
  };
  const Place = () => {
    const { ref, size } = useLaidOutSize();
    attach = ref;
    return createElement(Table, { width: size?.width });
  };
  render(createElement(Place));
  act(() => void attach?.(sized(992, 503)));
  act(() => void attach?.(sized(992, 460)));
  expect(drawn).toEqual([undefined, 992]);
  act(() => void attach?.(sized(700, 460)));
  expect(drawn).toEqual([undefined, 992, 700]);
});
