import type { Attachment } from '@/domain/reports/attachment';
import type { ReportData } from '@/domain/reports/report-data';

/** One report to make. */
export interface ReportJob {
  readonly data: ReportData;
  readonly attachments: readonly Attachment[];
  readonly language: 'es' | 'en';
}

/** Why an attachment is not in the report. */
export type SkipReason = 'empty' | 'damaged' | 'protected' | 'unknown-type';

export interface SkippedAttachment {
  readonly name: string;
  readonly reason: SkipReason;
}

/** A finished report with its attachments. */
export interface MadeReport {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** Attachments that are not in it; a page of the report says so as well. */
  readonly skipped: readonly SkippedAttachment[];
  /** Characters that the font does not have; they are boxes in the report. */
  readonly missingCharacters: readonly string[];
  /** True when the logo or a signature could not be drawn. */
  readonly withoutPictures: boolean;
}

/** One way of drawing reports. `make` rejects with `FileError` for a bad installation and `ReportEngineError` for a failure. */
export interface ReportEngine {
  make(job: ReportJob, signal?: AbortSignal): Promise<MadeReport>;
}

/** The report could not be drawn. */
export class ReportEngineError extends Error {
  constructor() {
    super('the report could not be drawn');
    this.name = 'ReportEngineError';
  }
}
