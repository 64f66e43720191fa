import { markedLines } from '@/domain/base/markup/marked-lines';

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

function isEmpty(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** The text inside an envelope; undefined when it is none. */
function enveloped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('content' in value) return value.content;
  return 'comment' in value ? value.comment : undefined;
}

/** Stored content carries quotes of its own around the text; they are no part of it, even where it is no JSON text. */
function withoutQuotes(content: string): string {
  return /^".*"$/s.test(content) ? content.slice(1, -1) : content;
}

/** Envelopes come inside one another. What is none is the comment itself: `12` and `{"a":1}` stay as they are. */
function unwrap(stored: string): string {
  const value = parse(stored);
  if (typeof value === 'string') return unwrap(value);
  if (isEmpty(value)) return '';
  const content = enveloped(value);
  if (typeof content !== 'string') return content === null ? '' : stored;
  const text = unwrap(content);
  return text === content ? withoutQuotes(content) : text;
}

/**
 * A stored comment as the lines of `domain/base/markup/marked-lines`. JSON is unwrapped, and markup read as a browser reads it.
 */
export function commentParagraphs(stored: string): readonly string[] {
  return markedLines(unwrap(stored));
}
