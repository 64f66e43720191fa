import type { ReportTemplate } from '@/reporting/report-template';
import { propertyText, type TemplateNode } from '@/reporting/stimulsoft/template-tree';

import type { BoundText } from '@/reporting/mrt/bound-text';
import type { ColumnFacts } from './column-facts';
import { reportPartOf } from '@/reporting/mrt/field-names';
import { listed, numberOf, type Band } from '@/reporting/mrt/mrt-parts';

type FontSizes = ReportTemplate['fontSizes'];

/** Styles of a file by their names: components name one in place of a font and colours of their own. */
export type Styles = ReadonlyMap<string, TemplateNode>;

const SMALLEST = 5;
const LARGEST = 24;
const FONT_SIZE = /^[^;,]*[;,]\s*(\d+(?:\.\d+)?)/;
/** What the vendor calls colours, as far as laboratories' templates were seen to. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    navy: '000080',
    blue: '0000ff',
    darkblue: '00008b',
    mediumblue: '0000cd',
    royalblue: '4169e1',
    steelblue: '4682b4',
    teal: '008080',
    darkcyan: '008b8b',
    green: '008000',
    darkgreen: '006400',
    seagreen: '2e8b57',
    maroon: '800000',
    darkred: '8b0000',
    firebrick: 'b22222',
    red: 'ff0000',
    crimson: 'dc143c',
    purple: '800080',
    indigo: '4b0082',
    darkorange: 'ff8c00',
    brown: 'a52a2a',
  }),
);
/** Between the strongest and the weakest part of a colour: less is grey. */
const LEAST_HUE = 40;
/** To white, so that a thin line is seen (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** The styles that a file declares. */
export function stylesOf(root: TemplateNode): Styles {
  return new Map(listed(root, 'Styles').map((style) => [propertyText(style, 'Name'), style]));
}

function property({ part }: BoundText, name: string, styles: Styles): string {
  const own = propertyText(part.node, name);
  if (own !== '') return own;
  const style = styles.get(propertyText(part.node, 'ComponentStyle'));
  return style === undefined ? '' : propertyText(style, name);
}

function sizeOf(text: BoundText, styles: Styles): number | null {
  const size = numberOf(FONT_SIZE.exec(property(text, 'Font', styles))?.[1] ?? '');
  return size === null ? null : Math.min(LARGEST, Math.max(SMALLEST, size));
}

function middle(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** The four sizes of a report as its file has them; none where it names no size. */
export function fontSizesOf(
  texts: readonly BoundText[],
  columns: ColumnFacts | null,
  styles: Styles,
): Partial<FontSizes> {
  const sizes = (some: readonly BoundText[]) => some.flatMap((text) => sizeOf(text, styles) ?? []);
  const of = (...parts: readonly string[]) =>
    sizes(
      texts.filter((text) => text.columns.some((one) => parts.includes(reportPartOf(one) ?? ''))),
    );
  const found = {
    title: middle(of('title', 'laboratory')),
    heading: middle(of('area')),
    text: middle(sizes(columns?.rows ?? [])),
    small: middle([...of('technique'), ...sizes(columns?.heads ?? [])]),
  };
  return Object.fromEntries(Object.entries(found).filter(([, size]) => size !== null));
}

/** Sizes with none larger than the one above it: a report's small print is no larger than its text. */
export function ordered(sizes: FontSizes): FontSizes {
  const text = sizes.text;
  const heading = Math.max(sizes.heading, text);
  return {
    text,
    heading,
    title: Math.max(sizes.title, heading),
    small: Math.min(sizes.small, text),
  };
}

function hexadecimalOf(parts: readonly number[]): string {
  return parts.map((part) => part.toString(16).padStart(2, '0')).join('');
}

/** Six digits of a colour as the vendor writes it: `solid:40,70,130`, `[40:70:130]`, `Navy`, `#28468c`. */
function colorOf(written: string): string | null {
  const text = written.replace(/^solid:/i, '').trim();
  const named = NAMED.get(text.toLowerCase());
  if (named !== undefined) return named;
  const digits = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(text)?.[1];
  if (text.startsWith('#') && digits !== undefined) return digits.toLowerCase();
  const numbers = (text.match(/\d+/g) ?? []).flatMap((digits) => numberOf(digits) ?? []).slice(-3);
  const isColor = /^[\[\d][\d,:;\s]*\]?$/.test(text) && numbers.length === 3;
  return isColor && numbers.every((part) => part <= 255) ? hexadecimalOf(numbers) : null;
}

function partsOf(color: string): readonly number[] {
  return [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function hasHue(color: string): boolean {
  const parts = partsOf(color);
  return Math.max(...parts) - Math.min(...parts) >= LEAST_HUE;
}

/** The contrast of a colour to white (WCAG 2.2, contrast ratio). */
function contrastToWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const BORDER_COLOR = /^[^;]*;([^;]+);/;

/** The colours of a file that are no grey, the most frequent first; those too light to be seen apart. */
export function colorsOf(
  texts: readonly BoundText[],
  bands: readonly Band[],
  styles: Styles,
): { readonly dark: readonly string[]; readonly light: readonly string[] } {
  const ofTexts = texts.flatMap((text) => [
    property(text, 'TextBrush', styles),
    property(text, 'Brush', styles),
    BORDER_COLOR.exec(property(text, 'Border', styles))?.[1] ?? '',
  ]);
  const ofBands = bands.map(({ node }) => propertyText(node, 'Brush'));
  const counts = new Map<string, number>();
  for (const written of [...ofTexts, ...ofBands]) {
    const color = colorOf(written);
    if (color !== null && hasHue(color)) counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const colors = [...counts].toSorted(([, one], [, other]) => other - one).map(([color]) => color);
  const isDark = (color: string) => contrastToWhite(color) >= LEAST_CONTRAST;
  return { dark: colors.filter(isDark), light: colors.filter((color) => !isDark(color)) };
}
