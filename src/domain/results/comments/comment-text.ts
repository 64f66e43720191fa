const ATTRIBUTES = String.raw`(?:\s+[a-z][\w:-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))*`;
const BLOCK = new RegExp(
  String.raw`<\/?(?:p|div|ul|ol|h[1-6]|table|tbody|thead|tr|blockquote|pre)${ATTRIBUTES}\s*\/?>`,
  'gi',
);
const ITEM = new RegExp(String.raw`<li${ATTRIBUTES}\s*>`, 'gi');
const WRAPPER = new RegExp(String.raw`<\/?(?:span|font|u|li)${ATTRIBUTES}\s*>`, 'gi');
/** Between two cells of a row: with a space alone 95 and 140 would read as one number in groups of digits. */
const NEXT_CELL = new RegExp(
  String.raw`(?:<\/p>\s*)?<\/t[dh]>\s*<t[dh]${ATTRIBUTES}\s*>(?:\s*<p${ATTRIBUTES}\s*>)?`,
  'gi',
);
/** The first and the last cell of a row. */
const CELL = new RegExp(String.raw`<\/?(?:td|th)${ATTRIBUTES}\s*>`, 'gi');
const LINK = /<a(?:\s+[a-z][\w:-]*\s*=\s*(?:"[^"]*"|'[^']*'))+\s*>|<\/a>/gi;
/** Marks that stay; only their attributes go. */
const MARK = new RegExp(String.raw`<(sup|sub|b|i|em|strong|br)${ATTRIBUTES}\s*\/?>`, 'gi');

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
 * A stored comment as paragraphs, each a text that may hold the marks of `lib/text/marked-text` (docs/behaviour.md 3.9). JSON is
 * unwrapped; tags of an editor become paragraphs or go, their text stays. Every other `<` is text and stays.
 */
export function commentParagraphs(stored: string): readonly string[] {
  return unwrap(stored)
    .replaceAll(NEXT_CELL, ' · ')
    .replaceAll(ITEM, '\n• ')
    .replaceAll(BLOCK, '\n')
    .replaceAll(CELL, ' ')
    .replaceAll(LINK, '')
    .replaceAll(WRAPPER, '')
    .replaceAll(MARK, '<$1>')
    .split(/\n|<br>/i)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => !/^(?:&nbsp;|[\s·])*$/i.test(paragraph));
}
