import { once } from '@demo-lis/seed/once';
import { createRandom } from '@demo-lis/seed/random';
import { drawStroke } from './pen';
import type { PenPoint } from './pen';
import { createPicture, encodePng } from './png';

const INK = [28, 42, 94] as const;

/**
 * A hand-written looking signature, 260 by 96 pixels on a transparent ground.
 * @param seed another seed, another hand
 * @returns bare base64 of a PNG
 */
export const signaturePicture = once((seed: number): string => {
  const random = createRandom(seed * 7919);
  const picture = createPicture(260, 96);
  const loops = random.integer(6, 9);
  const slant = random.between(4, 10);
  const heights = Array.from({ length: loops + 1 }, (_, index) =>
    index === 0 ? random.between(30, 36) : random.between(6, index === 3 ? 30 : 17),
  );
  drawStroke(picture, name(loops, slant, heights), INK);
  drawStroke(picture, flourish(random.between(70, 80), random.between(8, 16)), INK);
  return encodePng(picture).toString('base64');
});

function name(loops: number, slant: number, heights: readonly number[]): readonly PenPoint[] {
  const count = 420;
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const turn = part * loops;
    const from = heights[Math.floor(turn)] ?? 8;
    const to = heights[Math.floor(turn) + 1] ?? from;
    const height = from + (to - from) * (turn % 1);
    const angle = turn * 2 * Math.PI;
    const rise = Math.sin(angle) * height;
    return {
      x: 28 + part * 190 + Math.cos(angle) * 9 + (rise * slant) / 20,
      y: 54 - rise * (rise > 0 ? 1.1 : 0.55),
      // A pen presses harder on the way down.
      radius: 0.75 + 0.65 * Math.max(0, -Math.cos(angle)),
    };
  });
}

function flourish(y: number, bow: number): readonly PenPoint[] {
  return Array.from({ length: 60 }, (_, index) => {
    const part = index / 59;
    return {
      x: 238 - part * 205,
      y: y + Math.sin(part * Math.PI) * bow - part * 6,
      radius: 1.1 * (1 - part) + 0.35,
    };
  });
}
