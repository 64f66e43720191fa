import { portalPolicy } from '@/domain/base/portal-policy';

/** A tag with its attributes, or one of the marks that parsers pass over. Everything else that begins with `<` is text. */
const TAG =
  /<(?:(\/?)([a-z][\w:.-]*)((?:\s+[^\s"'<>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?|!doctype\b[^<>]*|!\[(?:end)?if\b[^<>]*|\?xml\b[^<>]*)>/iy;
const ATTRIBUTE = /\s+([^\s"'<>=/]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g;
/**
 * The page's policy takes offence at styles and handlers even in a document that nobody sees; what has a name may stand in the place
 * of a document's own `body`.
 */
const REFUSED = /(\s)(style|on\w+|name)(?=\s*=)/gi;
/** Takes the place of `style`: the policy does not know it, and parsers read its content as text as well. */
export const SHEET = 'noembed';
/** Fields by the id `childNodes` would stand in the place of a form's own, objects in that of the document's. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['style', SHEET],
  ['form', 'div'],
  ['object', 'applet'],
]);
/** Attributes that stand without a value. With any other word behind its name `<b` is text: `a <b y c>`. */
const BARE = new Set(
  'allowfullscreen autofocus autoplay border checked compact contenteditable controls default disabled download hidden inert ismap itemscope loop multiple muted noshade novalidate nowrap open readonly required reversed selected'.split(
    ' ',
  ),
);
/** They count only where they are closed: `<S>`, `<I>` and `<R>` are results, and the others would take all that follows. */
const CLOSED =
  /^(?:[abiqsu]|strike|del|ins|script|style|title|textarea|xmp|xml|iframe|template|no(?:embed|frames|script)|object|svg|math|canvas|video|audio|datalist)$/;
/** The elements of HTML, those that it knows no longer, and another language's within it. */
const ELEMENTS = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas
  caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font
  footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link listing main
  map mark marquee math menu meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture
  pre progress q rp rt ruby s samp script search section select small source span strike strong style sub summary sup svg table tbody
  td template textarea tfoot th thead time title tr track tt u ul var video wbr xml xmp`.split(
    /\s+/,
  ),
);
const CELLS = /^(?:t[rdh]|tbody|thead|tfoot)$/;
const COMMENT_END = /--!?>/g;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const NO_ENTITY = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;

function parse(markup: string): Document {
  return new DOMParser().parseFromString(portalPolicy().createHTML(markup), 'text/html');
}

/** Tells the tags of a text from what only looks like them. */
class TagFinder {
  readonly #lower: string;
  /** By name: where its last end stands; searched once. */
  readonly #lastEnds = new Map<string, number>();

  constructor(source: string) {
    this.#lower = source.toLowerCase();
  }

  isTag(name: string, attributes: string, at: number): boolean {
    if (name.includes(':')) return true;
    // A name with a dash may be anybody's element; `<LDD-1>` is none.
    const isClosed = () => this.#lastEnd(name) >= at;
    const isKnown = name.includes('-') ? isClosed() : ELEMENTS.has(name);
    if (!isKnown || (CLOSED.test(name) && !isClosed())) return false;
    const bare = [...attributes.matchAll(ATTRIBUTE)].filter(([, , value]) => value === undefined);
    return bare.every(([, word = '']) => /[:-]/.test(word) || BARE.has(word.toLowerCase()));
  }

  #lastEnd(name: string): number {
    const known = this.#lastEnds.get(name) ?? this.#lower.lastIndexOf(`</${name}`);
    this.#lastEnds.set(name, known);
    return known;
  }
}

/** Gives rows and cells without a table one: parsers drop their tags, and 95 beside 140 would read 95140. */
class TableKeeper {
  #depth = 0;
  /** The element that a table was begun for. */
  #orphan = '';

  around(name: string, isEnd: boolean): readonly [before: string, after: string] {
    if (name === 'table') this.#depth = Math.max(0, this.#depth + (isEnd ? -1 : 1));
    if (this.#depth > 0 || !CELLS.test(name)) return ['', ''];
    if (isEnd && name === this.#orphan) {
      this.#orphan = '';
      return ['', '</table>'];
    }
    if (isEnd || this.#orphan !== '') return ['', ''];
    this.#orphan = name;
    return ['<table>', ''];
  }
}

/** The text with every `<` and `&` escaped that begins no markup; null where none does. */
function withTextEscaped(source: string): string | null {
  const finder = new TagFinder(source);
  const tables = new TableKeeper();
  const pieces: string[] = [];
  let isMarkup = ENTITY.test(source);
  let from = 0;
  const take = (end: number, markup: string, next: number) => {
    pieces.push(source.slice(from, end).replaceAll(NO_ENTITY, '&amp;'), markup);
    from = next;
  };
  let mayComment = true;
  for (let at = source.indexOf('<'); at !== -1; at = source.indexOf('<', from)) {
    if (mayComment && source.startsWith('<!--', at)) {
      COMMENT_END.lastIndex = at + 2;
      // One that nothing ends is text, and so are all behind it.
      mayComment = COMMENT_END.test(source);
      isMarkup ||= mayComment;
      if (mayComment) take(at, '', COMMENT_END.lastIndex);
      if (mayComment) continue;
    }
    TAG.lastIndex = at;
    const [whole, slash = '', written = '', attributes = ''] = TAG.exec(source) ?? [];
    const name = written.toLowerCase();
    if (whole === undefined || (name !== '' && !finder.isTag(name, attributes, at))) {
      take(at, '&lt;', at + 1);
      continue;
    }
    isMarkup = true;
    const end = whole.endsWith('/>') ? '/>' : '>';
    const inert = `<${slash}${INSTEAD.get(name) ?? name}${attributes.replaceAll(REFUSED, '$1data-$2')}${end}`;
    const [before, after] = tables.around(name, slash !== '');
    take(at, name === '' ? '' : before + inert + after, at + whole.length);
  }
  take(source.length, '', source.length);
  return isMarkup ? pieces.join('') : null;
}

/**
 * A text of the laboratory as the browser's own parser reads it, in a document where nothing runs, loads or is drawn; styles stand in
 * `data-style`. Null where it holds no markup, and where there is no parser, as in a worker.
 */
export function parseMarkup(source: string): Document | null {
  if (!/[<&]/.test(source) || typeof DOMParser === 'undefined') return null;
  const markup = withTextEscaped(source);
  return markup === null ? null : parse(markup);
}
