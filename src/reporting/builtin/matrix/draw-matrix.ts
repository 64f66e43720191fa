import pdfMake from 'pdfmake/build/pdfmake';

import type { ReportTemplate } from '@/reporting/report-template';

import {
  QUIET,
  wordsIn,
  type DrawSetting,
  type Style,
} from '@/reporting/builtin/report/draw-setting';
import { FAMILY, installFonts } from '@/reporting/builtin/fonts/install-fonts';
import type { MatrixDocument } from './matrix-document';
import { breakAll } from '@/reporting/builtin/fonts/long-words';
import { matrixPages } from './matrix-pages';
import { matrixTables, PADDING } from './matrix-table';
import { headHeight, pageFoot, pageHead } from '@/reporting/builtin/report/page-frame';
import { textWidth } from '@/reporting/builtin/report/page-size';
import { namedPictures } from '@/reporting/builtin/report/pictures';
import { keepDirections } from '@/reporting/builtin/fonts/right-to-left';

/** Points; A4 on its side. */
const PAGE_WIDTH = 841.89;
const TEST_WIDTH = 148;
/** More columns would break ordinary results over lines. */
const MOST_COLUMNS = 10;
const WIDEST_COLUMN = 90;

/**
 * Draws the combined history as PDF: landscape, newest date first; dates that do not fit beside each other follow on further
 * pages, with tests and heads repeated. The same in a worker and in Node.
 */
export async function drawMatrix(
  template: ReportTemplate,
  { head, sheet, testLabel, notes }: MatrixDocument,
  { fonts, language, withPictures }: Omit<DrawSetting, 'missingAttachments'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const style: Style = {
    template,
    pageWidth: PAGE_WIDTH,
    color: template.color === 'brand' ? head.laboratoryColor : template.color,
    word: (words) => wordsIn(language, words),
    pictures: await namedPictures(withPictures ? [head.laboratoryLogo] : []),
  };
  const [left, , right, bottom] = template.margins;
  const parts = matrixPages(sheet, MOST_COLUMNS);
  const beside = parts[0]?.columns.length ?? 1;
  const space = textWidth(style) - TEST_WIDTH - PADDING * 2;
  const column = Math.min(space / beside - PADDING * 2, WIDEST_COLUMN);
  const setting = { widths: { test: TEST_WIDTH, column }, style };
  installFonts(fonts);
  const buffer = await pdfMake
    .createPdf({
      pageSize: 'A4',
      pageOrientation: 'landscape',
      pageMargins: [left, headHeight(head, style), right, bottom],
      defaultStyle: {
        font: FAMILY,
        fontSize: template.fontSizes.text,
        preserveLeadingSpaces: true,
      },
      // The file's title shows in window titles and lists: no patient data there.
      info: { title: head.title },
      images: { ...style.pictures.images },
      header: () => keepDirections(pageHead(head, style), fonts.regular),
      footer: pageFoot(head, style),
      content: keepDirections(
        [
          ...parts.map((part, at) => ({
            stack: matrixTables(part, testLabel, setting),
            ...(at > 0 && { pageBreak: 'before' }),
          })),
          {
            margin: [0, 8, 0, 0],
            fontSize: template.fontSizes.small,
            color: QUIET,
            stack: notes.map((text) => ({
              text,
              margin: [0, 0, 0, 2],
              ...breakAll(text, textWidth(style), template.fontSizes.small),
            })),
          },
        ],
        fonts.regular,
      ),
    })
    .getBuffer();
  return new Uint8Array(buffer);
}
