import type { Colour, Picture } from './png';

/** A point of a stroke; radius is the pen's half width there, in pixels. */
export interface PenPoint {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const STEP = 0.4;

/** Draws a line through the points with soft edges; overlapping parts do not get darker. */
export function drawStroke(picture: Picture, points: readonly PenPoint[], colour: Colour): void {
  const coverage = new Float32Array(picture.width * picture.height);
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    for (let step = 0; step <= steps; step++) {
      const part = step / steps;
      press(picture, coverage, {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        radius: from.radius + (to.radius - from.radius) * part,
      });
    }
  });
  coverage.forEach((share, index) => {
    if (share > 0) blend(picture, index * 4, colour, share);
  });
}

/** Fills a disc with soft edges. */
export function drawDisc(picture: Picture, disc: PenPoint, colour: Colour): void {
  drawStroke(picture, [disc, disc], colour);
}

/** Fills an upright rectangle, in whole pixels. */
export function drawBox(
  picture: Picture,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  colour: Colour,
): void {
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      blend(picture, (y * picture.width + x) * 4, colour, 1);
    }
  }
}

function press(picture: Picture, coverage: Float32Array, point: PenPoint): void {
  const reach = point.radius + 1;
  const bottom = Math.min(picture.height - 1, Math.ceil(point.y + reach));
  const right = Math.min(picture.width - 1, Math.ceil(point.x + reach));
  for (let y = Math.max(0, Math.floor(point.y - reach)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(point.x - reach)); x <= right; x++) {
      const inside = point.radius + 0.5 - Math.hypot(x - point.x, y - point.y);
      const at = y * picture.width + x;
      coverage[at] = Math.max(coverage[at] ?? 0, Math.min(1, Math.max(0, inside)));
    }
  }
}

function blend(picture: Picture, at: number, colour: Colour, share: number): void {
  const { pixels } = picture;
  const below = (pixels[at + 3] ?? 0) / 255;
  const opacity = share + below * (1 - share);
  colour.forEach((channel, index) => {
    const old = (pixels[at + index] ?? 0) * below * (1 - share);
    pixels[at + index] = (channel * share + old) / opacity;
  });
  pixels[at + 3] = opacity * 255;
}
