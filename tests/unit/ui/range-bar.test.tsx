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
    ...renderToStaticMarkup(createElement(RangeBar, { bar, label: 'x', tone: 'normal' })).matchAll(
      / d="([^"]+)"/g,
    ),
  ].map(([, path]) => path);

it('is one named picture, with a panic zone only where there is one', () => {
  const markup = renderToStaticMarkup(
    createElement(RangeBar, { bar: BAR, label: '<5; valor 3', tone: 'normal' }),
  );
  expect(markup).toMatch(/^<svg role="img" aria-label="&lt;5; valor 3"/);
  expect(shapes({ ...BAR, panic: [] })).toHaveLength(shapes(BAR).length - 1);
});

it('has its marker where the value is, inside its box', () => {
  for (const value of [0, 0.1, 0.25, 0.5, 0.9, 1]) {
    const paths = shapes({ ...BAR, value });
    const numbers = paths.join(' ').match(/-?\d+(?:\.\d+)?/g) ?? [];
    expect(Math.min(...numbers.map(Number)), String(value)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers.map(Number)), String(value)).toBeLessThanOrEqual(150);
    const marker = /^M(\S+) 0 H(\S+)/.exec(paths.at(-1) ?? '') ?? [];
    const [left = NaN, right = NaN] = marker.slice(1).map(Number);
    // Four pixels at either end are for the marker.
    expect((left + right) / 2).toBeCloseTo(4 + value * 142, 0);
  }
});
