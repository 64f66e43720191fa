/** The size of the root's letters that every measure in pixels was made for. */
const USUAL = 16;

let scale: number | undefined;

function measuredScale(): number {
  // Where nothing is laid out there are no sizes.
  if (!('document' in globalThis)) return 1;
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / USUAL : 1;
}

/**
 * How many times as large as usual the reader has texts in this browser: what is measured in pixels and holds text grows with
 * it. Measured once, since in the middle of drawing the question makes the browser work out every style.
 */
export function textScale(): number {
  return (scale ??= measuredScale());
}
