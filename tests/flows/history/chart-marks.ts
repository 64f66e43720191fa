/** How often a mark is drawn in a chart: one per point, two strokes per cross. */
export function chartMarks(drawing: Element, mark: string): number {
  const path = drawing.querySelector(`[data-mark="${mark}"]`)?.getAttribute('d');
  return path?.match(/M/g)?.length ?? 0;
}

/** How many limits of reference values a chart draws. */
export function chartLimits(drawing: Element): number {
  return drawing.querySelectorAll('[class*="limit"]').length;
}

/** The number of joined points of each line of a chart. */
export function chartLines(drawing: Element): readonly number[] {
  const lines = [...drawing.querySelectorAll('path[class*="_line"]')];
  return lines.map((line) => line.getAttribute('d')?.split('L').length ?? 0);
}

/** Whether a chart draws dots besides its points, as the library does where it sees fit. */
export function hasForeignDots(drawing: Element): boolean {
  return [...drawing.querySelectorAll('circle')].some((dot) => dot.getAttribute('r') !== '0');
}
