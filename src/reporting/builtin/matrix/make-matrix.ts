import type { Language } from '@/domain/base/language';
import type { MadeReport } from '@/reporting/report-engine';
import type { ReportTemplate } from '@/reporting/report-template';

import { allText } from '@/reporting/builtin/fonts/all-text';
import { drawMatrix } from './draw-matrix';
import { drawWithoutBrokenPictures } from '@/reporting/builtin/attachments/draw-without-broken-pictures';
import { boxedCharacters } from '@/reporting/builtin/fonts/font-characters';
import type { MatrixDocument } from './matrix-document';
import { drawablePicture } from '@/reporting/builtin/report/pictures';
import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';

/** One combined history to draw. */
export interface MatrixJob {
  readonly matrix: MatrixDocument;
  readonly language: Language;
}

/** A job with what the installation gives. */
export interface FullMatrixJob extends MatrixJob {
  readonly template: ReportTemplate;
  readonly fonts: ReportFonts;
}

/** Draws the combined history. Rejects when it cannot be drawn; a broken logo is left out. */
export async function makeMatrix({
  matrix,
  language,
  template,
  fonts,
}: FullMatrixJob): Promise<MadeReport> {
  const drawn = await drawWithoutBrokenPictures((withPictures) =>
    drawMatrix(template, matrix, { fonts, language, withPictures }),
  );
  const { laboratoryLogo } = matrix.head;
  const isUndrawable = laboratoryLogo !== '' && drawablePicture(laboratoryLogo) === null;
  return {
    pdf: drawn.pdf,
    skipped: [],
    lessened: [],
    missingCharacters: boxedCharacters(fonts.regular, allText(matrix)),
    withoutPictures: drawn.withoutPictures || isUndrawable,
  };
}
