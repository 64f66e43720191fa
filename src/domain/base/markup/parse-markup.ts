import { portalPolicy } from '@/domain/base/portal-policy';

/** A tag with its attributes, or one of the marks that parsers pass over. Everything else that begins with `<` is text. */
const TAG =
  /<(?:(\/?)([a-z][\w:.-]*)((?:\s+[^\s"'<>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?|!doctype\b[^<>]*|!\[(?:end)?if\b[^<>]*|\?xml\b[^<>]*)>/iy;
const ATTRIBUTE = /\s+([^\s"'<>=/]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g;
/** The page's policy takes offence at these even in a document that nobody sees. */
const REFUSED = /(\s)(style|on\w+)(?=\s*=)/gi;
/** Takes the place of `style`: the policy does not know it, and parsers read its content as text as well. */
export const SHEET = 'noembed';
/** Attributes that stand without a value. With any other word behind its name `<b` is text: `a <b y c>`. */
const BARE = new Set(
  'allowfullscreen autofocus autoplay border checked compact contenteditable controls default disabled download hidden inert ismap itemscope loop multiple muted noshade novalidate nowrap open readonly required reversed selected'.split(
    ' ',
  ),
);
/** Marks that count only where they are closed: `<S>`, `<I>` and `<R>` are results. */
const CLOSED_MARK = /^(?:[abiqsu]|strike|del|ins)$/;
/** Elements that HTML knows no longer, or as another language's. */
const FOREIGN = new Set('acronym big center font math nobr strike svg tt xml'.split(' '));
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const NO_ENTITY = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;

function parse(markup: string): Document {
  return new DOMParser().parseFromString(portalPolicy().createHTML(markup), 'text/html');
}

/** Tells the tags of a text from what only looks like them. */
class TagFinder {
  readonly #empty = parse('');
  readonly #lower: string;
  /** By name: whether it is an element, and where its last end stands. */
  readonly #known = new Map<string, { readonly isElement: boolean; readonly lastEnd: number }>();

  constructor(source: string) {
    this.#lower = source.toLowerCase();
  }

  isTag(name: string, attributes: string, at: number): boolean {
    if (name.includes(':')) return true;
    const { isElement, lastEnd } = this.#nameOf(name);
    if (!isElement || (CLOSED_MARK.test(name) && lastEnd < at)) return false;
    const bare = [...attributes.matchAll(ATTRIBUTE)].filter(([, , value]) => value === undefined);
    return bare.every(([, word = '']) => /[:-]/.test(word) || BARE.has(word.toLowerCase()));
  }

  #nameOf(name: string) {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const lastEnd = this.#lower.lastIndexOf(`</${name}`);
    const kind = Object.prototype.toString.call(this.#empty.createElement(name));
    // A name with a dash may be anybody's element; `<LDD-1` is none.
    const isOwn = name.includes('-') ? lastEnd !== -1 : !kind.includes('Unknown');
    const found = { isElement: isOwn || FOREIGN.has(name), lastEnd };
    this.#known.set(name, found);
    return found;
  }
}

/** The text with every `<` and `&` escaped that begins no markup; null where none does. */
function withTextEscaped(source: string): string | null {
  const finder = new TagFinder(source);
  const pieces: string[] = [];
  let isMarkup = ENTITY.test(source);
  let from = 0;
  const take = (end: number, markup: string, next: number) => {
    pieces.push(source.slice(from, end).replaceAll(NO_ENTITY, '&amp;'), markup);
    from = next;
  };
  const lastComment = source.lastIndexOf('-->');
  for (let at = source.indexOf('<'); at !== -1; at = source.indexOf('<', from)) {
    if (source.startsWith('<!--', at) && lastComment > at) {
      isMarkup = true;
      take(at, '', source.indexOf('-->', at) + 3);
      continue;
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
    const inert = `<${slash}${name === 'style' ? SHEET : name}${attributes.replaceAll(REFUSED, '$1data-$2')}${end}`;
    take(at, name === '' ? '' : inert, at + whole.length);
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
