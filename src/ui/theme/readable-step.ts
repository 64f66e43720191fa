import { hexFromOklch, type Oklch } from './oklch';

interface ReadableStep {
  readonly hex: string;
  readonly lightness: number;
}

interface Search {
  readonly color: Oklch;
  /** The lightness wished for, 0 to 1. */
  readonly from: number;
  /** What is added as long as the colour is not readable. */
  readonly change: number;
  readonly isReadable: (hex: string) => boolean;
}

/** The colour at the lightness nearest to the wished one, in the given direction, that is readable where it stands. */
export function readableStep({ color, from, change, isReadable }: Search): ReadableStep {
  let lightness = from;
  let hex = hexFromOklch({ ...color, lightness });
  while (!isReadable(hex) && lightness > 0 && lightness < 1) {
    lightness += change;
    hex = hexFromOklch({ ...color, lightness });
  }
  return { hex, lightness };
}
