import { escapeMarkup } from '@/domain/base/escape-markup';
import type { MailPicture } from './mail-message';

/** What the placeholders of the recovery mail stand for. */
export interface RecoveryMailValues {
  readonly USER: string;
  /** Absolute address of the reset view with its token. */
  readonly LINK: string;
  readonly DATE: string;
  readonly LAB: string;
}

type Placeholder = keyof RecoveryMailValues;

/** Editors write the bars of a placeholder inside an address as %7C. */
const PLACEHOLDER = /(?:\|\||%7C%7C)(USER|LINK|DATE|LAB)(?:\|\||%7C%7C)/gi;
const LINK = /(?:\|\||%7C%7C)LINK(?:\|\||%7C%7C)/i;
const TAG = /<[a-z/!](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /(?<![a-z0-9-])([a-z][a-z0-9-]*)\s*=\s*("[^"]*"|'[^']*')/gi;
const ADDRESS_ATTRIBUTES = ['href', 'src'];
const PICTURE = /^data:image\/([a-z0-9.]+)(?:\+xml)?;base64,([a-z0-9+/=\s]+)$/i;
/** Half a character, which no address can hold. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** A mail without the link would leave its reader without a password. */
const LINK_PARAGRAPH = '<p><a href="||LINK||">||LINK||</a></p>';

/** True when a template says where the link goes. */
export function hasLinkPlaceholder(template: string): boolean {
  return LINK.test(template);
}

/** Inside an address only the link may be one; anything else is a part of it, never a scheme. */
function escapeInAddress(name: Placeholder, value: string): string {
  return escapeMarkup(
    name === 'LINK' ? value : encodeURIComponent(value.replaceAll(LONE_SURROGATE, '\ufffd')),
  );
}

function fill(
  text: string,
  values: RecoveryMailValues,
  escape: (name: Placeholder, value: string) => string,
): string {
  return text.replaceAll(PLACEHOLDER, (_, found: string) => {
    const name = found.toUpperCase() as Placeholder;
    return escape(name, values[name]);
  });
}

/** Parts of an HTML text in turns: text, tag, text, tag, … */
function splitTags(html: string): { readonly part: string; readonly isTag: boolean }[] {
  const tags = [...html.matchAll(TAG)];
  let end = 0;
  const parts = tags.flatMap((match) => {
    const text = html.slice(end, match.index);
    end = match.index + match[0].length;
    return [
      { part: text, isTag: false },
      { part: match[0], isTag: true },
    ];
  });
  return [...parts, { part: html.slice(end), isTag: false }];
}

/** `data:` pictures become attachments: most mail programs show no others. */
function attachPicture(address: string, pictures: MailPicture[]): string {
  const [, type, content] = PICTURE.exec(address) ?? [];
  if (type === undefined || content === undefined) return address;
  const fileName = `image${pictures.length}.${type.toLowerCase()}`;
  pictures.push({ fileName, content: content.replaceAll(/\s/g, ''), contentId: fileName });
  return `cid:${fileName}`;
}

/**
 * The body of the recovery mail from the laboratory's template (CuerpoEmail), which must be sanitised HTML: every placeholder
 * is replaced wherever it stands and escaped for its place, so that no value adds an element or an address of its own, and
 * embedded pictures become attachments. A template without the link gets one at its end.
 */
export function recoveryMail(
  template: string,
  values: RecoveryMailValues,
): { readonly body: string; readonly pictures: readonly MailPicture[] } {
  const pictures: MailPicture[] = [];
  const fillAttribute = (attribute: string, name: string, quoted: string) => {
    const isAddress = ADDRESS_ATTRIBUTES.includes(name.toLowerCase());
    const value = quoted.slice(1, -1);
    const filled = isAddress
      ? fill(attachPicture(value, pictures), values, escapeInAddress)
      : fill(value, values, (_, text) => escapeMarkup(text));
    // The name and the quotes stay as they are.
    return attribute.slice(0, -value.length - 1) + filled + attribute.slice(-1);
  };
  const body = splitTags(hasLinkPlaceholder(template) ? template : `${template}${LINK_PARAGRAPH}`)
    .map(({ part, isTag }) =>
      isTag
        ? part.replaceAll(ATTRIBUTE, fillAttribute)
        : fill(part, values, (_, value) => escapeMarkup(value)),
    )
    .join('');
  return { body, pictures };
}
