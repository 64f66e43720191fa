import { showHidden } from '@/domain/base/hidden-characters';

import { ListMarkers, wordMarker } from './list-markers';
import { looksOf, type Looks } from './looks';
import { parseMarkup } from './parse-markup';
import { BREAK, textRun, withoutEnd, type LineRun, type Runs, type TextLine } from './text-line';
import { inColumns } from './typed-columns';

/** What no browser shows. */
export const DROPPED =
  /^(?:head|title|meta|link|base|script|style|template|noembed|noframes|noscript|xml|datalist|param|source|track|area|colgroup|col|rp)$/;
const BLOCK =
  /^(?:p|div|h[1-6]|li|[uod]l|d[td]|menu|dir|table|caption|thead|tbody|tfoot|tr|t[dh]|blockquote|pre|listing|xmp|section|article|header|footer|main|nav|aside|address|center|figure|figcaption|form|fieldset|legend|details|summary|hgroup|search|body|html)$/;
const PICTURE = /^(?:img|svg|canvas|object|embed|video|audio|iframe|applet)$/;
const WORD_MARKER = /\bmso-list\s*:\s*ignore/i;
/** A picture that was stored as its bytes alone. */
const BYTES = /data:image\/[\w.+-]{1,40};base64,[\w+/=]+/gi;
/** Where a link leads that somebody can follow on paper as well. */
const ADDRESS = /^\s*(?:mailto:|tel:|(?=https?:\/\/))([^\s<>]{1,300})\s*$/i;
const BLANKS = /[ \t\r\n\f]+/g;
const LINE_BREAK = /\r\n?|\n/;
/** Browsers nest no deeper either. */
const DEEPEST = 400;

/** What holds for the text within an element. */
interface Place extends Pick<LineRun, 'sup' | 'sub' | 'bold' | 'italic' | 'struck'> {
  readonly keepsLines: boolean;
  readonly indent: number;
  readonly list: ListMarkers | null;
  readonly depth: number;
}

const ROOT: Place = {
  ...{ sup: false, sub: false, bold: false, italic: false, struck: false },
  ...{ keepsLines: true, indent: 0, list: null, depth: 0 },
};

interface OpenLine {
  readonly runs: LineRun[];
  readonly marker: string;
  readonly indent: number;
}

/** Spaces around a line break of the source are the editor's. */
function withoutSourceBreaks(text: string): string {
  return text.replaceAll(BLANKS, (blanks) => (/[\r\n]/.test(blanks) ? ' ' : blanks));
}

function isEmpty({ runs, marker, cells }: TextLine): boolean {
  return runs.length === 0 && marker === '' && cells.length === 0;
}

function withoutEmptyEnds(lines: readonly TextLine[]): readonly TextLine[] {
  const isFull = (line: TextLine) => !isEmpty(line);
  return lines.slice(lines.findIndex(isFull), lines.findLastIndex(isFull) + 1);
}

/** Text and the pictures that stand in it as bytes. */
function runsOf(text: string, place: Place): Runs {
  const { sup, sub, bold, italic, struck } = place;
  const marks = { sup, sub, bold, italic, struck };
  return text.split(BYTES).flatMap((part, at): Runs => {
    const picture = { ...marks, kind: 'picture' as const, text: '' };
    const run = { ...marks, kind: 'text' as const, text: showHidden(part) };
    return [...(at > 0 ? [picture] : []), ...(part === '' ? [] : [run])];
  });
}

class LineReader {
  readonly lines: TextLine[] = [];
  readonly #looks: (element: Element) => Looks;
  #open: OpenLine | null = null;
  /** The marker of a point of which nothing was read yet. */
  #marker: { readonly text: string; readonly indent: number } | null = null;
  /** By column: how many rows a cell from above still takes. */
  #taken: number[] = [];

  constructor(looks: (element: Element) => Looks) {
    this.#looks = looks;
  }

  read(parent: Node, place: Place): readonly TextLine[] {
    this.#children(parent, place);
    this.#endPoint();
    return this.lines;
  }

