import { showHidden } from '@/domain/base/hidden-characters';

/** Names of the characters from `first` on, as HTML has them; `-` for one without a name. */
function named(first: number, names: string): readonly (readonly [string, string])[] {
  return names
    .split(' ')
    .map((name, at) => [name, String.fromCodePoint(first + at)] as const)
    .filter(([name]) => name !== '-');
}

/**
 * The entities that editors write: Latin 1, Greek letters, punctuation and signs of measurement. What is not among them stands as it
 * was sent.
 */
const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }),
  ...named(
    0xa0,
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not - reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest',
  ),
  ...named(
    0xc0,
    'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig',
  ),
  ...named(
    0xe0,
    'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
  ),
  ...named(
    0x391,
    'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega',
  ),
  ...named(
    0x3b1,
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega',
  ),
  ...named(0x2013, 'ndash mdash - - - lsquo rsquo sbquo - ldquo rdquo bdquo - dagger Dagger bull'),
  ...named(0x2190, 'larr uarr rarr darr harr'),
  ...Object.entries({
    ...{ hellip: '…', permil: '‰', prime: '′', Prime: '″', lsaquo: '‹', rsaquo: '›' },
    ...{ euro: '€', trade: '™', infin: '∞', asymp: '≈', ne: '≠', le: '≤', ge: '≥' },
  }),
]);

/** A piece of the laboratory's text with the marks that hold for it. `lineBreak` pieces carry no text. */
export interface MarkedRun {
  readonly text: string;
  readonly sup: boolean;
  readonly sub: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Struck out: it does not hold. */
  readonly struck: boolean;
  /** A picture that is not shown; it carries no text. */
  readonly picture: boolean;
  readonly lineBreak: boolean;
}

/** A bare tag without attributes. Every other `<` is text: `<5` and `<LDD` are results, not markup. */
const TAG = /<(\/?)(sup|sub|b|i|em|strong|del|br|img)\s*\/?>/gi;
const ENTITY = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,7});/gi;
const MAX_DEPTH = 8;

type Mark = 'sup' | 'sub' | 'bold' | 'italic' | 'struck';

const MARKS: ReadonlyMap<string, Mark> = new Map([
  ['sup', 'sup'],
  ['sub', 'sub'],
  ['b', 'bold'],
  ['strong', 'bold'],
  ['i', 'italic'],
  ['em', 'italic'],
  ['del', 'struck'],
]);

function entityText(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED_ENTITIES.get(name) ?? entity;
  const isHexadecimal = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10);
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : entity;
}

/** Entities are decoded once: `&amp;lt;5` reads `&lt;5`. `&#x202e;` hides as well as the character itself does. */
function decodeEntities(text: string): string {
  return showHidden(text.replaceAll(ENTITY, entityText));
}

function runOf(text: string, open: readonly Mark[], kind?: 'br' | 'img'): MarkedRun {
  return {
    text: decodeEntities(text),
    sup: open.includes('sup'),
    sub: open.includes('sub'),
    bold: open.includes('bold'),
    italic: open.includes('italic'),
    struck: open.includes('struck'),
    picture: kind === 'img',
    lineBreak: kind === 'br',
  };
}

function close(open: readonly Mark[], mark: Mark): readonly Mark[] {
  const last = open.lastIndexOf(mark);
  return last === -1 ? open : open.toSpliced(last, 1);
}

/**
 * A unit, result or comment of the laboratory as pieces of text with their marks. Nine bare tags are marks; everything else,
 * `<` included, is text and comes through character by character. Never throws.
 */
export function parseMarkedText(source: string): readonly MarkedRun[] {
  const runs: MarkedRun[] = [];
  let open: readonly Mark[] = [];
  let position = 0;
  const take = (end: number) => {
    if (end > position) runs.push(runOf(source.slice(position, end), open));
  };
  for (const tag of source.matchAll(TAG)) {
    const [whole, slash = '', name = ''] = tag;
    take(tag.index);
    position = tag.index + whole.length;
    const mark = MARKS.get(name.toLowerCase());
    if (mark === undefined) runs.push(runOf('', open, /^img$/i.test(name) ? 'img' : 'br'));
    else if (slash === '/') open = close(open, mark);
    else if (open.length < MAX_DEPTH) open = [...open, mark];
  }
  take(source.length);
  return runs;
}

function scriptMap(plain: string, scripts: string): ReadonlyMap<string, string> {
  const written = Array.from(scripts);
  return new Map(Array.from(plain).map((character, index) => [character, written[index] ?? '']));
}

const SUPERSCRIPTS = scriptMap('0123456789+-=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ');
const SUBSCRIPTS = scriptMap('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎');

function scripted(text: string, characters: ReadonlyMap<string, string>): string | null {
  const scripts = Array.from(text).map((character) => characters.get(character));
  return scripts.includes(undefined) ? null : scripts.join('');
}

/** A raised or lowered piece in characters that are so themselves, `⁶` for `<sup>6</sup>`; null where Unicode has none for it. */
export function scriptCharacters({ text, sup, sub }: MarkedRun): string | null {
  if (sup) return scripted(text, SUPERSCRIPTS);
  return sub ? scripted(text, SUBSCRIPTS) : null;
}

function plainRun(run: MarkedRun): string {
  const { text, sup, sub, lineBreak } = run;
  if (lineBreak) return '\n';
  const written = scriptCharacters(run);
  if (written !== null) return written;
  if (sup) return `^(${text})`;
  return sub ? `_(${text})` : text;
}

/** The same text for places without markup (file cells, labels): `10<sup>3</sup>/µL` reads `10³/µL`. */
export function plainText(source: string): string {
  return parseMarkedText(source).map(plainRun).join('');
}
