import pdfMake from 'pdfmake/build/pdfmake';

import type { ReportData } from '@/domain/reports/report-data';
import type { ReportTemplate } from '@/reporting/report-template';

import { areaTable } from './area-table';
import { closing } from './closing';
import type { DrawSetting, Style } from './draw-setting';
import { FAMILY, installFonts } from './install-fonts';
import { headHeight, PAGE_WIDTHS, pageFoot, pageHead } from './page-frame';
import { drawablePicture } from './pictures';

/** Points; across the page from corner to corner. */
const MARK_SIZE = 64;

/**
 * Draws a report as PDF (spec §4, Report generation; safety.md F1, F6, F9). The same in a worker and in Node. Rejects when the
 * library cannot draw it.
 */
export async function drawReport(
  template: ReportTemplate,
  data: ReportData,
  setting: DrawSetting,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language, withPictures } = setting;
  const style: Style = {
    template,
    pageWidth: PAGE_WIDTHS[template.paper],
    color: template.color === 'brand' ? data.head.laboratoryColor : template.color,
    word: (words) => words[language],
    picture: (stored) => (withPictures && stored !== '' ? drawablePicture(stored) : null),
  };
  const [left, , right, bottom] = template.margins;
  const mark = {
    text: template.texts.preliminaryMark[language],
    color: '#6b7280',
    opacity: 0.12,
    bold: true,
    fontSize: MARK_SIZE,
  };
  installFonts(setting.fonts);
  const buffer = await pdfMake
    .createPdf({
      pageSize: template.paper,
      pageMargins: [left, headHeight(data.head, style), right, bottom],
      defaultStyle: {
        font: FAMILY,
        fontSize: template.fontSizes.text,
        preserveLeadingSpaces: true,
      },
      // The file's title shows in window titles and lists: no patient data there.
      info: { title: data.head.orderNumber },
      ...(data.kind === 'preliminary' && { watermark: mark }),
      header: () => pageHead(data.head, style),
      footer: pageFoot(data.head, style),
      content: [
        ...data.areas.map((area) => areaTable(area, style)),
        ...closing(data, setting.missingAttachments, style),
      ],
    })
    .getBuffer();
  return new Uint8Array(buffer);
}
