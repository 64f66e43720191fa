import { hasText } from '@/reporting/stimulsoft/scan-template';
import {
  allNodes,
  childOf,
  propertyText,
  type TemplateNode,
} from '@/reporting/stimulsoft/template-tree';

import type { BoundText } from './bound-text';
import { columnFieldOf, headerFieldOf, reportPartOf } from './field-names';
import { KNOWN_KEYS } from './known-keys';
import type { LeftOut, LeftOutCode } from './facts/mrt-facts';
import { kindOf, listed, type MrtParts, type Part } from './mrt-parts';

/** One part of the file that was not taken. */
export interface Missed {
  readonly code: LeftOutCode;
  readonly name: string;
}

const MOST_NAMES = 40;
const LONGEST_NAME = 80;
const EVENT = /event$/i;
/** What a designer writes into every script of a file; more than that is the laboratory's own. */
const OWN_SCRIPT = /\b(?:void|function|return|if|for)\b/;
const LOCAL_SOURCE = /(?:DataTableSource|DataViewSource|VirtualSource|BusinessObject)$/;

const KINDS: readonly (readonly [RegExp, LeftOutCode])[] = [
  [/Image|Picture/, 'picture'],
  [/BarCode|ZipCode/, 'barcode'],
  [/Chart|Gauge|Map|Sparkline/, 'chart'],
  [/CrossTab/, 'crossTab'],
  [/SubReport/, 'subReport'],
  [/Line|Shape|Rectangle|Primitive|Point/, 'shape'],
];

/** What a part that prints no text is called in the list. */
function codeOf(kind: string): LeftOutCode {
  return KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'component';
}

/** True for columns that the new template prints, here or in another place. */
function isKnown(column: string): boolean {
  return [headerFieldOf(column), columnFieldOf(column), reportPartOf(column)].some(
    (meaning) => meaning !== null,
  );
}

/** A text that was not taken: for its expressions, its columns or its words. */
function missedText(text: BoundText): Missed {
  const { part, columns, isWhole, words } = text;
  if (!isWhole) return { code: 'expression', name: part.name };
  const unknown = columns.filter((column) => !isKnown(column));
  if (unknown.length > 0) return { code: 'field', name: unknown.join(', ') };
  if (columns.length > 0) return { code: 'repeated', name: part.name };
  return { code: 'text', name: words.es === '' ? part.name : words.es };
}

/** What was lost of a text that was taken. */
function lostOf(text: BoundText): readonly Missed[] {
  const { part, isWhole, isConditional, hasTags, functions } = text;
  return [
    ...(isWhole && !isConditional ? [] : [{ code: 'expression' as const, name: part.name }]),
    ...(hasTags ? [{ code: 'tags' as const, name: part.name }] : []),
    ...functions.map((name) => ({ code: 'function' as const, name })),
  ];
}

/** Texts, pictures and shapes: each of them was taken, or stands here. */
function missedParts(
  { parts }: MrtParts,
  texts: readonly BoundText[],
  used: ReadonlySet<Part>,
): readonly Missed[] {
  const byPart = new Map(texts.map((text) => [text.part, text]));
  return parts.flatMap((part): readonly Missed[] => {
    const text = byPart.get(part);
    if (text === undefined) {
      return used.has(part) ? [] : [{ code: codeOf(part.kind), name: part.name }];
    }
    const labels = text.labels.map((name) => ({ code: 'label' as const, name }));
    if (used.has(part)) return [...lostOf(text), ...labels];
    // Lines and frames are drawn with texts that hold none.
    if (text.pieces.length === 0 && text.isWhole) {
      return labels.length > 0 ? labels : [{ code: 'shape', name: part.name }];
    }
    return [missedText(text), ...labels];
  });
}

