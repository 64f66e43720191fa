import { LEVELS } from './draw-setting';

interface PlacedNode {
  readonly headlineLevel?: number;
  readonly pageNumbers: readonly number[];
  readonly startPosition: { readonly verticalRatio: number };
}

/** A table that runs over pages begins above this part of the page: its heading is not left alone at the end. */
const LOWEST_START = 0.85;

/** Whether a page must end before a node, once the library laid all out: no heading stands at a page's end without what it heads. */
export function breaksBefore({ headlineLevel, pageNumbers, startPosition }: PlacedNode): boolean {
  const isBreakable = headlineLevel === LEVELS.breakable;
  return isBreakable && pageNumbers.length > 1 && startPosition.verticalRatio > LOWEST_START;
}

/** A node with a level of `LEVELS`. */
interface MarkedNode {
  readonly headlineLevel: number;
  readonly text?: unknown;
  /** The library keeps track of the pages of nodes with an id only. */
  id?: string;
  /** Written by the library while it lays out. */
  readonly positions?: readonly { readonly pageNumber: number }[];
}

/** What a lost row takes with it. */
const KEPT: readonly number[] = [LEVELS.test, LEVELS.signatures, LEVELS.part];
/** A drawn mark: the library names its place in the file. */
const DRAWN_MARK = /\((mark-\d+)\) \[/g;

const isMarked = (node: object): node is MarkedNode => 'headlineLevel' in node;

function collect(node: unknown, found: MarkedNode[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const child of node) collect(child, found);
    return;
  }
  if (isMarked(node)) found.push(node);
  for (const key of ['stack', 'table', 'body', 'columns'] as const) {
    if (key in node) collect((node as Readonly<Record<string, unknown>>)[key], found);
  }
}

/** The nodes of a document that have a level, each with an id from now on. */
export function markedNodes(content: unknown): readonly MarkedNode[] {
  const found: MarkedNode[] = [];
  collect(content, found);
  for (const [at, node] of found.entries()) node.id = `mark-${at}`;
  return found;
}

/** The pages, from 1, on which the library placed the nodes of a level, once it has laid them out. */
export function pagesWith(level: number, nodes: readonly MarkedNode[]): ReadonlySet<number> {
  const first = nodes.flatMap(({ headlineLevel, positions = [] }) =>
    headlineLevel === level ? positions.slice(0, 1) : [],
  );
  return new Set(first.map(({ pageNumber }) => pageNumber));
}

/** How many pages hold signatures and no results, once the library has laid all out. */
export function straySignaturePages(nodes: readonly MarkedNode[]): number {
  const tests = pagesWith(LEVELS.test, nodes);
  return [...pagesWith(LEVELS.signatures, nodes)].filter((page) => !tests.has(page)).length;
}

/** The whole text of a node, which may be made of others. */
function wholeText(text: unknown): string {
  if (typeof text === 'string') return text;
  if (Array.isArray(text)) return text.map(wholeText).join('');
  return typeof text === 'object' && text !== null && 'text' in text ? wholeText(text.text) : '';
}

/** The first text of a node, which may be made of others. */
function firstText(text: unknown): string {
  if (typeof text === 'string') return text;
  if (Array.isArray(text)) return firstText(text[0]);
  return typeof text === 'object' && text !== null && 'text' in text ? firstText(text.text) : '';
}

/** Whether the library names the place of a node: it does with the first letters of the first line, and not where there are none. */
function isNamed({ headlineLevel, text }: MarkedNode): boolean {
  return KEPT.includes(headlineLevel) && /^[^\s\p{C}]/u.test(firstText(text));
}

/**
 * The name of the test that a page, from 1, goes on with at its top, once the library has laid all out; empty where it begins with
 * another.
 */
export function continuedTest(page: number, nodes: readonly MarkedNode[]): string {
  // What stays together has a page of its own for its first line only; those of its other lines all read 1.
  if (page === 1) return '';
  let test = '';
  for (const { headlineLevel, text, positions = [] } of nodes) {
    const isTest = headlineLevel === LEVELS.test;
    if (isTest && positions[0]?.pageNumber === page) return '';
    if (isTest) test = wholeText(text);
    const isParted = headlineLevel === LEVELS.parted;
    if (isParted && positions.some(({ pageNumber }) => pageNumber === page)) return test;
  }
  return '';
}

/**
 * Whether all that was marked stands in the drawn file. Heights are guessed, and the library drops without a word what must stay
 * together and does not fit on a page.
 */
export function isWhole(pdf: Uint8Array, nodes: readonly MarkedNode[]): boolean {
  const drawn = new Set(
    [...new TextDecoder('latin1').decode(pdf).matchAll(DRAWN_MARK)].map(([, mark]) => mark),
  );
  return nodes.filter(isNamed).every(({ id }) => drawn.has(id));
}
