import { orMissingPart } from '@/lib/missing-part-error';
import type { MadeReport, ReportJob, SkippedAttachment } from '@/reporting/report-engine';
import type { ReportTemplate } from '@/reporting/report-template';

import { allText } from '@/reporting/builtin/fonts/all-text';
import type {
  AttachmentGaps,
  ComposedReport,
  DrawnReport,
} from '@/reporting/builtin/attachments/compose-with-attachments';
import { drawAttachmentNotes, drawReport } from './draw-report';
import { drawWithoutBrokenPictures } from '@/reporting/builtin/attachments/draw-without-broken-pictures';
import { boxedCharacters } from '@/reporting/builtin/fonts/font-characters';
import { drawablePicture, storedPictures } from './pictures';
import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';

/** A job with what the installation gives. */
export interface FullJob extends Pick<ReportJob, 'data' | 'attachments' | 'merged' | 'language'> {
  readonly template: ReportTemplate;
  readonly fonts: ReportFonts;
  /** The report as another engine drew it: only its attachments are missing. Null: it is drawn here. */
  readonly drawn: Uint8Array<ArrayBuffer> | null;
  /** Attachments given up before: they are named and not looked at. */
  readonly givenUp?: readonly SkippedAttachment[];
}

/** The report with the notes of attachments that are not in it, or not whole. */
async function draw(job: FullJob, { skipped, lessened }: AttachmentGaps): Promise<DrawnReport> {
  const { data, template, fonts, language, drawn } = job;
  const { losses: words } = data.lessened;
  const setting = (withPictures: boolean) => ({
    fonts,
    language,
    missingAttachments: skipped.map(({ name }) => name),
    lessenedAttachments: lessened.map(
      ({ name, losses }) => `${name}: ${losses.map((loss) => words[loss]).join(' · ')}`,
    ),
    withPictures,
  });
  if (drawn === null) {
    return drawWithoutBrokenPictures((withPictures) =>
      drawReport(template, data, setting(withPictures)),
    );
  }
  if (skipped.length + lessened.length === 0) return { pdf: drawn, withoutPictures: false };
  const note = await drawWithoutBrokenPictures((withPictures) =>
    drawAttachmentNotes(template, data, setting(withPictures)),
  );
  const { appendPages } = await orMissingPart(
    import('@/reporting/builtin/attachments/append-attachments'),
  );
  return { pdf: await appendPages(drawn, note.pdf), withoutPictures: false };
}

async function compose(job: FullJob): Promise<ComposedReport> {
  const { givenUp = [] } = job;
  if (job.attachments.length === 0) {
    const gaps = { skipped: givenUp, lessened: [] };
    return { ...(await draw(job, gaps)), ...gaps };
  }
  // Half of the worker's code is for attachments; most orders have none.
  const { composeWithAttachments } = await orMissingPart(
    import('@/reporting/builtin/attachments/compose-with-attachments'),
  );
  return composeWithAttachments(job, (gaps) => draw(job, gaps));
}

/**
 * Draws a report and appends its attachments. What cannot be appended is named in the answer and on a page of the report; a
 * broken picture is left out; the results are never lost. Rejects when the results themselves cannot be
 * drawn, and with `MissingPartError`.
 */
export async function makeReport(job: FullJob): Promise<MadeReport> {
  const { data, fonts } = job;
  const isUndrawable = storedPictures(data).some((one) => drawablePicture(one) === null);
  const made = await compose(job);
  return {
    ...made,
    missingCharacters: boxedCharacters(fonts.regular, allText(data)),
    withoutPictures: made.withoutPictures || isUndrawable,
  };
}
