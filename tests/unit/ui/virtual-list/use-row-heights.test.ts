// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { useRowHeights } from '@/ui/virtual-list/use-row-heights';

const EXPECTED = Array.from({ length: 500 }, () => 30);

const observed = new Set<Element>();
let report: ((entries: readonly object[]) => void) | undefined;

class Observer {
  constructor(told: (entries: readonly object[]) => void) {
    report = told;
  }
  observe(element: Element) {
    observed.add(element);
  }
  unobserve(element: Element) {
    observed.delete(element);
  }
}

function row(index: number | string): Element {
  const element = document.createElement('div');
  element.setAttribute('data-index', String(index));
  return element;
}

const entry = (target: Element, blockSize: number) => ({ target, borderBoxSize: [{ blockSize }] });

beforeEach(() => {
  observed.clear();
  vi.stubGlobal('ResizeObserver', Observer);
});

const heightsOf = (estimates: readonly number[]) =>
  renderHook((expected: readonly number[]) => useRowHeights(expected).heights, {
    initialProps: estimates,
  });

it('takes a row for what is expected of it until it is measured, and keeps that when others are expected', () => {
  const { result, rerender } = heightsOf([30, 40, 50]);
  act(() => report?.([entry(row(1), 61.5)]));
  expect([0, 1, 2].map(result.current.getRowHeight)).toEqual([30, 61.5, 50]);
  rerender([36, 36, 36]);
  expect([0, 1, 2].map(result.current.getRowHeight)).toEqual([36, 61.5, 36]);
});

it('stays the same while nothing new is measured, and where a row is hidden', () => {
  const { result } = heightsOf(EXPECTED);
  act(() => report?.([entry(row(3), 44)]));
  const before = result.current;
  act(() => report?.([entry(row(3), 44), entry(row(4), 0)]));
  expect(result.current).toBe(before);
  expect(result.current.getRowHeight(4)).toBe(30);
});

it('watches the elements that it is given until they are taken back', () => {
  const { result } = heightsOf(EXPECTED);
  const rows = [row(0), row(1)];
  const stop = result.current.observeRowElements(rows);
  expect([...observed]).toEqual(rows);
  stop();
  expect(observed.size).toBe(0);
});

function drawn(index: number, height: number): Element {
  const element = row(index);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, height));
  return element;
}

it('measures new rows before they are painted, and those of no height never', () => {
  const rows = document.createElement('div');
  rows.append(drawn(0, 55.25), drawn(1, 0));
  const { result, rerender } = renderHook(() => useRowHeights(EXPECTED));
  result.current.rowsRef.current = rows;
  rerender();
  expect([0, 1].map(result.current.heights.getRowHeight)).toEqual([55.25, 30]);
});

it('believes the observer where a row is drawn smaller than it is', () => {
  const rows = document.createElement('div');
  const shrunken = drawn(0, 36);
  rows.append(shrunken);
  const { result, rerender } = renderHook(() => useRowHeights(EXPECTED));
  result.current.rowsRef.current = rows;
  rerender();
  act(() => report?.([entry(shrunken, 40)]));
  rerender();
  expect(result.current.heights.getRowHeight(0)).toBe(40);
});
