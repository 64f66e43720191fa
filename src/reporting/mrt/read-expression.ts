import {
  cursorOf,
  hasTernary,
  peek,
  take,
  UnreadExpression,
  type Cursor,
} from './expression-cursor';
import {
  chosen,
  joined,
  languageOf,
  opposite,
  pathReading,
  printing,
  UNKNOWN,
  wordsPiece,
  type Condition,
  type Reading,
} from './expression-reading';

const NAME = /^[\p{L}_]/u;
const QUOTED = /^["']/;
const COMPARISON = /^(?:[=!<>]=|[<>=])$/;
const LOGICAL = /^(?:&&|\|\||and|or)$/i;
const LONGEST = 4000;
const DEEPEST = 20;

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

/** A comparison, a group of them in brackets, or a value that stands for itself. */
function readComparison(cursor: Cursor): Condition {
  if (peek(cursor) === '!') {
    take(cursor);
    return opposite(readComparison(cursor));
  }
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
