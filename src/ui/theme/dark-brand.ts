import type { BrandScale } from './brand-scale';
import { contrastRatio, hexFromOklch, oklchFromHex, type Oklch } from './oklch';
import { readableStep } from './readable-step';

/** The two backgrounds of styles/tokens.css that decide: the one of dialogs and panes, and the lightest, of headings. */
const SURFACE = '#131d26';
const HEADING_SURFACE = '#1a2631';
const WHITE = '#ffffff';

const LIGHTEST_FILL = 0.6;
const DARKEST_FILL = 0.42;
const DARKEST_MAIN = 0.74;
const LIGHTEST_MAIN = 0.86;

interface DarkBrand {
  readonly scale: BrandScale;
  /** Filled buttons: white text of 4.5:1 on it, and itself 3:1 on the dark surface. */
  readonly filled: string;
  readonly filledHover: string;
}

function between(lowest: number, value: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}

/** Whatever the hue, a luminance of about 0.16 is both dark enough for white text and light enough for the surface. */
function fillOf(brand: Oklch) {
  const dark = readableStep({
    color: brand,
    from: between(DARKEST_FILL, brand.lightness, LIGHTEST_FILL),
    change: -0.005,
    isReadable: (hex) => contrastRatio(hex, WHITE) >= 4.5,
  });
  return readableStep({
    color: brand,
    from: dark.lightness,
    change: 0.005,
    isReadable: (hex) => contrastRatio(hex, SURFACE) >= 3,
  });
}

/**
 * A laboratory's colour in the dark scheme. `color` is `#rrggbb`. The roles of the steps are those of `brandScale`: 0 to 2
 * are tints of the surface, 7 to 9 reach 4.5:1 on step 1 and on every dark surface.
 */
export function darkBrand(color: string): DarkBrand {
  const brand = oklchFromHex(color);
  const step = (lightness: number, share: number) =>
    hexFromOklch({ lightness, chroma: brand.chroma * share, hue: brand.hue });
  const tint = step(0.31, 0.42);
  const main = readableStep({
    color: { ...brand, chroma: brand.chroma * 0.85 },
    from: between(DARKEST_MAIN, brand.lightness, LIGHTEST_MAIN),
    change: 0.01,
    isReadable: (hex) =>
      contrastRatio(hex, tint) >= 4.5 && contrastRatio(hex, HEADING_SURFACE) >= 4.5,
  });
  const fill = fillOf(brand);
  return {
    scale: [
      step(0.265, 0.3),
      tint,
      step(0.36, 0.5),
      step(0.44, 0.65),
      step(0.52, 0.8),
      step(0.6, 0.9),
      step(0.67, 0.9),
      main.hex,
      step((main.lightness + 1.86) / 3, 0.6),
      step(0.93, 0.35),
    ],
    filled: fill.hex,
    filledHover: step(fill.lightness * 0.93, 1),
  };
}
