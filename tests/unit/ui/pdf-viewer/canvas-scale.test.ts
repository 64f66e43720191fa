import { expect, it } from 'vitest';

import { canvasScale } from '@/ui/pdf-viewer/canvas-scale';

const A4 = { width: 595.28, height: 841.89 };
/** 400 % */
const MOST = (4 * 96) / 72;

it.each([
  ['a plain screen', 96 / 72, 1, 96 / 72],
  ['a fine screen', 96 / 72, 3, 4],
  ['400 % on a plain screen', MOST, 1, MOST],
])('%s gets a canvas as fine as itself', (_name, pixelsPerPoint, ratio, scale) => {
  expect(canvasScale(A4, pixelsPerPoint, ratio)).toBeCloseTo(scale);
});

it.each([
  ['A4 at 400 % on a phone', A4, MOST, 3],
  ['a poster', { width: 3000, height: 4000 }, 96 / 72, 2],
])('%s stays within what every browser can draw', (_name, size, pixelsPerPoint, ratio) => {
  const scale = canvasScale(size, pixelsPerPoint, ratio);
  expect(size.width * scale * size.height * scale).toBeCloseTo(4096 * 4096);
});
