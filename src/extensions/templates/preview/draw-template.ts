import type { Language } from '@/domain/base/language';
import type { ReportData } from '@/domain/reports/content/report-data';
import { inTime } from '@/reporting/in-time';
import type { MadeReport } from '@/reporting/report-engine';
import type { ReportTemplate } from '@/reporting/report-template';

import { drawInWorker } from '@/reporting/builtin/draw-in-worker';
import { loadTypeface } from '@/reporting/builtin/load-paper';

/** Milliseconds for a drawing that somebody looks at while typing: what takes longer is wrong. */
const TIME_LIMIT = 60_000;

/** A report and the template to try on it. */
export interface TemplateTrial {
  readonly template: ReportTemplate;
  readonly data: ReportData;
  readonly language: Language;
}

/**
 * Draws a report without its attachments by a template that is installed nowhere yet, by the same worker as every report. Rejects
 * as `ReportEngine.make` does, with `ReportEngineError` after a minute, and when the signal aborts.
 */
export function drawTemplate(
  { template, data, language }: TemplateTrial,
  signal: AbortSignal,
): Promise<MadeReport> {
  const draw = async (either: AbortSignal) => {
    const fonts = await loadTypeface([template, data], either);
    const job = { data, template, language, fonts, attachments: [], merged: null, drawn: null };
    return drawInWorker(job, either);
  };
  return inTime(draw, TIME_LIMIT, signal);
}
