import type { ReportTemplate } from '@/reporting/report-template';
import type { MadeReport, ReportJob } from '@/reporting/report-engine';

import { allText } from './all-text';
import type { ComposedReport, DrawnReport } from './compose-with-attachments';
import { drawReport } from './draw-report';
import { drawWithoutBrokenPictures } from './draw-without-broken-pictures';
import { missingCharacters } from './font-characters';
import { drawablePicture } from './pictures';
import type { ReportFonts } from './report-fonts';

/** A job with what the installation gives. */
export interface FullJob extends ReportJob {
  readonly template: ReportTemplate;
  readonly fonts: ReportFonts;
}

function draw(
  { data, template, fonts, language }: FullJob,
  missing: readonly string[],
): Promise<DrawnReport> {
  return drawWithoutBrokenPictures((withPictures) =>
    drawReport(template, data, { fonts, language, missingAttachments: missing, withPictures }),
  );
}

async function compose(job: FullJob): Promise<ComposedReport> {
  const { attachments } = job;
  if (attachments.length === 0) return { ...(await draw(job, [])), skipped: [] };
  // Half of the worker's code is for attachments; most orders have none.
  const { composeWithAttachments } = await import('./compose-with-attachments');
  return composeWithAttachments(attachments, (missing) => draw(job, missing));
}

/**
 * Draws a report and appends its attachments. What cannot be appended is named in the answer and on a page of the report; a broken
 * picture is left out; the results are never lost (safety.md D11). Rejects when the results themselves cannot be drawn.
 */
export async function makeReport(job: FullJob): Promise<MadeReport> {
  const { data, fonts } = job;
  const pictures = [data.head.laboratoryLogo, ...data.signatures.map(({ picture }) => picture)];
  const isUndrawable = pictures.some((one) => one !== '' && drawablePicture(one) === null);
  const made = await compose(job);
  return {
    ...made,
    missingCharacters: missingCharacters(fonts.regular, allText(data)),
    withoutPictures: made.withoutPictures || isUndrawable,
  };
}
