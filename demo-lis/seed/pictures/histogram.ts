import { createRandom } from '@demo-lis/seed/random';

import { drawBox, drawStroke } from './pen';
import { createPicture, encodePng } from './png';
import type { Colour } from './png';

/** A peak: place along the axis, height and width, as fractions of the drawing. */
export type Peak = readonly [place: number, height: number, width: number];

const WIDTH = 360;
const HEIGHT = 220;
const AXES: Colour = [90, 100, 110];

/**
 * What an analyser draws of a cell count or a separation: a curve of peaks over an axis, 360 by 220 pixels.
 * @param variant another variant, another patient
 * @returns the bytes of a PNG file
 */
export function histogramPicture(peaks: readonly Peak[], colour: Colour, variant: number): Buffer {
  const random = createRandom(variant * 7919 + peaks.length);
  const own = peaks.map(([place, height, width]): Peak => [
    place + random.between(-0.02, 0.02),
    height * random.between(0.75, 1),
    width * random.between(0.9, 1.15),
  ]);
  const picture = createPicture(WIDTH, HEIGHT, [255, 255, 255]);
  drawBox(picture, { x: 20, y: 12, width: 1, height: HEIGHT - 31 }, AXES);
  drawBox(picture, { x: 20, y: HEIGHT - 20, width: WIDTH - 32, height: 1 }, AXES);
  const curve = Array.from({ length: 161 }, (_, index) => {
    const part = index / 160;
    const height = own.reduce(
      (sum, [place, peak, width]) =>
        sum + peak * Math.exp(-((part - place) ** 2) / (2 * width ** 2)),
      0,
    );
    return { x: 21 + part * (WIDTH - 34), y: HEIGHT - 22 - height * 160, radius: 1.1 };
  });
  drawStroke(picture, curve, colour);
  return encodePng(picture);
}
