import { sanitize, trustedMarkup } from '@/ui/safe-html/sanitize';
import { sanitizeMail, trustedMail } from '@/ui/safe-html/sanitize-mail';

/** What a rich text may hold, and how markup from outside is reduced to it. */
export interface RichTextMarkup {
  /** Names of Quill's formats; markup of others never becomes a part of the text. */
  readonly formats: string[];
  /** What is stored. */
  readonly clean: (html: string) => string;
  /** The same as the page's Trusted Types policy `dompurify` accepts it for a parser. */
  readonly trusted: (html: string) => string | TrustedHTML;
}

/** No `video` and no `formula`: their way out of Quill is not escaped. */
const FORMATS = [
  ...['header', 'bold', 'italic', 'underline', 'strike', 'script'],
  ...['list', 'indent', 'blockquote', 'link'],
];

/** Text as `SafeHtml` shows it. */
export const TEXT_MARKUP: RichTextMarkup = {
  formats: FORMATS,
  clean: sanitize,
  trusted: trustedMarkup,
};

/** Text, pictures and placeholders as the laboratory's mails carry them. */
export const MAIL_MARKUP: RichTextMarkup = {
  formats: [...FORMATS, 'image'],
  clean: sanitizeMail,
  trusted: trustedMail,
};
