/** The largest canvas that every browser draws (4096 × 4096 on iOS); beyond it the page stays empty. */
const MOST_PIXELS = 16_777_216;

/**
 * Pixels of the canvas per point of paper: as many as the screen shows, within what browsers can draw. `width` and `height` in
 * points, `pixelsPerPoint` in CSS pixels, `deviceRatio` is the screen's pixels per CSS pixel.
 */
export function canvasScale(
  { width, height }: { readonly width: number; readonly height: number },
  pixelsPerPoint: number,
  deviceRatio: number,
): number {
  return Math.min(pixelsPerPoint * deviceRatio, Math.sqrt(MOST_PIXELS / (width * height)));
}
