/** Expressions between braces; braces within quotes belong to their words. */
export const EXPRESSION = /\{((?:"[^"]*"|'[^']*'|[^{}"'])*)\}/g;
const TOKEN = /"[^"]*"|'[^']*'|[\p{L}\p{N}_.]+|[=!<>]=?|\S/gu;
const PATH = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u;
const COMPARISON = /^[=!<>]=?$/;
/** A constant that escaping leaves alone: a number, a word of the language, a text without the characters of tags. */
const HARMLESS = /^(?:"[^"<>&]*"|'[^'<>&]*'|\d[\d.]*|true|false|null)$/i;
/** Functions that hand on what they get. */
const PASSING_ON: ReadonlySet<string> = new Set(['iif', 'switch', 'choose', 'trim']);
/** Functions and members that give a number: of the text itself nothing is printed. */
const MEASURING: ReadonlySet<string> = new Set(['length']);

/**
 * What an expression does with a value: it prints it, it asks something of it (which needs the value itself, and prints none of
 * it), or it makes another text of it.
 */
export type Use = 'printed' | 'asked' | 'computed';

/** A name of an expression. `path` is a column, a variable, or the parameter that `this["name"]` means, empty where it is computed. */
export interface Reference {
  readonly path: string;
  readonly isParameter: boolean;
  readonly use: Use;
  /** Its place in the expression. */
  readonly start: number;
  readonly end: number;
}

interface Token {
  readonly text: string;
  readonly start: number;
}

/** A part of an expression by its tokens, and how it is used. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly use: Use;
  readonly isCompared: boolean;
}

/** The stronger of two uses: what is asked of a value prints none of it, whatever is made of it before. */
export function joinedUse(one: Use, other: Use): Use {
  if (one === 'asked' || other === 'asked') return 'asked';
  return one === 'computed' ? one : other;
}

/** The place behind a bracket's partner, or the end where it has none. */
function closing(tokens: readonly Token[], open: number, end: number): number {
  let depth = 0;
  for (let at = open; at < end; at += 1) {
    if (tokens[at]?.text === '(') depth += 1;
    if (tokens[at]?.text === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return end;
}

/** The places of a part outside its brackets, which count as one. */
function outside(tokens: readonly Token[], { from, to }: Pick<Part, 'from' | 'to'>): number[] {
  const places: number[] = [];
  for (let at = from; at < to; at += 1) {
    places.push(at);
    if (tokens[at]?.text === '(') at = closing(tokens, at, to);
  }
  return places;
}

/** A part cut at some characters outside its brackets. */
function cutAt(tokens: readonly Token[], part: Part, marks: readonly string[]): readonly Part[] {
  const cuts = outside(tokens, part).filter((at) => marks.includes(tokens[at]?.text ?? ''));
  const begins = [part.from, ...cuts.map((at) => at + 1)];
  return begins.map((from, at) => ({ ...part, from, to: cuts[at] ?? part.to }));
}

/** True where a value is compared with another one, or with a text that escaping would change. */
function comparesValues(tokens: readonly Token[], at: number): boolean {
  const [before = '', after = ''] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  return !HARMLESS.test(before) && !HARMLESS.test(after);
}

/** True for `Length` and `order_resultTest.result.Length`. */
function isMeasure(name: string): boolean {
  return MEASURING.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

/** What a function, or a member such as `Length`, does with what it gets. */
function callUse(name: string, isCompared: boolean): Use {
  if (isMeasure(name)) return 'asked';
  if (PASSING_ON.has(name.toLowerCase())) return 'printed';
  return isCompared ? 'asked' : 'computed';
}

/** Gives every token of a part its use. */
function spread(tokens: readonly Token[], whole: Part, uses: Use[]): void {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  for (const part of cutAt(tokens, whole, [',', '?', ':'])) {
    const places = outside(tokens, part);
    const signs = places.filter((at) => COMPARISON.test(textAt(at)));
    const isCompared = part.isCompared || signs.length > 0;
    let { use } = part;
    if (signs.some((at) => comparesValues(tokens, at))) use = joinedUse(use, 'asked');
    // `Trim(a).Substring(1)` goes on behind a bracket.
    if (places.some((at) => textAt(at).startsWith('.'))) {
      use = joinedUse(use, isCompared ? 'asked' : 'computed');
    }
    for (const at of places) {
      const name = textAt(at);
      const isCall = textAt(at + 1) === '(' && PATH.test(name);
      const own = isCall || isMeasure(name) ? callUse(name, isCompared) : use;
      uses[at] = joinedUse(use, own);
      if (name !== '(') continue;
      const called = PATH.test(textAt(at - 1)) ? (uses[at - 1] ?? use) : use;
      const within = { from: at + 1, to: closing(tokens, at, part.to), use: called, isCompared };
      spread(tokens, within, uses);
    }
  }
}

/** The names of an expression and what it does with each. */
export function referencesIn(expression: string): readonly Reference[] {
  const tokens = [...expression.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    start: index,
  }));
  const uses: Use[] = [];
  const all = { from: 0, to: tokens.length, use: 'printed', isCompared: false } as const;
  spread(tokens, all, uses);
  return tokens.flatMap(({ text, start }, at): readonly Reference[] => {
    if (!PATH.test(text)) return [];
    const use = uses[at] ?? 'computed';
    const next = tokens.slice(at + 1, at + 4).map((token) => token.text);
    const [bracket, name = '', end] = next;
    // `this["name"]` is a parameter, `table["name"]` a column.
    const isIndexed = bracket === '[' && end === ']' && /^["']/.test(name);
    const index = isIndexed ? name.slice(1, -1) : '';
    const stop = isIndexed ? (tokens[at + 3]?.start ?? start) + 1 : start + text.length;
    if (text.toLowerCase() === 'this') {
      return [{ path: index, isParameter: true, use, start, end: stop }];
    }
    if (isIndexed) {
      return [{ path: `${text}.${index}`, isParameter: false, use, start, end: stop }];
    }
    const parts = text.split('.');
    const isMember = bracket === '(' || isMeasure(text);
    // A function that stands alone is no name of a value.
    const path = (isMember ? parts.slice(0, -1) : parts).join('.');
    return path === '' ? [] : [{ path, isParameter: false, use, start, end: start + path.length }];
  });
}
