import { textScale } from '@/ui/theme/text-scale';

/** How a text is set; the family is that of the page. */
export interface TextSize {
  /** In pixels, where texts are as large as usual. */
  readonly size: number;
  readonly weight: 400 | 600 | 700;
}

// Browsers without it, all of them older than those that the portal supports, and the tests' simulated ones measure nothing.
const canvas = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(0, 0).getContext('2d') : null;

/** Asked for once: in the middle of drawing the question makes the browser work out every style. */
let family: string | undefined;

/** Pixels that a text takes on one line; 0 where nothing can be measured. */
export function textWidth(text: string, { size, weight }: TextSize): number {
  if (canvas === null) return 0;
  family ??= getComputedStyle(document.body).fontFamily;
  canvas.font = `${weight} ${size * textScale()}px ${family}`;
  return canvas.measureText(text).width;
}
