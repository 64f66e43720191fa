import fc from 'fast-check';
import { expect, it } from 'vitest';

import { brandFill, brandScale, darkBrand } from '@/ui/theme/brand';
import { contrastRatio } from '@/ui/theme/oklch';
import { runs } from '@tests/support/environment/runs';
import { readTokens, type Scheme } from './tokens';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const TEXT = 4.5;
const SHAPE = 3;

const PLAIN = [
  ...['--portal-surface', '--portal-surface-quiet', '--portal-canvas', '--mantine-color-body'],
];
const SURFACES = [
  ...[...PLAIN, '--portal-surface-hover', '--portal-surface-heading', '--portal-altered-cell'],
];
const TINTS = ['--portal-accent-wash', '--portal-accent-surface'];

/** What is written on what: [writing, backgrounds, least contrast]. */
type Pair = readonly [string, readonly string[], number];

const mantine = (...names: string[]) => names.map((name) => `--mantine-color-${name}`);
const light = (color: string): Pair => [
  `--mantine-color-${color}-light-color`,
  mantine(`${color}-light`),
  TEXT,
];
const filled = (color: string): Pair => [
  '--mantine-color-white',
  mantine(`${color}-filled`, `${color}-filled-hover`),
  TEXT,
];
const portal = (text: string, background: string, least: number): Pair => [
  `--portal-${text}`,
  [`--portal-${background}`],
  least,
];

const FIXED: readonly Pair[] = [
  ['--mantine-color-text', [...SURFACES, '--portal-note-surface', '--portal-surface-viewer'], TEXT],
  ['--mantine-color-dimmed', SURFACES, TEXT],
  ['--mantine-color-placeholder', [...PLAIN], TEXT],
  ['--mantine-color-error', SURFACES, TEXT],
  ['--mantine-color-red-text', PLAIN, TEXT],
  ['--mantine-color-green-light-color', PLAIN, TEXT],
  ['--mantine-color-default-color', mantine('default', 'default-hover'), TEXT],
  [
    '--mantine-color-text',
    mantine('red-light', 'orange-light', 'yellow-light', 'green-light'),
    TEXT,
  ],
  light('red'),
  light('orange'),
  light('yellow'),
  filled('red'),
  ['--mantine-color-white', mantine('green-filled', 'orange-filled'), TEXT],
  portal('neutral-text', 'neutral-surface', TEXT),
  portal('altered-text', 'altered-surface', TEXT),
  portal('urgent-text', 'urgent-surface', TEXT),
  ['--mantine-color-text', ['--portal-urgent-ground'], TEXT],
  portal('urgent-surface', 'urgent-ground', SHAPE),
  portal('good-text', 'good-surface', TEXT),
  ['--portal-chart-tick', PLAIN, TEXT],
  ['--portal-chart-break', PLAIN, TEXT],
  ['--portal-control-line', PLAIN, SHAPE],
  ['--portal-check-line', SURFACES, SHAPE],
  ['--portal-urgent-surface', PLAIN, SHAPE],
  ['--portal-done-line', PLAIN, SHAPE],
  ...['line', 'point', 'altered', 'urgent', 'missing', 'limit', 'pointer'].map((part) =>
    portal(`chart-${part}`, 'surface', SHAPE),
  ),
  portal('urgent-line', 'urgent-ground', TEXT),
  portal('urgent-line', 'surface', TEXT),
  portal('altered-text', 'surface', TEXT),
];

/** The same where the laboratory's colour has a part. */
const BRANDED: readonly Pair[] = [
  ['--mantine-color-text', TINTS, TEXT],
  ['--mantine-color-dimmed', TINTS, TEXT],
  ['--mantine-color-anchor', [...SURFACES, ...TINTS], TEXT],
  ['--mantine-color-anchor', mantine('red-light', 'yellow-light'), TEXT],
  ['--mantine-color-brand-text', [...PLAIN, ...TINTS], TEXT],
  [
    '--mantine-color-brand-light-color',
    [...SURFACES, ...mantine('brand-light', 'brand-light-hover')],
    TEXT,
  ],
  filled('brand'),
  ['--portal-accent', [...SURFACES, ...TINTS], SHAPE],
  ['--mantine-color-brand-filled', PLAIN, SHAPE],
  ['--portal-brand-fill-text', ['--portal-brand-fill', '--portal-brand-fill-hover'], TEXT],
  ['--portal-brand-fill-edge', PLAIN, SHAPE],
];

function variablesOf(color: string): Record<string, string> {
  const { scale, filled: fill, filledHover } = darkBrand(color);
  return Object.fromEntries([
    ...brandScale(color).map((hex, step) => [`--portal-brand-light-${step}`, hex]),
    ...scale.map((hex, step) => [`--portal-brand-dark-${step}`, hex]),
    ['--portal-brand-dark-filled', fill],
    ...Object.entries(brandFill(color)).map(([part, value]) => [`--portal-brand-${part}`, value]),
    ['--portal-brand-dark-filled-hover', filledHover],
  ]) as Record<string, string>;
}

function failures(read: (name: string) => string, pairs: readonly Pair[]): string[] {
  return pairs.flatMap(([text, backgrounds, least]) =>
    backgrounds
      .filter((background) => contrastRatio(read(text), read(background)) < least)
      .map(
        (background) => `${text} on ${background}: ${contrastRatio(read(text), read(background))}`,
      ),
  );
}

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it.each(SCHEMES)(
  'in the %s scheme every text has 4.5:1, every edge of a control 3:1, whatever colour the laboratory chose',
  (scheme) => {
    expect(failures(readTokens(scheme), [...FIXED, ...BRANDED])).toEqual([]);
    const check = (color: string) => {
      expect(failures(readTokens(scheme, variablesOf(color)), BRANDED)).toEqual([]);
    };
    const examples = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#ff0000', '#00ff00', '#00ffff'];
    fc.assert(fc.property(anyColor, check), {
      numRuns: runs(20, 300),
      examples: examples.map((color) => [color]),
    });
  },
);

it('the style sheet holds the colours of the default, as they are computed', () => {
  const read = readTokens('light');
  const written = readTokens('light', variablesOf('#7096de'));
  for (const name of Object.keys(variablesOf('#7096de'))) expect(read(name)).toBe(written(name));
});

it('the backgrounds that the dark colours are computed for are those of the style sheet', () => {
  const dark = readTokens('dark');
  expect(dark('--portal-surface')).toBe('#131d26');
  expect(dark('--portal-surface-heading')).toBe('#1a2631');
});
