import type { RichTextMarkup } from './rich-text-markup';

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const MAIL = /^[^\s@/]+@[^\s@/]+$/;
const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#].*)?$/u;

function withScheme(typed: string): string {
  if (HAS_SCHEME.test(typed)) return typed;
  if (MAIL.test(typed)) return `mailto:${typed}`;
  return HOST.test(typed) ? `https://${typed}` : typed;
}

function escaped(address: string): string {
  return address
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The address of a link as somebody typed it, completed; null when the text could not keep it. */
export function linkAddress(typed: string, { clean }: RichTextMarkup): string | null {
  const address = withScheme(typed.trim());
  const isKept = clean(`<a href="${escaped(address)}">a</a>`).includes(' href=');
  return address !== '' && isKept ? address : null;
}
