import { inTime } from './in-time';
import {
  ReportEngineError,
  type MadeReport,
  type ReportEngine,
  type ReportJob,
} from './report-engine';

/** Milliseconds that the drawing of a report may take: a minute with its attachments, the rest to draw it without them. */
const TIME_LIMIT = 100_000;
/** Milliseconds for what an engine loads before its first report: two megabytes on a slow line. */
const LOAD_LIMIT = 300_000;
const PDF_HEAD = '%PDF-';

function isPdf(pdf: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(pdf.subarray(0, PDF_HEAD.length)) === PDF_HEAD;
}

/**
 * Draws a report, at most a hundred seconds long once the engine is there. Rejects with `ReportEngineError` when that was too short,
 * and when what the engine made is no PDF: such a file never reaches the reader.
 */
export async function drawInTime(
  engine: ReportEngine,
  job: ReportJob,
  signal: AbortSignal,
): Promise<MadeReport> {
  await inTime(async () => engine.prepare?.(), LOAD_LIMIT, signal);
  const made = await inTime((either) => engine.make(job, either), TIME_LIMIT, signal);
  if (!isPdf(made.pdf)) throw new ReportEngineError();
  return made;
}
