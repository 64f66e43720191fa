import { contrastRatio, hexFromOklch, oklchFromHex } from './oklch';
import { readableStep } from './readable-step';

/** Ten steps of one hue, each `#rrggbb`: from what lies next to the background to what stands out most from it. */
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

/** The step of buttons and marks: the laboratory's own colour when that is dark enough. */
const LIGHTEST_MAIN = 0.54;
const DARKEST_MAIN = 0.22;

/**
 * The scale of a laboratory's colour in the light scheme. `color` is `#rrggbb`. Steps 7 to 9 reach a contrast of 4.5:1 on
 * step 1, hence on white too, whatever colour the laboratory chose.
 */
export function brandScale(color: string): BrandScale {
  const brand = oklchFromHex(color);
  const step = (lightness: number, share: number) =>
    hexFromOklch({ lightness, chroma: brand.chroma * share, hue: brand.hue });
  const tint = step(0.94, 0.25);
  const main = readableStep({
    color: brand,
    from: Math.min(LIGHTEST_MAIN, Math.max(DARKEST_MAIN, brand.lightness)),
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
  ];
}