/** Conditions, filters and scripts, wherever they hang. */
function missedRules(pages: readonly TemplateNode[]): readonly Missed[] {
  return pages.flatMap(allNodes).flatMap((node): readonly Missed[] => {
    const name = propertyText(node, 'Name') || node.name;
    const conditions = listed(node, 'Conditions').map(() => ({ code: 'condition' as const, name }));
    const filters = listed(node, 'Filters').map(() => ({ code: 'filter' as const, name }));
    const events = node.children
      .filter((child) => EVENT.test(child.name) && hasText(child))
      .map((child) => ({ code: 'event' as const, name: `${name}.${child.name}` }));
    return [...conditions, ...filters, ...events];
  });
}

function named(code: LeftOutCode, nodes: readonly TemplateNode[]): readonly Missed[] {
  return nodes.map((node) => ({
    code,
    name: propertyText(node, 'Name') || node.text || node.name,
  }));
}

/** What stands beside the pages: scripts, variables, connections, files, styles. */
function missedBesides(root: TemplateNode, usedStyles: ReadonlySet<string>): readonly Missed[] {
  const dictionary = childOf(root, 'Dictionary');
  const of = (name: string) => (dictionary === undefined ? [] : listed(dictionary, name));
  const sources = [...of('DataSources'), ...of('BusinessObjects')];
  const script = propertyText(root, 'Script');
  const events = root.children.filter((child) => EVENT.test(child.name) && hasText(child));
  const styles = listed(root, 'Styles').filter(
    (style) => !usedStyles.has(propertyText(style, 'Name')),
  );
  return [
    ...(OWN_SCRIPT.test(script.replaceAll('void InitializeComponent', ''))
      ? [{ code: 'script' as const, name: 'Script' }]
      : []),
    ...events.map((child) => ({ code: 'event' as const, name: child.name })),
    ...named('variable', of('Variables')),
    ...named('database', of('Databases')),
    ...named(
      'dataSource',
      sources.filter((source) => !LOCAL_SOURCE.test(kindOf(source))),
    ),
    ...named('resource', of('Resources')),
    ...named('style', styles),
  ];
}

/** Keys of the report, its pages and its components that no version of the vendor was seen to write. */
function unknownKeys(root: TemplateNode, { pages, parts }: MrtParts): readonly Missed[] {
  const places = [root, ...pages, ...parts.map(({ node }) => node)];
  return places
    .flatMap(({ children }) => children.map(({ name }) => name))
    .filter((name) => !KNOWN_KEYS.has(name.toLowerCase()) && !EVENT.test(name))
    .map((name) => ({ code: 'key', name }));
}

/** Pages behind the first of which nothing was taken. */
function missedPages({ pages, parts }: MrtParts, used: ReadonlySet<Part>): readonly Missed[] {
  const isUsed = (page: number) => parts.some((part) => used.has(part) && part.band.page === page);
  return named(
    'page',
    pages.filter((_, page) => page > 0 && !isUsed(page)),
  );
}

/** Everything of the file that was not taken, part by part. */
export function missedOf(
  root: TemplateNode,
  report: MrtParts,
  { texts, used, styles }: MissedSetting,
): readonly Missed[] {
  return [
    ...missedParts(report, texts, used),
    ...missedPages(report, used),
    ...missedRules(report.pages),
    ...missedBesides(root, styles),
    ...unknownKeys(root, report),
  ];
}

interface MissedSetting {
  readonly texts: readonly BoundText[];
  readonly used: ReadonlySet<Part>;
  /** Names of styles that fonts were taken from. */
  readonly styles: ReadonlySet<string>;
}

function shortened(name: string): string {
  const plain = name.replaceAll(/\s+/g, ' ').trim();
  return plain.length <= LONGEST_NAME ? plain : `${plain.slice(0, LONGEST_NAME - 1)}…`;
}

/** The list as the screen shows it: how many of each, and which. */
export function countedLeftOut(missed: readonly Missed[]): readonly LeftOut[] {
  const codes = [...new Set(missed.map(({ code }) => code))];
  return codes.map((code) => {
    const of = missed.filter((one) => one.code === code);
    const names = [...new Set(of.map(({ name }) => shortened(name)).filter((name) => name !== ''))];
    return { code, count: of.length, names: names.slice(0, MOST_NAMES) };
  });
}
