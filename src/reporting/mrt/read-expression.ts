import {
  cursorOf,
  hasTernary,
  peek,
  take,
  UnreadExpression,
  type Cursor,
} from './expression-cursor';
import { LABEL_WORDS } from './field-names';
import type { AllWords } from './mrt-facts';

/** A piece of what a text prints: words, a column of the data, or what the engine counts. */
export type Piece =
  | { readonly kind: 'words'; readonly words: AllWords }
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'page' | 'pages' | 'now' };

/** What an expression prints, as far as it can be told without running it. */
export interface Reading {
  readonly pieces: readonly Piece[];
  /** Functions around its columns, such as `Trim`; what they did is lost. */
  readonly functions: readonly string[];
  /** Numbers of the LIS's texts that are not known here. */
  readonly labels: readonly string[];
  /** It decides something that the new template does not. */
  readonly isConditional: boolean;
}

const NAME = /^[\p{L}_]/u;
const QUOTED = /^["']/;
const COMPARISON = /^(?:[=!<>]=|[<>=])$/;
const LOGICAL = /^(?:&&|\|\||and|or)$/i;
const LONGEST = 4000;
const DEEPEST = 20;
const LABEL = /^labels\.n(\d+)$/i;
const LANGUAGE = /(?:^|\.)language\w*$/i;

const COUNTED: ReadonlyMap<string, readonly Piece[]> = new Map<string, readonly Piece[]>([
  ['pagenumber', [{ kind: 'page' }]],
  ['pagenumberthrough', [{ kind: 'page' }]],
  ['totalpagecount', [{ kind: 'pages' }]],
  ['totalpagecountthrough', [{ kind: 'pages' }]],
  ['today', [{ kind: 'now' }]],
  ['time', [{ kind: 'now' }]],
  ['datetime.now', [{ kind: 'now' }]],
  ['datetime.today', [{ kind: 'now' }]],
]);
const OF: Piece = { kind: 'words', words: { es: ' de ', en: ' of ' } };
const PAGE_OF_PAGES: readonly Piece[] = [
  { kind: 'words', words: { es: 'Página ', en: 'Page ' } },
  { kind: 'page' },
  OF,
  { kind: 'pages' },
];
const NOTHING: Reading = { pieces: [], functions: [], labels: [], isConditional: false };

const printing = (...pieces: readonly Piece[]): Reading => ({ ...NOTHING, pieces });
const wordsPiece = (es: string, en = es): Piece => ({ kind: 'words', words: { es, en } });

function joined(readings: readonly Reading[]): Reading {
  return {
    pieces: readings.flatMap(({ pieces }) => pieces),
    functions: readings.flatMap(({ functions }) => functions),
    labels: readings.flatMap(({ labels }) => labels),
    isConditional: readings.some(({ isConditional }) => isConditional),
  };
}

function pathReading(path: string): Reading {
  const name = path.toLowerCase();
  const label = LABEL.exec(path)?.[1];
  if (label !== undefined) {
    const words = LABEL_WORDS[label];
    return words === undefined
      ? { ...NOTHING, labels: [label] }
      : printing({ kind: 'words', words });
  }
  if (name.startsWith('pagenofm')) return printing(...PAGE_OF_PAGES);
  if (name === 'null' || name === 'true' || name === 'false') return NOTHING;
  const counted = COUNTED.get(name);
  if (counted !== undefined) return printing(...counted);
  if (!path.includes('.')) throw new UnreadExpression();
  return printing({ kind: 'path', path });
}

function readArguments(cursor: Cursor): readonly Reading[] {
  const found: Reading[] = [];
  take(cursor, '(');
  while (peek(cursor) !== ')') {
    found.push(readChoice(cursor));
    if (peek(cursor) === ',') take(cursor);
    else if (peek(cursor) !== ')') throw new UnreadExpression();
  }
  take(cursor, ')');
  return found;
}

function wordsOf({ pieces }: Reading): AllWords | null {
  if (!pieces.every((piece) => piece.kind === 'words')) return null;
  return {
    es: pieces.map(({ words }) => words.es).join(''),
    en: pieces.map(({ words }) => words.en).join(''),
  };
}

/** A condition as it was written: the language that it asks for, or another one. */
interface Condition {
  readonly language: 'es' | 'en' | null;
}

const UNKNOWN: Condition = { language: null };

/** One of two readings: by language it is both, else the one that prints data. */
function chosen({ language }: Condition, yes: Reading, no: Reading): Reading {
  const [first, second] = [wordsOf(yes), wordsOf(no)];
  if (language !== null) {
    if (first === null || second === null) throw new UnreadExpression();
    return printing(
      language === 'en' ? wordsPiece(second.es, first.en) : wordsPiece(first.es, second.en),
    );
  }
  const both = joined([yes, no]);
  const isOfWords = first !== null && second !== null;
  if (isOfWords && `${first.es}${second.es}`.trim() !== '') throw new UnreadExpression();
  // Words that replace data are a rule of the file's own, which is lost.
  const pieces = both.pieces.filter(({ kind }) => kind !== 'words');
  return { ...both, pieces, isConditional: true };
}

function readCall(name: string, cursor: Cursor): Reading {
  if (name.toLowerCase() === 'iif') {
    take(cursor, '(');
    const condition = readCondition(cursor);
    take(cursor, ',');
    const yes = readChoice(cursor);
    take(cursor, ',');
    const no = readChoice(cursor);
    take(cursor, ')');
    return chosen(condition, yes, no);
  }
  const { pieces, labels, isConditional, functions } = joined(readArguments(cursor));
  const data = pieces.filter(({ kind }) => kind !== 'words');
  // `Trim("x")` prints words; beside data they are formats, such as the pattern of a date.
  const printed = data.length === 0 ? pieces : data;
  return { pieces: printed, labels, isConditional, functions: [name, ...functions] };
}

function readName(cursor: Cursor): Reading {
  let path = take(cursor);
  let reading: Reading | null = null;
  const functions: string[] = [];
  if (peek(cursor) === '(') reading = readCall(path, cursor);
  while (peek(cursor) === '.') {
    take(cursor);
    const member = take(cursor);
    if (!NAME.test(member)) throw new UnreadExpression();
    if (peek(cursor) === '(') {
      readArguments(cursor);
      reading ??= pathReading(path);
      functions.push(member);
    } else if (reading === null) path = `${path}.${member}`;
  }
  const found = reading ?? pathReading(path);
  return { ...found, functions: [...found.functions, ...functions] };
}

function readValue(cursor: Cursor): Reading {
  cursor.depth += 1;
  if (cursor.depth > DEEPEST) throw new UnreadExpression();
  try {
    const token = peek(cursor);
    if (QUOTED.test(token)) {
      return printing(wordsPiece(take(cursor).slice(1, -1).replaceAll(/\\(.)/g, '$1')));
    }
    if (token === '(') {
      take(cursor);
      const inner = readChoice(cursor);
      take(cursor, ')');
      return inner;
    }
    if (NAME.test(token)) return readName(cursor);
    if (/^\d/.test(token)) return printing(wordsPiece(take(cursor)));
    throw new UnreadExpression();
  } finally {
    cursor.depth -= 1;
  }
}

function readSum(cursor: Cursor): Reading {
  const parts = [readValue(cursor)];
  while (peek(cursor) === '+' || peek(cursor) === '&') {
    take(cursor);
    parts.push(readValue(cursor));
  }
  return joined(parts);
}

function isLanguage({ pieces }: Reading): boolean {
  return pieces.length === 1 && pieces[0]?.kind === 'path' && LANGUAGE.test(pieces[0].path);
}

/** A comparison's language: `order.languageReport == "en"` either way round. */
function languageOf(left: Reading, operator: string, right: Reading): Condition {
  const [path, other] = isLanguage(left) ? [left, right] : [right, left];
  const code = wordsOf(other)?.es.toLowerCase();
  if (!isLanguage(path) || (code !== 'en' && code !== 'es')) return UNKNOWN;
  const opposite = code === 'en' ? 'es' : 'en';
  if (operator === '!=') return { language: opposite };
  return { language: operator === '==' || operator === '=' ? code : null };
}

/** A comparison, a group of them in brackets, or a value that stands for itself. */
function readComparison(cursor: Cursor): Condition {
  if (peek(cursor) === '!') take(cursor);
  if (peek(cursor) === '(') {
    take(cursor);
    const inner = readCondition(cursor);
    take(cursor, ')');
    if (!COMPARISON.test(peek(cursor))) return inner;
    take(cursor);
    readSum(cursor);
    return UNKNOWN;
  }
  const left = readSum(cursor);
  if (!COMPARISON.test(peek(cursor))) return UNKNOWN;
  const operator = take(cursor);
  return languageOf(left, operator, readSum(cursor));
}

function readCondition(cursor: Cursor): Condition {
  const first = readComparison(cursor);
  if (!LOGICAL.test(peek(cursor))) return first;
  while (LOGICAL.test(peek(cursor))) {
    take(cursor);
    readComparison(cursor);
  }
  return UNKNOWN;
}

function readChoice(cursor: Cursor): Reading {
  if (!hasTernary(cursor)) return readSum(cursor);
  const condition = readCondition(cursor);
  take(cursor, '?');
  const yes = readSum(cursor);
  take(cursor, ':');
  return chosen(condition, yes, readChoice(cursor));
}

/** What an expression between braces prints; null where only running it would tell, which nobody does here. */
export function readExpression(expression: string): Reading | null {
  if (expression.length > LONGEST) return null;
  const cursor = cursorOf(expression);
  try {
    const reading = readChoice(cursor);
    return cursor.at === cursor.tokens.length ? reading : null;
  } catch (cause) {
    if (cause instanceof UnreadExpression) return null;
    throw cause;
  }
}
