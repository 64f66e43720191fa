/** An expression that is none, or one of a kind that prints something else than what it names. */
export class UnreadExpression extends Error {}

/** The tokens of an expression and how far it has been read. */
export interface Cursor {
  readonly tokens: readonly string[];
  at: number;
  depth: number;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|'[^']*'|\d+(?:\.\d+)?|[\p{L}_][\p{L}\p{N}_]*|[=!<>]=|&&|\|\||\S/gu;

export function cursorOf(expression: string): Cursor {
  return { tokens: expression.match(TOKEN) ?? [], at: 0, depth: 0 };
}

export function peek({ tokens, at }: Cursor): string {
  return tokens[at] ?? '';
}

/** The next token. Throws `UnreadExpression` at the end, and where another one is expected. */
export function take(cursor: Cursor, expected?: string): string {
  const token = peek(cursor);
  if (token === '' || (expected !== undefined && token !== expected)) throw new UnreadExpression();
  cursor.at += 1;
  return token;
}

/** True when a question mark of this level is ahead: `condition ? one : other`. */
export function hasTernary({ tokens, at }: Cursor): boolean {
  let depth = 0;
  for (const token of tokens.slice(at)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && token === ',')) return false;
    if (depth === 0 && token === '?') return true;
  }
  return false;
}
