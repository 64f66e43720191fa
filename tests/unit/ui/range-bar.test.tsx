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
