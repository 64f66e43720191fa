import { decodeBody } from '@/lib/text/decode-text';
import { parseJson } from './parse-json';

/** An answer whose body has not been read yet. */
export interface AnswerBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** An answer in the parts in which it came. */
export interface AnswerParts {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  readonly contentType: string;
}

/** How a page begins. Hosts of one-page portals answer with theirs for what they do not have. */
const PAGE = /^\s*<(?:!doctype html|html)\b/i;
const LONGEST_HEAD = 256;

/** True for a web page, which no server of the contract and no file of an installation is. */
export function isPage(bytes: Uint8Array): boolean {
  return PAGE.test(new TextDecoder().decode(bytes.subarray(0, LONGEST_HEAD)));
}

/** The body in the charset that fits it. */
export function bodyText({ bytes, contentType }: AnswerBody): string {
  return decodeBody(bytes, contentType);
}

/** JSON whatever the content type says, undefined for no body, and text as it is (docs/contract.md; mail and app server). */
export function bodyValue(body: AnswerBody): unknown {
  const text = bodyText(body);
  if (text.trim() === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
