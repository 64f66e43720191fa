import type { SkipReason } from '@/reporting/report-engine';

/** An attachment cannot be appended. */
export class UnusableFile extends Error {
  readonly reason: SkipReason;

  constructor(reason: SkipReason) {
    super(reason);
    this.name = 'UnusableFile';
    this.reason = reason;
  }
}
