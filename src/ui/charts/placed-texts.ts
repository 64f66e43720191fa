import { textScale } from '@/ui/theme/text-scale';

import type { Plot } from './plot';
import type { PointLabel } from './time-series';

/** A text over the middle of its foot, in pixels of the drawing. */
export interface ChartText {
  /** Of its look. */
  readonly className?: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Near an edge of the drawing a text is set against that edge. */
export interface PlacedText extends ChartText {
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Span {
  readonly left: number;
  readonly right: number;
}

/** At most what a letter takes where texts have their usual size, in pixels. */
const CHARACTER = 8.5;
const HEIGHT = 13;
/** Pixels between a point and the text above or below it, and how high digits are. */
const GAP = 9;
const DIGIT = 9;

/** The value of a point; below a point at the axis it would stand among the dates. */
export function valueText({ time, value, text, side }: PointLabel, plot: Plot): ChartText {
  const y = plot.yOf(value);
  const below = y + GAP + DIGIT * textScale();
  const isAbove = side === 'above' || below > plot.bottom;
  return { text, x: plot.xOf(time), y: isAbove ? y - GAP : below };
}

function placed(one: ChartText, { left, end }: Plot): PlacedText & Span {
  const width = one.text.length * CHARACTER * textScale();
  const from = one.x - width / 2;
  const to = one.x + width / 2;
  if (to > end) return { ...one, x: end, anchor: 'end', left: end - width, right: end };
  if (from < left) return { ...one, x: left, anchor: 'start', left, right: left + width };
  return { ...one, anchor: 'middle', left: from, right: to };
}

/** Where texts stand, the most telling first: one that would cover another before it is left out. */
export function placedTexts(texts: readonly ChartText[], plot: Plot): readonly PlacedText[] {
  const standing: (PlacedText & Span)[] = [];
  for (const text of texts) {
    const one = placed(text, plot);
    const isFree = standing.every(
      ({ left, right, y }) =>
        left > one.right || right < one.left || Math.abs(y - one.y) > HEIGHT * textScale(),
    );
    if (isFree) standing.push(one);
  }
  return standing;
}
