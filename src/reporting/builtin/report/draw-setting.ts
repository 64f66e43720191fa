import { FIRST_LANGUAGE, type Language } from '@/domain/base/language';
import type { ReportTemplate } from '@/reporting/report-template';

import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';

import type { NamedPictures } from './pictures';

/** What the drawing needs besides template and data. */
export interface DrawSetting {
  readonly fonts: ReportFonts;
  readonly language: Language;
  /** Names of attachments that could not be read: a page at the end says so. */
  readonly missingAttachments: readonly string[];
  /** What stands there of attachments that are not printed whole, a line for each. */
  readonly lessenedAttachments?: readonly string[];
  /** False after a picture broke the drawing: the results come first. */
  readonly withPictures: boolean;
}

/** A text of the template by language; the first one's is always there. */
type TemplateWords = Readonly<
  Record<typeof FIRST_LANGUAGE, string> & Partial<Record<Language, string>>
>;

/** Template, its words in the report's language and its colours, as every part of the drawing uses them. */
export interface Style {
  readonly template: ReportTemplate;
  /** Points. */
  readonly pageWidth: number;
  readonly color: string;
  readonly word: (words: TemplateWords) => string;
  readonly pictures: NamedPictures;
}

/** What the tables of a report need besides. */
export interface ReportStyle extends Style {
  /** Letters by technique; empty where techniques stand below their tests. */
  readonly letters: ReadonlyMap<string, string>;
  /** Digits behind the point that the results' column leaves room for. */
  readonly decimals: number;
  /** Height for the text of a page, in points. */
  readonly room: number;
}

/** The text in a language, or in the first one where the template has no other. */
export function wordsIn(language: Language, words: TemplateWords): string {
  return words[language] ?? words[FIRST_LANGUAGE];
}

export const QUIET = '#4b5563';
export const RULE = '#c9ced6';
export const BAND = '#eef1f5';
/** Dark enough to be seen from a grey printer, light enough for what stands on it. */
export const ALTERED_BAND = '#e3e6ea';

/** Marks of what the order of pages looks for; the library leaves their meaning to the document. */
export const LEVELS = { test: 1, breakable: 2, signatures: 3, part: 4, parted: 5 } as const;

/** What a test must not lose: it is looked for in the drawn file. */
export const PART = { headlineLevel: LEVELS.part };

/** What stands below a test and a page's end may part: the next page names the test. */
export const PARTED = { headlineLevel: LEVELS.parted };

/** A node of the drawing library's document. */
export type Node = Readonly<Record<string, unknown>>;

export type Content = Node | string;
