import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';

import { EXPRESSION, referencesIn } from '@/extensions/stimulsoft/expressions';
import {
  columnsOfPath,
  namedSources,
  type NamedSources,
} from '@/extensions/stimulsoft/printed-columns';
import { childOf, propertyText, type TemplateNode } from '@/extensions/stimulsoft/template-tree';

import { bareColumn, mayHide, placesIn } from './bindings';
import { isVital, type Rows } from './demands';
import type { Fault } from './faults';

/** Points of a template's unit. */
const UNITS = new Map([
  ['centimeters', 72 / 2.54],
  ['millimeters', 72 / 25.4],
  ['inches', 72],
  ['hundredthsofinch', 0.72],
]);
/** A line's height in its size, and what a box may lack before letters are lost. */
const LINE = 1.15;
const SLACK = 1.05;
/** What the measuring typeface, of Arial's widths, does not have. */
const STRANGE = /[^\u0020-\u007e\u00a0-\u00ff]/g;
const SMALLEST = '8';

const document = await PDFDocument.create();
const fonts = {
  regular: await document.embedFont(StandardFonts.Helvetica),
  bold: await document.embedFont(StandardFonts.HelveticaBold),
};

interface Box {
  readonly width: number;
  readonly height: number;
  readonly wraps: boolean;
  readonly size: number;
  readonly font: PDFFont;
}

function isOn(node: TemplateNode, name: string): boolean {
  return propertyText(node, name).toLowerCase() === 'true';
}

/** The box of a text, in points; null where the engine makes it as large as its text, or the text as small. */
function boxOf(node: TemplateNode, unit: number): Box | null {
  const options = childOf(node, 'TextOptions');
  const wraps =
    options !== undefined && (isOn(options, 'WordWrap') || options.text.includes('WordWrap=True'));
  const grows = isOn(node, 'CanGrow');
  if ((grows && wraps) || isOn(node, 'ShrinkFontToFit') || isOn(node, 'AutoWidth')) return null;
  const [, , width = Number.NaN, height = Number.NaN] = propertyText(node, 'ClientRectangle')
    .split(',')
    .map((part) => Number(part) * unit);
  if (Number.isNaN(width) || Number.isNaN(height)) return null;
  const [, size = SMALLEST, cut = ''] = propertyText(node, 'Font').split(/[;,]/);
  return {
    ...{ width, wraps, height: grows ? Number.POSITIVE_INFINITY : height },
    size: Number(size || SMALLEST),
    font: cut.includes('Bold') ? fonts.bold : fonts.regular,
  };
}

function fits(text: string, { width, height, wraps, size, font }: Box): boolean {
  const widthOf = (part: string) => font.widthOfTextAtSize(part.replaceAll(STRANGE, 'n'), size);
  const room = width * SLACK;
  let lines = 0;
  for (const line of text.split('\n')) {
    if (!wraps && widthOf(line) > room) return false;
    let at = '';
    lines += 1;
    for (const word of line.split(' ')) {
      const next = at === '' ? word : `${at} ${word}`;
      const isNew = wraps && at !== '' && widthOf(next) > room;
      if (isNew) lines += 1;
      at = isNew ? word : next;
    }
  }
  return lines <= Math.max(1, Math.floor((height * SLACK) / (size * LINE)));
}

const BRANCHES = /\b(?:iif|switch|choose)\s*\(|\?/i;
const OWN_TAGS = /<\/?\w[^<>{}]*>/g;

/** The columns that an expression prints whatever it branches by, as far as that can be told. */
function printedBy(inner: string, sources: NamedSources): readonly string[] {
  const paths = referencesIn(inner)
    .filter(({ use }) => use !== 'asked')
    .map(({ path }) => path);
  const certain = BRANCHES.test(inner)
    ? paths.filter((path, at) => paths.indexOf(path) !== at)
    : paths;
  return certain.flatMap((path) => columnsOfPath(path, sources)).filter(isVital);
}

/** Names, results, units, intervals and comments that are longer than boxes which neither grow nor wrap, or do only one of both. */
export function clippedTexts(root: TemplateNode, rows: Rows): readonly Fault[] {
  const sources = namedSources(root);
  const unit = UNITS.get(propertyText(root, 'ReportUnit').toLowerCase()) ?? 72 / 2.54;
  return [...placesIn(root).keys()].flatMap((node) => {
    const text = propertyText(node, 'Text').replaceAll(OWN_TAGS, '');
    const box = text === '' || mayHide(node) ? null : boxOf(node, unit);
    if (box === null) return [];
    const columns = [...text.matchAll(EXPRESSION)].flatMap(([, inner = '']) =>
      printedBy(inner, sources),
    );
    const [table = ''] = columns[0]?.split('.') ?? [];
    return (rows.get(table) ?? []).flatMap((row, at): readonly Fault[] => {
      const valueOf = (name = '') => {
        const [own = '', column = ''] = name.split('.');
        const other = rows.get(own) ?? [];
        return (own === table ? row : (other[at] ?? other[0]))?.[column] ?? '';
      };
      // What is worked out may be nothing.
      const filled = text.replaceAll(EXPRESSION, (_, inner: string) =>
        valueOf(bareColumn(inner, sources)),
      );
      const longest = [filled, ...columns.map(valueOf)].find((one) => !fits(one.trim(), box));
      if (longest === undefined || !columns.some((name) => valueOf(name) !== '')) return [];
      return [{ kind: 'clipped', text: `${propertyText(node, 'Name')}: ${longest.trim()}` }];
    });
  });
}
