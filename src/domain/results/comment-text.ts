const ATTRIBUTES = String.raw`(?:\s+[a-z][\w:-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))*`;
const BLOCK = new RegExp(
  String.raw`<\/?(?:p|div|ul|ol|h[1-6]|table|tbody|thead|tr|blockquote)${ATTRIBUTES}\s*\/?>`,
  'gi',
);
const ITEM = new RegExp(String.raw`<li${ATTRIBUTES}\s*>`, 'gi');
const WRAPPER = new RegExp(String.raw`<\/?(?:span|font|u|li|td|th)${ATTRIBUTES}\s*>`, 'gi');
const LINK = /<a(?:\s+[a-z][\w:-]*\s*=\s*(?:"[^"]*"|'[^']*'))+\s*>|<\/a>/gi;
/** Marks that stay; only their attributes go. */
const MARK = new RegExp(String.raw`<(sup|sub|b|i|em|strong|br)${ATTRIBUTES}\s*\/?>`, 'gi');

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/** Stored content carries quotes of its own around the text; they are no part of it. */
function unwrap(stored: string): string {
  const value = parse(stored);
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('content' in value)) return stored;
  const { content } = value;
  if (typeof content !== 'string') return stored;
  return /^".*"$/s.test(content) ? content.slice(1, -1) : content;
}

/**
 * A stored comment as paragraphs, each a text that may hold the marks of `lib/marked-text` (behaviour.md 3.9). JSON is unwrapped;
 * tags of an editor become paragraphs or go, their text stays. Every other `<` is text and stays.
 */
export function commentParagraphs(stored: string): readonly string[] {
  return unwrap(stored)
    .replaceAll(ITEM, '\n• ')
    .replaceAll(BLOCK, '\n')
    .replaceAll(LINK, '')
    .replaceAll(WRAPPER, '')
    .replaceAll(MARK, '<$1>')
    .split(/\n|<br>/i)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => !/^(?:&nbsp;|\s)*$/i.test(paragraph));
}
