import DOMPurify from 'dompurify';

/** What rich text may hold: no style, class, id, name, src, data-* or aria-*. */
export const RICH_TEXT = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'h1', 'h2', 'h3', 'h4'],
    ...['ul', 'ol', 'li', 'blockquote', 'hr', 'a', 'span', 'div'],
    ...['table', 'thead', 'tbody', 'tr', 'td', 'th'],
  ],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:)/i,
  // Numbers, not addresses: the rule for addresses would take them away.
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  SANITIZE_DOM: true,
  SANITIZE_NAMED_PROPS: true,
  SAFE_FOR_XML: true,
  KEEP_CONTENT: true,
  FORBID_CONTENTS: [
    ...['script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg', 'math'],
    ...['title', 'textarea', 'xmp'],
  ],
};

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  // The empty `is` that DOMPurify leaves must stay: without it browsers write the element's first one out again.
  if (element.tagName !== 'A') return;
  if ((element.getAttribute('href') ?? '') === '') {
    element.removeAttribute('href');
    return;
  }
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** Markup that a browser reads differently each time settles within a few rounds; what does not is not worth showing. */
const MAX_ROUNDS = 8;

/**
 * Rich text of the laboratory (terms) reduced to the elements and attributes of `RICH_TEXT`. Reading the
 * outcome again gives the same outcome, which leaves mutation tricks nothing to work with. Never throws; what is hostile
 * through and through becomes an empty text.
 */
export function sanitize(html: string): string {
  let clean = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = DOMPurify.sanitize(clean, RICH_TEXT);
    if (next === clean) return clean;
    clean = next;
  }
  return '';
}

/** Markup as the page's Trusted Types policy `dompurify` accepts it; a plain text in browsers without Trusted Types. */
export function trustedMarkup(html: string): string | TrustedHTML {
  return DOMPurify.sanitize(sanitize(html), { ...RICH_TEXT, RETURN_TRUSTED_TYPE: true });
}
