import type { ReportTemplate } from '@/reporting/report-template';

import type { ColumnFacts } from './facts/column-facts';
import { fitColumns } from './fit-columns';
import type { Gathered } from './facts/gather-facts';
import { ordered } from './facts/look-facts';
import { freeWords } from './own-words';

/** Points above and below the lines of a page's foot. */
const FOOT_SPACE = 18;
const LINE = 1.25;
const WIDEST_MARGIN = 200;

/** The foot stands within the lower margin here; the vendor's margins begin below it. */
function withFoot(template: ReportTemplate): ReportTemplate {
  const [left, top, right, bottom] = template.margins;
  const foot = (template.footer.length + 1) * template.fontSizes.small * LINE + FOOT_SPACE;
  const margin = Math.min(WIDEST_MARGIN, Math.round(Math.max(bottom, foot)));
  return { ...template, margins: [left, top, right, margin] };
}

/** The file's columns on the new template's paper. */
function fittedColumns(
  { columns }: ColumnFacts,
  { room, scale }: Gathered,
  fontSize: number,
): ReportTemplate['columns'] {
  const scaled = columns.map((column) => ({
    ...column,
    width: column.width === '*' ? column.width : column.width * scale,
  }));
  return fitColumns(scaled, room, fontSize);
}

/** The template of what was gathered; what the file does not say is as in `base`. */
export function madeTemplate(found: Gathered, base: ReportTemplate): ReportTemplate {
  const { shown, foot, pictures, watermark, results, header, lines } = found;
  const fontSizes = ordered({ ...base.fontSizes, ...found.sizes });
  const [color] = found.colors.dark;
  const signs = pictures.hasSignatures ? { signatures: true } : {};
  return withFoot({
    ...found.paper,
    fontSizes,
    columns: results === null ? base.columns : fittedColumns(results, found, fontSizes.text),
    header: header === null ? base.header : [...header.header],
    laboratoryLines:
      lines.length === 0 ? base.laboratoryLines : lines.map(({ words }) => freeWords(words)),
    footer: foot.footer.length === 0 ? base.footer : [...foot.footer],
    logo: pictures.logo ?? base.logo,
    watermark: watermark.words ?? base.watermark,
    color: color === undefined ? base.color : `#${color}`,
    onePagePerArea: shown.onePagePerArea || base.onePagePerArea,
    signaturesPerRow: shown.signaturesPerRow ?? base.signaturesPerRow,
    show: { ...base.show, ...shown.show, ...signs },
    qr: pictures.qrSize === null ? base.qr : { ...base.qr, show: true, size: pictures.qrSize },
    texts: { ...base.texts, ...watermark.texts, ...shown.texts, ...foot.texts },
  });
}
