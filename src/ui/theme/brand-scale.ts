import { contrastRatio, hexFromOklch, oklchFromHex } from './oklch';

/** Ten steps of one hue, from the palest to the darkest, each `#rrggbb`. */
export type BrandScale = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

const READABLE = 4.5;
/** The step of buttons and marks: the laboratory's own colour when that is dark enough. */
const LIGHTEST_MAIN = 0.54;
const DARKEST_MAIN = 0.22;

/**
 * The scale of a laboratory's colour (dependencies.md 9.1). `color` is `#rrggbb`. Steps 7 to 9 reach a contrast of 4.5:1 on
 * step 1, hence on white too, whatever colour the laboratory chose.
 */
export function brandScale(color: string): BrandScale {
  const brand = oklchFromHex(color);
  const step = (lightness: number, share: number) =>
    hexFromOklch({ lightness, chroma: brand.chroma * share, hue: brand.hue });
  const tint = step(0.94, 0.25);
  const readableStep = (lightness: number, share: number) => {
    let darker = lightness;
    let hex = step(darker, share);
    while (contrastRatio(hex, tint) < READABLE) {
      darker -= 0.01;
      hex = step(darker, share);
    }
    return { hex, lightness: darker };
  };
  const main = readableStep(Math.min(LIGHTEST_MAIN, Math.max(DARKEST_MAIN, brand.lightness)), 1);
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
  ];
}
