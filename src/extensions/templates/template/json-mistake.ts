/** Where a text is no JSON any more, both from 1. */
export interface JsonMistake {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[\t\n\r ]*/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// Controls are excluded by the space before U+0020: all that stands in a text is the space or beyond it.
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/** What may come next: a value, the same or the end of an empty list, a key, the same or the end of an empty object, … */
type Expected = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'separator';

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Reads tokens from the left without a call for each level: a file may be nested as deep as it is long. */
class Scanner {
  private readonly open: ('}' | ']')[] = [];
  private expected: Expected = 'value';
  private readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Whether the text ends here, and as JSON does. */
  isWhole(): boolean {
    return this.at >= this.text.length && this.open.length === 0 && this.expected === 'separator';
  }

  skipSpace(): void {
    this.at = endOf(SPACE, this.text, this.at);
  }

  private go(length: number, expected: Expected): boolean {
    this.at += length;
    this.expected = expected;
    return true;
  }

  private close(end: string): boolean {
    return this.open.at(-1) === end && this.open.pop() !== undefined && this.go(1, 'separator');
  }

  private take(pattern: RegExp, expected: Expected): boolean {
    const length = endOf(pattern, this.text, this.at) - this.at;
    return length > 0 && this.go(length, expected);
  }

  private begin(end: '}' | ']', expected: Expected): boolean {
    this.open.push(end);
    return this.go(1, expected);
  }

  private separator(next: string): boolean {
    if (next !== ',') return this.close(next);
    const inside = this.open.at(-1);
    return inside !== undefined && this.go(1, inside === '}' ? 'key' : 'value');
  }

  /** Reads one token; false where it may not stand. */
  step(): boolean {
    const next = this.text.charAt(this.at);
    switch (this.expected) {
      case 'colon':
        return next === ':' && this.go(1, 'value');
      case 'separator':
        return this.separator(next);
      case 'key':
      case 'first-key':
        return this.take(STRING, 'colon') || (this.expected === 'first-key' && this.close(next));
      case 'value':
      case 'first-value':
        if (next === '{') return this.begin('}', 'first-key');
        if (next === '[') return this.begin(']', 'first-value');
        if (this.take(STRING, 'separator') || this.take(SCALAR, 'separator')) return true;
        return this.expected === 'first-value' && this.close(next);
    }
  }
}

/** The place of the first mistake of a text that should be JSON; null where it is. Browsers name it in words of their own, or not at all. */
export function jsonMistake(text: string): JsonMistake | null {
  const scanner = new Scanner(text);
  do {
    scanner.skipSpace();
    if (scanner.isWhole()) return null;
  } while (scanner.step());
  const before = text.slice(0, scanner.at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
