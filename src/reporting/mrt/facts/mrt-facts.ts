import type { FIRST_LANGUAGE, Language } from '@/domain/base/language';

/** What was taken over from a file. */
export type FactCode =
  | 'paper'
  | 'landscape'
  | 'margins'
  | 'fontSizes'
  | 'typeface'
  | 'color'
  | 'logo'
  | 'laboratoryLines'
  | 'watermark'
  | 'preliminaryMark'
  | 'header'
  | 'columns'
  | 'onePagePerArea'
  | 'technique'
  | 'comment'
  | 'antibiogram'
  | 'validatedBy'
  | 'orderComments'
  | 'pending'
  | 'signatures'
  | 'qr'
  | 'footer'
  | 'page'
  | 'generated'
  | 'end';

/** What stands in a file and was not taken over; each code has its words under `mrt.leftOut`. */
export type LeftOutCode =
  | 'field'
  | 'text'
  | 'repeated'
  | 'expression'
  | 'function'
  | 'condition'
  | 'filter'
  | 'event'
  | 'script'
  | 'tags'
  | 'label'
  | 'typeface'
  | 'color'
  | 'paper'
  | 'margins'
  | 'watermark'
  | 'picture'
  | 'barcode'
  | 'chart'
  | 'crossTab'
  | 'subReport'
  | 'shape'
  | 'component'
  | 'page'
  | 'style'
  | 'variable'
  | 'database'
  | 'dataSource'
  | 'resource'
  | 'key';

/** Why a file cannot be read. */
export const MRT_PROBLEMS = [
  'empty',
  'tooLarge',
  'packed',
  'encrypted',
  'documentType',
  'unreadable',
  'notReport',
] as const;

export type MrtProblem = (typeof MRT_PROBLEMS)[number];

/** Something that was taken over, with the texts or numbers of it as they stand in the new template. */
export interface Fact {
  readonly code: FactCode;
  readonly details: readonly string[];
}

/** Parts of the file that were not taken over. `names` are the file's own, each once and the first of them only. */
export interface LeftOut {
  readonly code: LeftOutCode;
  readonly count: number;
  readonly names: readonly string[];
}

/** A text in every language. */
export type AllWords = Readonly<Record<Language, string>>;

/** A text of a template by language; the first one's is always there. */
export type Words = Readonly<Partial<AllWords> & Pick<AllWords, typeof FIRST_LANGUAGE>>;
