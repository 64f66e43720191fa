import type { ReportData } from '@/domain/reports/content/report-data';

import type { Node, Style } from './draw-setting';

/**
 * How many results are outside their reference values, by the same marks as beside each of them. A mark that could not be read
 * is not counted. Nothing where there are none: paper does not say that all is well.
 */
export function summaryLine({ areas }: ReportData, { template, word }: Style): readonly Node[] {
  const rows = areas.flatMap(({ profiles }) => profiles.flatMap((profile) => profile.rows));
  const count = rows.filter(({ isOutside }) => isOutside).length;
  if (!template.show.summary || count === 0) return [];
  const { summary, summaryOne } = template.texts;
  const text = word(count === 1 ? summaryOne : summary).replace('{count}', () => String(count));
  return [{ text, bold: true, margin: [0, 0, 0, 6] }];
}
