import { inTime } from '@/reporting/in-time';
import { ReportEngineError, type MadeReport } from '@/reporting/report-engine';

import { drawInWorker } from '@/reporting/builtin/draw-in-worker';
import type { FullJob } from '@/reporting/builtin/report/make-report';

/** Milliseconds for a report with its attachments; the rest of a drawing's time is for the report alone. */
const TIME_LIMIT = 60_000;

function attachmentName({ name, extension }: FullJob['attachments'][number]): string {
  return name || extension;
}

/**
 * Draws a report with its attachments. Where they take too long or their worker breaks, the report is drawn without them and names
 * every one: an attachment never costs the results. Rejects with `ReportEngineError` when the results cannot be drawn either.
 */
export async function drawWithAttachments(
  job: FullJob,
  signal: AbortSignal = new AbortController().signal,
  limit = TIME_LIMIT,
): Promise<MadeReport> {
  if (job.attachments.length === 0) return drawInWorker(job, signal);
  try {
    return await inTime((either) => drawInWorker(job, either), limit, signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof ReportEngineError)) throw error;
    const givenUp = job.attachments.map((attachment) => ({
      name: attachmentName(attachment),
      reason: 'unfinished' as const,
    }));
    return drawInWorker({ ...job, attachments: [], merged: null, givenUp }, signal);
  }
}
