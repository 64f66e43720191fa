import { decodeText } from '@/lib/text/decode-text';
import type { ReportTemplate } from '@/reporting/report-template';

import { takeTemplate, type TakenTemplate } from './take-template';
import type { Draft } from './template-draft';

/** Bytes of a template's file: the delivered ones have 5 kB. */
export const MOST_TEMPLATE_BYTES = 262_144;

/** Why a file is no template at all. */
export type TemplateFileProblem =
  | { readonly kind: 'empty' | 'binary' | 'no-json' | 'no-template' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly most: number };

/** Characters that no text file has, such as those of a PDF or of a packed file. */
const BINARY = '\u0000';
const BYTE_ORDER_MARK = /^\uFEFF/;

/** What a file says of a template, the rest as in `base`; or why it says nothing. */
export function readTemplateFile(
  bytes: Uint8Array,
  base: Draft,
): TakenTemplate | { readonly problem: TemplateFileProblem } {
  if (bytes.length > MOST_TEMPLATE_BYTES) {
    return { problem: { kind: 'too-large', bytes: bytes.length, most: MOST_TEMPLATE_BYTES } };
  }
  const text = decodeText(bytes).replace(BYTE_ORDER_MARK, '');
  if (text.includes(BINARY)) return { problem: { kind: 'binary' } };
  if (text.trim() === '') return { problem: { kind: 'empty' } };
  try {
    return takeTemplate(JSON.parse(text), base) ?? { problem: { kind: 'no-template' } };
  } catch {
    return { problem: { kind: 'no-json' } };
  }
}

/** A template as it stands in its file. */
export function templateText(template: ReportTemplate): string {
  return `${JSON.stringify(template, null, 2)}\n`;
}
