import { isObject } from '@/domain/base/is-object';
import { markedLines } from '@/domain/base/markup/marked-lines';

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** The text of a JSON comment, without the quotes that its system stores around it; what is no such JSON is the comment itself. */
function unwrap(stored: string): string {
  const value = parse(stored);
  const content = isObject(value) && 'content' in value ? (value['content'] ?? '') : null;
  if (typeof content !== 'string') return stored;
  const quoted = parse(content);
  if (typeof quoted === 'string') return quoted;
  return /^".*"$/s.test(content) ? content.slice(1, -1) : content;
}

/**
 * A stored comment as the lines of `domain/base/markup/marked-lines`. JSON is unwrapped, and markup read as a browser reads it.
 */
export function commentParagraphs(stored: string): readonly string[] {
  return markedLines(unwrap(stored));
}
