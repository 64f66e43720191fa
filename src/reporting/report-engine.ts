import type { Language } from '@/domain/base/language';
import type { Attachment, AttachmentLoss } from '@/domain/reports/attachments/attachment';
import type { ReportSetting } from '@/domain/reports/content/build-report-data';
import type { ReportData } from '@/domain/reports/content/report-data';
import type { ReportOrder } from '@/domain/reports/content/report-order';

/** The PDF attachments of a report as a merge server joined them, in the order of the attachments. */
export interface MergedDocuments {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The server's tool adds an empty page to a single file: its last page must go. */
  readonly endsWithBlankPage: boolean;
}

/** What laboratories' own templates need besides. */
export interface TemplateSetting extends ReportSetting {
  /** Dayjs tokens, passed on to templates that format dates themselves. */
  readonly dateFormat: string;
  /** The LIS's texts by their numeric keys. */
  readonly labels: Readonly<Record<string, string>>;
  /** The item of the demographic that chose the template; empty for the general one. */
  readonly templateItem: string;
}

/** One report to make. */
export interface ReportJob {
  readonly data: ReportData;
  readonly attachments: readonly Attachment[];
  /** What a merge server made of the documents among the attachments; null where none was asked or none answered. */
  readonly merged: MergedDocuments | null;
  readonly language: Language;
  /** Base name of the template without extension, such as `reports` or `reports_Sede_01`. */
  readonly template: string;
  /** For readers who need large letters; engines of others' templates do not know it. */
  readonly isLargePrint?: boolean;
  /** Asks for the address of the print link, where only signed ones may be printed. */
  readonly signLink?: (signal?: AbortSignal) => Promise<string>;
  /** What the data were built from, for engines of others' templates, which bind more of it. */
  readonly source: { readonly order: ReportOrder; readonly setting: TemplateSetting };
}

/** Why an attachment is not in the report. */
export type SkipReason =
  | 'empty'
  | 'damaged'
  | 'protected'
  | 'restricted'
  | 'unknown-type'
  | 'picture-kind'
  | 'too-large'
  | 'hidden-layers'
  | 'form-fields'
  | 'other-files'
  | 'several-pages'
  | 'unfinished';

export interface SkippedAttachment {
  readonly name: string;
  readonly reason: SkipReason;
}

/** An attachment whose pages are in the report without something of its file. */
export interface LessenedAttachment {
  readonly name: string;
  readonly losses: readonly AttachmentLoss[];
  /** Its place among the attachments of the job. */
  readonly at: number;
}

/** A finished report with its attachments. */
export interface MadeReport {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** Attachments that are not in it; a page of the report says so as well. */
  readonly skipped: readonly SkippedAttachment[];
  /** Attachments that are in it without all that their files hold; a page of the report says so as well. */
  readonly lessened: readonly LessenedAttachment[];
  /** Characters that the font does not have; they are boxes in the report. */
  readonly missingCharacters: readonly string[];
  /** True when the logo or a signature could not be drawn. */
  readonly withoutPictures: boolean;
  /** True when nobody signed the print link of the template's code. */
  readonly withoutCode?: boolean;
}

/** One way of drawing reports. `make` rejects with `FileError` for a bad installation and `ReportEngineError` for a failure. */
export interface ReportEngine {
  /** Gets ready for a report that may be asked for; rejects as `make` does. */
  warm?(): Promise<void>;
  /** Loads what the first report needs, which on a slow network takes longer than any drawing; rejects as `make` does. */
  prepare?(): Promise<unknown>;
  make(job: ReportJob, signal?: AbortSignal): Promise<MadeReport>;
}

/** What went wrong in the drawing: it broke, or it took too long; or a workbook could not be made. */
export type EngineProblem = 'failed' | 'late' | 'workbook';

/** The report, or the workbook, could not be made. */
export class ReportEngineError extends Error {
  readonly problem: EngineProblem;

  constructor(problem: EngineProblem = 'failed') {
    super(`the report could not be drawn: ${problem}`);
    this.name = 'ReportEngineError';
    this.problem = problem;
  }
}
