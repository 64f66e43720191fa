import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { RangeBar } from '@/ui/range-bar/range-bar';

const BAR = {
  normal: { from: 0.3, to: 0.7 },
  open: [],
  panic: [{ from: 0.85, to: 1 }],
  value: 0.5,
  clipped: null,
} as const;

type Bar = Parameters<typeof RangeBar>[0]['bar'];

const shapes = (bar: Bar) =>
  [
    ...renderToStaticMarkup(createElement(RangeBar, { bar, label: 'x' })).matchAll(/ d="([^"]+)"/g),
  ].map(([, path]) => path);

it('is one named picture of few elements', () => {
  const markup = renderToStaticMarkup(createElement(RangeBar, { bar: BAR, label: '<5; valor 3' }));
  expect(markup).toMatch(/^<svg role="img" aria-label="&lt;5; valor 3"/);
  expect(markup.match(/<path/g)).toHaveLength(4);
});

it('draws no panic zone where there is none', () => {
  expect(shapes({ ...BAR, panic: [] })).toHaveLength(3);
});

it('ends differ by shape: limit, open end, value inside, value beyond', () => {
  const [, , closed, inside] = shapes(BAR);
  const [, , open] = shapes({ ...BAR, open: ['low', 'high'] });
  const [, , , low] = shapes({ ...BAR, value: 0, clipped: 'low' });
  const [, , , high] = shapes({ ...BAR, value: 1, clipped: 'high' });
  expect(new Set([closed, open]).size).toBe(2);
  expect(new Set([inside, low, high]).size).toBe(3);
});

it.each([0, 0.25, 0.5, 1])('stays inside its box with the value at %s', (value) => {
  const numbers =
    shapes({ ...BAR, value })
      .join(' ')
      .match(/-?\d+(?:\.\d+)?/g) ?? [];
  expect(numbers.length).toBeGreaterThan(10);
  for (const number of numbers) {
    expect(Number(number)).toBeGreaterThanOrEqual(0);
    expect(Number(number)).toBeLessThanOrEqual(96);
  }
});

it.each([0.1, 0.5, 0.9])('has its marker where the value is: %s', (value) => {
  const marker = shapes({ ...BAR, value }).at(-1) ?? '';
  const [left = NaN, right = NaN] = (/^M(\S+) 0 H(\S+)/.exec(marker) ?? []).slice(1).map(Number);
  // Four pixels at either end are for the marker.
  expect((left + right) / 2).toBeCloseTo(4 + value * 88, 0);
});

it('points to the end that the value lies beyond, and tapers where the band has no limit', () => {
  const last = (bar: Partial<Bar>) => shapes({ ...BAR, ...bar }).at(-1);
  expect(last({ value: 0, clipped: 'low' })).toMatch(/^M0 6 L7 /);
  expect(last({ value: 1, clipped: 'high' })).toMatch(/^M96 6 l-7 /);
  const band = (open: Bar['open']) => shapes({ ...BAR, open })[2];
  expect(band(['low'])).toMatch(/^M35\.4 3 L30\.4 6 .*H65\.6 V3 Z$/);
  expect(band(['high'])).toMatch(/^M30\.4 3 V9 H60\S* L65\.6 6 /);
});
