import type { ReportTemplate } from '@/reporting/report-template';

import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';

/** What the drawing needs besides template and data. */
export interface DrawSetting {
  readonly fonts: ReportFonts;
  readonly language: 'es' | 'en';
  /** Names of attachments that could not be read: a page at the end says so (docs/promises.md D11). */
  readonly missingAttachments: readonly string[];
  /** False after a picture broke the drawing: the results come first. */
  readonly withPictures: boolean;
}

/** Template, its words in the report's language and its colours, as every part of the drawing uses them. */
export interface Style {
  readonly template: ReportTemplate;
  /** Points. */
  readonly pageWidth: number;
  readonly color: string;
  readonly word: (words: { readonly es: string; readonly en: string }) => string;
  /** A stored picture to draw; null when there is none or it cannot be drawn. */
  readonly picture: (stored: string) => string | null;
}

export const QUIET = '#4b5563';
export const RULE = '#c9ced6';
export const BAND = '#eef1f5';

/** A node of the drawing library's document. */
export type Node = Readonly<Record<string, unknown>>;

export type Content = Node | string;
