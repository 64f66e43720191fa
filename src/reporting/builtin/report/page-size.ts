import type { ReportTemplate } from '@/reporting/report-template';

import type { Style } from './draw-setting';

/** Points, upright: width and height. */
const PAGES: Readonly<Record<ReportTemplate['paper'], readonly [number, number]>> = {
  LETTER: [612, 792],
  A4: [595.28, 841.89],
  LEGAL: [612, 1008],
};

/** Width of a template's page in points. */
export function pageWidthOf({ paper, landscape }: ReportTemplate): number {
  return PAGES[paper][landscape ? 1 : 0];
}

/** Height of a template's page in points. */
export function pageHeightOf({ paper, landscape }: ReportTemplate): number {
  return PAGES[paper][landscape ? 0 : 1];
}

/** Width between the side margins, in points. */
export function textWidth({ template, pageWidth }: Style): number {
  const [left, , right] = template.margins;
  return pageWidth - left - right;
}
