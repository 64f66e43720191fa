import DOMPurify from 'dompurify';

import { RICH_TEXT } from './sanitize';

/** Rich text as the page shows it, and pictures: mails have no other place for the laboratory's logo. */
const MAIL = {
  ...RICH_TEXT,
  ALLOWED_TAGS: [...RICH_TEXT.ALLOWED_TAGS, 'img'],
  ALLOWED_ATTR: [...RICH_TEXT.ALLOWED_ATTR, 'src', 'alt', 'width', 'height'],
  // The link's placeholder is filled in afterwards. Pictures may be `data:` addresses by DOMPurify's own rule.
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|(?:\|\||%7C%7C)LINK)/i,
  ADD_URI_SAFE_ATTR: [...RICH_TEXT.ADD_URI_SAFE_ATTR, 'alt', 'width', 'height'],
  RETURN_TRUSTED_TYPE: false,
};

/** Pictures made of dots. An SVG is a document of its own: DOMPurify lets it pass as a picture, mails have no use for it. */
const PICTURE_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'IMG') return;
  const address = element.getAttribute('src') ?? '';
  if (/^\s*data:/i.test(address) && !PICTURE_DATA.test(address)) element.removeAttribute('src');
});

/**
 * A picture that says nothing is passed over by screen readers, which would read out its address otherwise. Only what the page
 * shows is given the empty text: what is stored and sent stays as it is.
 */
DOMPurify.addHook('afterSanitizeAttributes', (element, _data, { RETURN_TRUSTED_TYPE }) => {
  if (element.tagName !== 'IMG' || RETURN_TRUSTED_TYPE !== true) return;
  if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
});

/**
 * The laboratory's mail template reduced to what a mail may hold, with its placeholders in place.
 */
export function sanitizeMail(html: string): string {
  return DOMPurify.sanitize(html, MAIL);
}

/** A mail's markup as the page's Trusted Types policy `dompurify` accepts it; a plain text in browsers without Trusted Types. */
export function trustedMail(html: string): string | TrustedHTML {
  return DOMPurify.sanitize(html, { ...MAIL, RETURN_TRUSTED_TYPE: true });
}
