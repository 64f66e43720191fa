import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readTokens } from '@tests/support/people/tokens';

const COLOR =
  /#(?:[0-9a-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\([^)]*\)/gi;
/** Colours by name, where a value stands. */
const NAMED = /:[^;{}]*?(?<![-\w])(?:white|black|gr[ae]y|red|green|blue|yellow|orange)(?![-\w])/gi;

function sources(pattern: RegExp): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join('src', name).replaceAll('\\', '/'));
}

function colorsIn(file: string, pattern: RegExp): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return [...text.matchAll(pattern)].map(([color]) => `${file} ${color}`);
}

/**
 * Colours that no scheme may change: tokens.css itself, the sheet that browsers without variables read, and what is drawn on paper
 * or on a picture of its own (reports, the picture of a chart, the captcha).
 */
const SHEETS_WITH_COLORS = ['src/styles/tokens.css', 'public/shell.css'];
const CODE_WITH_COLORS = [
  'src/reporting/',
  'src/domain/configuration/',
  'src/ui/charts/chart-picture.ts',
  'src/ui/theme/dark-brand.ts',
  'src/features/login/captcha/draw-code.ts',
  // Where the laboratory chooses its colour: what that is measured against, and the one it starts from.
  'src/features/configuration/fields/color-contrast.tsx',
  'src/features/configuration/fields/color-field.tsx',
];

it('style sheets name colours by their variables only', () => {
  const sheets = sources(/\.css$/).filter((file) => !SHEETS_WITH_COLORS.includes(file));
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap((file) => [...colorsIn(file, COLOR), ...colorsIn(file, NAMED)])).toEqual(
    [],
  );
});

it('components name colours by their variables only', () => {
  const code = sources(/\.tsx?$/).filter(
    (file) => !CODE_WITH_COLORS.some((place) => file.startsWith(place)),
  );
  expect(
    code.flatMap((file) => colorsIn(file, /['"`]#(?:[0-9a-f]{3}){1,2}\b|\brgba?\(\d/gi)),
  ).toEqual([]);
});

it('the page before its script, and the frame that the browser draws, have the colours of the portal', () => {
  const shell = readFileSync('public/shell.css', 'utf8');
  const [, darkShell = ''] = shell.split(/(?=\[data-mantine-color-scheme='dark'\] body)/);
  const dark = readTokens('dark');
  const names = ['canvas', 'surface', 'line', 'control-line', 'surface-heading'].map(
    (name) => `--portal-${name}`,
  );
  const known = [...names, '--mantine-color-dimmed', '--mantine-color-text'].map(dark);
  expect(
    [...darkShell.matchAll(COLOR)].map(([color]) => color).filter((c) => !known.includes(c)),
  ).toEqual([]);
  const html = readFileSync('index.html', 'utf8');
  const frame = [...html.matchAll(/name="theme-color" content="(#\w+)"/g)].map(
    ([, color]) => color,
  );
  expect(frame).toEqual([readTokens('light'), dark].map((read) => read('--portal-surface')));
});
