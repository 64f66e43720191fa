import { drawBox, drawStroke } from './pen';
import { createPicture, encodePng } from './png';

/** Fractions of a serum protein electrophoresis: place along the strip, height and width of the peak. */
const FRACTIONS = [
  [0.14, 1, 0.032],
  [0.33, 0.16, 0.024],
  [0.46, 0.24, 0.03],
  [0.61, 0.3, 0.034],
  [0.84, 0.34, 0.075],
] as const;

/** An electrophoresis curve on white, 900 by 520 pixels, as the bytes of a PNG file. */
export function electrophoresisPicture(): Buffer {
  const picture = createPicture(900, 520, [255, 255, 255]);
  for (let line = 0; line <= 5; line++) {
    drawBox(picture, { x: 60, y: 460 - line * 80, width: 800, height: 1 }, [214, 222, 226]);
  }
  drawBox(picture, { x: 60, y: 40, width: 2, height: 422 }, [90, 100, 110]);
  drawBox(picture, { x: 60, y: 460, width: 800, height: 2 }, [90, 100, 110]);
  const curve = Array.from({ length: 401 }, (_, index) => {
    const place = index / 400;
    const height = FRACTIONS.reduce(
      (sum, [centre, peak, spread]) =>
        sum + peak * Math.exp(-((place - centre) ** 2) / (2 * spread ** 2)),
      0,
    );
    return { x: 62 + place * 790, y: 456 - height * 380, radius: 1.6 };
  });
  drawStroke(picture, curve, [179, 38, 30]);
  return encodePng(picture);
}
