import type { TestedBrowser } from './tested-browser';

/** Runs a function in the page, which sees nothing but the page and what it is given, and gives back its answer. */
export async function look<Given, Seen>(
  browser: TestedBrowser,
  read: (given: Given) => Seen,
  given: Given,
): Promise<Awaited<Seen>> {
  return (await browser.evaluate(`(${String(read)})(${JSON.stringify(given)})`)) as Awaited<Seen>;
}

/** A row of the results: the name of a test, and the texts of its cells. */
export interface ShownRow {
  readonly name: string;
  readonly cells: readonly string[];
}

/** Runs in the page: every test of the open order. */
export function readResults(): readonly ShownRow[] {
  const textOf = (element: Element) =>
    element instanceof HTMLElement ? element.innerText.replaceAll(/\s+/g, ' ').trim() : '';
  const rows = document.querySelectorAll('[role="rowgroup"][aria-label="Resultados"] [role="row"]');
  return Array.from(rows).flatMap((row) => {
    const name = row.querySelector('[role="rowheader"]');
    // Areas and profiles have a heading in that place.
    if (name === null || row.querySelector('h3, h4') !== null) return [];
    return [
      { name: textOf(name), cells: Array.from(row.querySelectorAll('[role="cell"]'), textOf) },
    ];
  });
}

/** Runs in the page: the cells of the table whose name begins so, row by row, without its headings. */
export function readTable(name: string): readonly (readonly string[])[] {
  const rows = document.querySelectorAll(`[role="table"][aria-label^="${name}"] [role="row"]`);
  return Array.from(rows, (row) =>
    Array.from(row.querySelectorAll('[role="cell"]'), ({ textContent }) => textContent.trim()),
  ).filter((cells) => cells.length > 0);
}

/** Runs in the page: how many shapes of results the chart has drawn; axes and grid are lines. */
export function countShapes(): number {
  const paths = document.querySelectorAll<SVGPathElement>('[role="application"] path');
  return Array.from(paths).filter((path) => path.getTotalLength() > 0).length;
}

/** Runs in the page: how many points of a thumbnail of the report's first page are not white. */
export function countInk(): number {
  const page = document.querySelector<HTMLCanvasElement>('[aria-label^="Página 1 de"] canvas');
  const context = document.createElement('canvas').getContext('2d');
  if (page === null || context === null) return 0;
  const side = 100;
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(page, 0, 0, side, side);
  let ink = 0;
  for (const [at, shade] of context.getImageData(0, 0, side, side).data.entries()) {
    // The green of red, green, blue and opacity.
    if (at % 4 === 1 && shade < 250) ink += 1;
  }
  return ink;
}

/** Runs in the page: how wide it is, and how far its content reaches beyond that. */
export function readWidth() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { width: window.innerWidth, beyond: scrollWidth - clientWidth };
}
