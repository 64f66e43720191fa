import fc from 'fast-check';
import { expect, it } from 'vitest';

import { brandFill, brandScale } from '@/ui/theme/brand';
import { contrastRatio, hexFromOklch, oklchFromHex } from '@/ui/theme/oklch';

import { runs } from '@tests/support/environment/runs';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const LABORATORY_COLORS = [
  ...['#7096de', '#0b5a8c', '#ffe600', '#d00000', '#008a3c', '#ff69b4', '#ffffff', '#000000'],
  ...['#808080', '#00ffff', '#2f5da8', '#7a1f3d'],
];

function expectReadable(color: string): void {
  const scale = brandScale(color);
  for (const hex of scale) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  const [, tint, , , , , , ...dark] = scale;
  for (const hex of dark) {
    expect(contrastRatio(hex, tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(hex, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  }
}

it('every colour gives steps from light to dark, of which the dark ones are readable on white and on the tint', () => {
  const check = (color: string) => {
    expectReadable(color);
    const lightness = brandScale(color).map((hex) => oklchFromHex(hex).lightness);
    expect(lightness, color).toEqual(lightness.toSorted((one, other) => other - one));
  };
  const examples = LABORATORY_COLORS.map((color): [string] => [color]);
  fc.assert(fc.property(anyColor, check), { numRuns: runs(50, 2_000), examples });
});

it('a dark colour stays the main step itself, a light one fills buttons as it is', () => {
  for (const color of ['#ffe600', '#ff8c00', '#ff69b4']) expect(brandFill(color).fill).toBe(color);
  for (const color of ['#0b5a8c', '#2f5da8', '#7a1f3d']) expect(brandScale(color)[7]).toBe(color);
});

it('colours survive the way to OKLCH and back', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(hexFromOklch(oklchFromHex(color))).toBe(color);
    }),
  );
});

it.each([
  ['#ffffff', '#000000', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.478],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});
