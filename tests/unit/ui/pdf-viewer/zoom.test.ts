import { describe, expect, it } from 'vitest';

import { fitZoom, LEAST_ZOOM, MOST_ZOOM, zoomIn, zoomOut } from '@/ui/pdf-viewer/zoom';

/** Points of a page of A4. */
const A4 = 595.28;

function walk(step: (factor: number) => number, from: number): readonly number[] {
  const seen = [from];
  for (let factor = step(from); factor !== seen.at(-1); factor = step(factor)) seen.push(factor);
  return seen;
}

describe('zoom by steps', () => {
  it('goes up to 400 % and down to 50 %, never beyond', () => {
    const up = walk(zoomIn, LEAST_ZOOM);
    expect(up.at(-1)).toBe(4);
    expect(walk(zoomOut, MOST_ZOOM)).toEqual(up.toReversed());
    expect(up[0]).toBe(0.5);
  });

  it.each([
    ['a fit between two steps', 1.17, 1.25, 1.1],
    ['a fit that reads like a step', 1.001, 1.1, 0.9],
    ['a fit below the least zoom, as on a phone', 0.46, 0.5, 0.5],
    ['a fit at the most', 4, 4, 3],
  ])('%s', (_name, factor, larger, smaller) => {
    expect(zoomIn(factor)).toBe(larger);
    expect(zoomOut(factor)).toBe(smaller);
  });
});

describe('fit to the width', () => {
  it.each([
    ['a phone', 378, 0.476],
    ['the pane of a desktop', 953, 953 / (A4 * (96 / 72))],
    ['a wall of screens', 9000, 4],
  ])('%s', (_name, pixels, factor) => {
    expect(fitZoom(A4, pixels)).toBeCloseTo(factor, 2);
  });
});
