import { contrastRatio, hexFromOklch, oklchFromHex, type Oklch } from './oklch';

/** The dark backgrounds of styles/tokens.css that decide: the one of dialogs and panes, and the lightest, of headings. */
const SURFACE = '#131d26';
const HEADING_SURFACE = '#1a2631';
const WHITE = '#ffffff';
const INK = '#13222e';

/** Lightness of buttons and marks: the laboratory's own colour where that is between them. */
const MAIN = { least: 0.22, most: 0.54 };
const DARK_MAIN = { least: 0.74, most: 0.86 };
const DARK_FILL = { least: 0.42, most: 0.6 };

interface Search {
  readonly color: Oklch;
  /** The lightness wished for, 0 to 1. */
  readonly from: number;
  /** What is added as long as the colour is not readable. */
  readonly change: number;
  readonly isReadable: (hex: string) => boolean;
}

/** The colour at the lightness nearest to the wished one, in the given direction, that is readable where it stands. */
function readableStep({ color, from, change, isReadable }: Search) {
  let lightness = from;
  let hex = hexFromOklch({ ...color, lightness });
  while (!isReadable(hex) && lightness > 0 && lightness < 1) {
    lightness += change;
    hex = hexFromOklch({ ...color, lightness });
  }
  return { hex, lightness };
}

function between({ least, most }: typeof MAIN, value: number): number {
  return Math.min(most, Math.max(least, value));
}

/** A step of the colour's hue at a lightness, with a share of its chroma. */
const stepsOf = (brand: Oklch) => (lightness: number, share: number) =>
  hexFromOklch({ lightness, chroma: brand.chroma * share, hue: brand.hue });

/**
 * Ten steps of a laboratory's colour (`#rrggbb`) in the light scheme, from what lies next to the background to what stands out most
 * from it. Steps 7 to 9 reach a contrast of 4.5:1 on step 1, hence on white too, whatever colour the laboratory chose.
 */
export function brandScale(color: string) {
  const brand = oklchFromHex(color);
  const step = stepsOf(brand);
  const tint = step(0.94, 0.25);
  const main = readableStep({
    color: brand,
    from: between(MAIN, brand.lightness),
    change: -0.01,
    isReadable: (hex) => contrastRatio(hex, tint) >= 4.5,
  });
  return [
    step(0.975, 0.12),
    tint,
    step(0.885, 0.45),
    step(0.82, 0.65),
    step(0.75, 0.85),
    step(0.68, 0.95),
    step(0.61, 1),
    main.hex,
    step(main.lightness * 0.87, 0.95),
    step(main.lightness * 0.74, 0.85),
  ] as const;
}

/** Whatever the hue, a luminance of about 0.16 is both dark enough for white text and light enough for the surface. */
function darkFill(brand: Oklch) {
  const dark = readableStep({
    color: brand,
    from: between(DARK_FILL, brand.lightness),
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
 * The colour in the dark scheme. The roles of the steps are those of `brandScale`: 0 to 2 are tints of the surface, 7 to 9 reach
 * 4.5:1 on step 1 and on every dark surface. White letters have 4.5:1 on `filled`, and that 3:1 on the surface.
 */
export function darkBrand(color: string) {
  const brand = oklchFromHex(color);
  const step = stepsOf(brand);
  const tint = step(0.31, 0.42);
  const main = readableStep({
    color: { ...brand, chroma: brand.chroma * 0.85 },
    from: between(DARK_MAIN, brand.lightness),
    change: 0.01,
    isReadable: (hex) =>
      contrastRatio(hex, tint) >= 4.5 && contrastRatio(hex, HEADING_SURFACE) >= 4.5,
  });
  const fill = darkFill(brand);
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

/** True if filled buttons have the colour itself under dark letters: darkened for white ones yellow would be brown. */
export function isLightBrand(color: string): boolean {
  return contrastRatio(color, WHITE) < 2.75;
}

/** Filled buttons in both schemes; a light colour has an edge, for on white it would have none. */
export function brandFill(color: string) {
  const step = (name: string) => `var(--mantine-color-${name})`;
  const brand = oklchFromHex(color);
  return isLightBrand(color)
    ? {
        fill: color,
        'fill-hover': stepsOf(brand)(brand.lightness * 0.94, 1),
        'fill-text': INK,
        'fill-edge': step('brand-7'),
      }
    : {
        fill: step('brand-filled'),
        'fill-hover': step('brand-filled-hover'),
        'fill-text': step('white'),
        'fill-edge': step('brand-filled'),
      };
}

/**
 * Colours the portal with the laboratory's colour (`#rrggbb`) in both schemes: the variables of styles/tokens.css, set through
 * the CSSOM. Which scheme counts is for the style sheet to say, so that a change of scheme needs no second call. `root` is the
 * document's own element, of another document when that is a preview.
 */
export function applyBrand(color: string, root = document.documentElement): void {
  const dark = darkBrand(color);
  const variables = {
    ...Object.fromEntries(brandScale(color).map((hex, step) => [`light-${step}`, hex])),
    ...Object.fromEntries(dark.scale.map((hex, step) => [`dark-${step}`, hex])),
    'dark-filled': dark.filled,
    'dark-filled-hover': dark.filledHover,
    ...brandFill(color),
  };
  for (const [name, value] of Object.entries(variables)) {
    root.style.setProperty(`--portal-brand-${name}`, value);
  }
}
