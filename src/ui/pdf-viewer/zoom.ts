/** Zoom of the viewer: a factor (1 shows a page in its true size), or every page as wide as the viewer. */
export type Zoom = number | 'fit';

/** Where a reader is in a document: the page in sight, from 1, and how large it is. */
export interface ViewedPlace {
  readonly page: number;
  readonly zoom: Zoom;
}

export const LEAST_ZOOM = 0.5;
export const MOST_ZOOM = 4;

/** Pixels of the screen for a point of paper at 100 %: 96 pixels and 72 points to the inch. */
export const PIXELS_PER_POINT = 96 / 72;

const STEPS = [0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];
/** Two factors that read alike in percent are the same step. */
const SAME = 0.005;

/** The next larger step; the largest one beyond it. */
export function zoomIn(factor: number): number {
  return STEPS.find((step) => step > factor + SAME) ?? MOST_ZOOM;
}

/** The next smaller step; the smallest one below it. */
export function zoomOut(factor: number): number {
  return STEPS.findLast((step) => step < factor - SAME) ?? LEAST_ZOOM;
}

/**
 * The factor at which a page of `points` fills `pixels`. Never more than 400 %; on a phone it may be less than 50 %, for a page
 * wider than the screen is no fit.
 */
export function fitZoom(points: number, pixels: number): number {
  return Math.min(pixels / (points * PIXELS_PER_POINT), MOST_ZOOM);
}
