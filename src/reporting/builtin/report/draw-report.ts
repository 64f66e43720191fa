import pdfMake from 'pdfmake/build/pdfmake';

import type { ReportData } from '@/domain/reports/report-data';
import type { ReportTemplate } from '@/reporting/report-template';

import { areaTables } from './area-tables';
import { closing, missingNote } from './closing';
import { wordsIn, type Content, type DrawSetting, type Style } from './draw-setting';
import { FAMILY, installFonts } from '@/reporting/builtin/fonts/install-fonts';
import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';
import { headHeight, pageFoot, pageHead, pageWidthOf } from './page-frame';
import { drawablePicture } from './pictures';
import { keepDirections } from '@/reporting/builtin/fonts/right-to-left';

/** Points; across the page from corner to corner. */
const MARK_SIZE = 64;

function styleOf(template: ReportTemplate, data: ReportData, setting: DrawSetting): Style {
  const { language, withPictures } = setting;
  return {
    template,
    pageWidth: pageWidthOf(template),
    color: template.color === 'brand' ? data.head.laboratoryColor : template.color,
    word: (words) => wordsIn(language, words),
    picture: (stored) => (withPictures && stored !== '' ? drawablePicture(stored) : null),
  };
}

/** What stands across every page of a preliminary report and in its file (docs/promises.md F9); nothing for a final one. */
function preliminaryMark({ kind, head }: ReportData, { template, word }: Style) {
  const info = { title: head.orderNumber };
  if (kind === 'final') return { info };
  const watermark = {
    text: word(template.texts.preliminaryMark),
    color: '#6b7280',
    opacity: 0.12,
    bold: true,
    fontSize: MARK_SIZE,
  };
  return { info: { ...info, subject: head.title, keywords: head.title }, watermark };
}

interface DrawnContent {
  readonly content: readonly Content[];
  readonly style: Style;
  readonly font: ReportFonts['regular'];
}

async function draw(data: ReportData, { content, style, font }: DrawnContent) {
  const { template } = style;
  const [left, , right, bottom] = template.margins;
  const definition = {
    pageSize: template.paper,
    pageOrientation: template.landscape ? 'landscape' : 'portrait',
    pageMargins: [left, headHeight(data.head, style), right, bottom],
    defaultStyle: {
      font: FAMILY,
      fontSize: template.fontSizes.text,
      preserveLeadingSpaces: true,
    },
    // The file's title shows in window titles and lists: no patient data there.
    ...preliminaryMark(data, style),
    header: () => keepDirections(pageHead(data.head, style), font),
    footer: pageFoot(data.head, style),
    content: keepDirections(content, font),
  };
  return new Uint8Array(await pdfMake.createPdf(definition).getBuffer());
}

/**
 * Draws a report as PDF (docs/behaviour.md §4, Report generation; docs/promises.md F1, F6, F9). The same in a worker and in
 * Node. Rejects when the library cannot draw it.
 */
export async function drawReport(
  template: ReportTemplate,
  data: ReportData,
  setting: DrawSetting,
): Promise<Uint8Array<ArrayBuffer>> {
  installFonts(setting.fonts);
  const style = styleOf(template, data, setting);
  const content = [
    ...data.areas.map((area) => areaTables(area, style)),
    ...closing(data, setting.missingAttachments, style),
  ];
  return draw(data, { content, style, font: setting.fonts.regular });
}

/** Draws only the note of missing attachments, on pages with the same head, for a report of another engine. */
export async function drawMissingNote(
  template: ReportTemplate,
  data: ReportData,
  setting: DrawSetting,
): Promise<Uint8Array<ArrayBuffer>> {
  installFonts(setting.fonts);
  const style = styleOf(template, data, setting);
  const content = [missingNote(setting.missingAttachments, style)];
  return draw(data, { content, style, font: setting.fonts.regular });
}
