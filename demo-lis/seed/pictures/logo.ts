import { once } from '@demo-lis/seed/once';
import { drawDisc, drawStroke } from './pen';
import { createPicture, encodePng } from './png';
import type { Colour } from './png';

const WHITE: Colour = [255, 255, 255];
const TEAL: Colour = [15, 110, 132];
const SNOW: Colour = [155, 216, 226];

/**
 * The laboratory's mark: a drop before two mountain ridges, 160 by 160 pixels, light enough for a coloured bar.
 * @returns a data URL of a PNG
 */
export const logoPicture = once((): string => {
  const picture = createPicture(160, 160);
  drawDisc(picture, { x: 80, y: 80, radius: 76 }, WHITE);
  drawDisc(picture, { x: 80, y: 80, radius: 69 }, TEAL);
  const line = (points: readonly (readonly [number, number])[], radius: number, colour: Colour) => {
    drawStroke(
      picture,
      points.map(([x, y]) => ({ x, y, radius })),
      colour,
    );
  };
  line(
    [
      [26, 108],
      [58, 66],
      [76, 90],
    ],
    4.5,
    SNOW,
  );
  line(
    [
      [62, 108],
      [98, 52],
      [134, 108],
    ],
    5.5,
    WHITE,
  );
  for (let step = 0; step <= 24; step++) {
    const part = step / 24;
    drawDisc(picture, { x: 80, y: 88 + part * 38, radius: 1 + part * 13 }, SNOW);
  }
  drawDisc(picture, { x: 74, y: 124, radius: 4 }, WHITE);
  return `data:image/png;base64,${encodePng(picture).toString('base64')}`;
});