  #children(parent: Node, place: Place): void {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3) this.#text(child, place);
      else if (child.nodeType === 1) this.#element(child as Element, place);
    }
  }

  #line({ indent }: Place): OpenLine {
    this.#open ??= { runs: [], indent, marker: this.#marker?.text ?? '' };
    this.#marker = null;
    return this.#open;
  }

  #endLine(): void {
    if (this.#open === null) return;
    this.lines.push({ ...this.#open, runs: withoutEnd(this.#open.runs), cells: [] });
    this.#open = null;
  }

  /** The line ends, and with it a point of a list of which nothing but the marker was read. */
  #endPoint(): void {
    this.#endLine();
    if (this.#marker === null) return;
    const { text, indent } = this.#marker;
    this.lines.push({ runs: [], marker: text, indent, cells: [] });
    this.#marker = null;
  }

  #text(node: Node, place: Place): void {
    let text = node.textContent ?? '';
    const isBlank = /^[ \t\r\n\f]*$/.test(text);
    if (isBlank && this.#open === null && !(place.keepsLines && place.depth > 0)) return;
    if (!place.keepsLines) this.#words(withoutSourceBreaks(text), place);
    else {
      // The line of an editor that ends in `<br>` often ends in the source as well.
      if (node.previousSibling?.nodeName === 'BR') text = text.replace(/^[ \t]*(?:\r\n?|\n)/, '');
      if (node.nextSibling?.nodeName === 'BR') text = text.replace(/(?:\r\n?|\n)[ \t]*$/, '');
      for (const [at, line] of text.split(LINE_BREAK).entries()) {
        if (at > 0) this.#break(place);
        if (line !== '') this.#line(place).runs.push(...runsOf(line, place));
      }
    }
  }

  /** One space parts words; several, and tabs, are columns that somebody typed. */
  #words(text: string, place: Place): void {
    const last = this.#open?.runs.at(-1)?.text ?? ' ';
    const words = /[ \t]$/.test(last) ? text.replace(/^ (?! )/, '') : text;
    if (words === '' || (this.#open === null && words.trim() === '' && !words.includes('\u00a0')))
      return;
    this.#line(place).runs.push(...runsOf(words, place));
  }

  #break(place: Place): void {
    this.#line(place);
    this.#endLine();
  }

  #element(element: Element, place: Place): void {
    const name = element.localName;
    const looks = this.#looks(element);
    if (DROPPED.test(name) || looks.isHidden) return;
    if (name === 'br') this.#break(place);
    else if (PICTURE.test(name)) this.#picture(element, place);
    else if (name === 'input') this.#input(element, place);
    else if (WORD_MARKER.test(element.getAttribute('data-style') ?? '')) {
      this.#marker = { text: wordMarker(element.textContent), indent: place.indent };
    } else if (place.depth > DEEPEST) this.#words(element.textContent, place);
    else {
      const within = this.#placeWithin(element, looks, place);
      if (!BLOCK.test(name) && name !== 'hr' && !looks.isBlock) this.#children(element, within);
      else this.#block(element, within);
      if (name === 'a') this.#address(element, within);
    }
  }

  /** Behind a link's words where it leads, unless they say it. */
  #address(link: Element, place: Place): void {
    const [, address = ''] = ADDRESS.exec(link.getAttribute('href') ?? '') ?? [];
    const words = link.textContent.replaceAll(/\s/g, '');
    const bare = address.replace(/^https?:\/\/|\/$/gi, '').replace(/\/$/, '');
    if (address !== '' && !words.includes(bare)) this.#words(` (${address})`, place);
  }

  /** A box that is ticked or not, or what was filled in. */
  #input(input: Element, place: Place): void {
    const type = input.getAttribute('type')?.toLowerCase() ?? 'text';
    const isTicked = input.hasAttribute('checked');
    if (type === 'checkbox' || type === 'radio') this.#words(isTicked ? '[x]' : '[ ]', place);
    else if (type !== 'hidden') this.#words(input.getAttribute('value') ?? '', place);
  }

  #placeWithin(element: Element, looks: Looks, place: Place): Place {
    const name = element.localName;
    const isList = /^(?:[uo]l|menu|dir)$/.test(name);
    const step = /\bql-indent-(\d)\b/.exec(element.getAttribute('class') ?? '')?.[1] ?? '0';
    const isIndented = isList || name === 'blockquote' || name === 'dd';
    const level = Number.parseInt(step, 10);
    const ownSteps = name === 'li' || isIndented ? 0 : Math.min(looks.indent, 8);
    if (name === 'li' && place.list !== null) {
      this.#endPoint();
      const marker = place.list.markerOf(element, level, looks.list);
      this.#marker = { text: marker, indent: place.indent + level };
    }
    return {
      sup: place.sup || looks.script === 'sup',
      sub: place.sub || looks.script === 'sub',
      bold: looks.bold ?? place.bold,
      italic: looks.italic ?? place.italic,
      struck: place.struck || looks.struck,
      keepsLines: looks.keepsLines ?? (place.keepsLines && !BLOCK.test(name)),
      indent: place.indent + (isIndented ? 1 : level + ownSteps),
      list: isList ? new ListMarkers(element, looks.list) : place.list,
      depth: place.depth + 1,
    };
  }

  #block(element: Element, place: Place): void {
    const name = element.localName;
    this.#endLine();
    const before = this.lines.length;
    const taken = this.#taken;
    if (name === 'table') this.#taken = [];
    if (name !== 'tr' || !this.#row(element, place)) this.#children(element, place);
    this.#taken = taken;
    this.#endLine();
    if (name === 'li') this.#endPoint();
    // An editor's empty paragraph is an empty line.
    const isLine = name === 'p' || name === 'hr';
    if (isLine && this.lines.length === before && this.#marker === null) {
      this.lines.push({ runs: [], marker: '', indent: place.indent, cells: [] });
    }
  }

  #picture(element: Element, place: Place): void {
    const { sup, sub, bold, italic, struck } = place;
    const text = showHidden(element.getAttribute('alt')?.trim() ?? '');
    this.#line(place).runs.push({ sup, sub, bold, italic, struck, kind: 'picture', text });
  }

  /** A row of several cells as one line; false where it has one or none. */
  #row(row: Element, place: Place): boolean {
    const own = [...row.children].filter((cell) => !this.#looks(cell).isHidden);
    if (own.length < 2 && !this.#taken.some((rows) => rows > 0)) return false;
    const cells: Runs[] = [];
    const fillTaken = () => {
      while ((this.#taken[cells.length] ?? 0) > 0) {
        this.#taken[cells.length] = (this.#taken[cells.length] ?? 0) - 1;
        cells.push([]);
      }
    };
    const read: Runs[] = [];
    for (const cell of own) {
      fillTaken();
      const within = this.#placeWithin(cell, this.#looks(cell), place);
      const lines = new LineReader(this.#looks).read(cell, within);
      const runs = withoutEmptyEnds(lines).flatMap(({ marker, runs: line }, at): Runs => {
        const point = marker === '' ? line : [textRun(`${marker} `), ...line];
        return at === 0 ? point : [BREAK, ...point];
      });
      read.push(runs);
      const spans = (attribute: string) => {
        const told = Number.parseInt(cell.getAttribute(attribute) ?? '1', 10);
        return Number.isNaN(told) ? 1 : Math.min(Math.max(told, 1), 50);
      };
      for (let column = 0; column < spans('colspan'); column += 1) {
        this.#taken[cells.length] = spans('rowspan') - 1;
        cells.push(column === 0 ? runs : []);
      }
    }
    fillTaken();
    if (read.every((runs) => runs.length === 0)) return true;
    this.lines.push({ runs: [], marker: '', indent: place.indent, cells });
    return true;
  }
}

/**
 * A text of the laboratory as lines, read by the browser's own parser where it holds markup: what styles and elements say of it is
 * kept, and what no browser shows is not. Every other `<` is text and stays. Never throws.
 */
export function readMarkup(source: string): readonly TextLine[] {
  const parsed = parseMarkup(source);
  const lines =
    parsed === null
      ? source.split(LINE_BREAK).map((line): TextLine => {
          return { runs: withoutEnd(runsOf(line, ROOT)), marker: '', indent: 0, cells: [] };
        })
      : new LineReader(looksOf(parsed)).read(parsed.body, ROOT);
  return inColumns(withoutEmptyEnds(lines));
}
