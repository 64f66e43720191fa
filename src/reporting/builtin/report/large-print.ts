import type { ReportTemplate } from '@/reporting/report-template';

import { pageWidthOf } from './page-size';

/** Points that large print has at least, as the associations of people with low vision ask for. */
const LARGE = 14;
/** The largest letters that a template may have. */
const LARGEST = 24;
/** Points at the sides: the room goes to the letters. */
const SIDE = 28;
/** Points that a column without a width keeps. */
const LEAST_REST = 150;

/**
 * A laboratory's template for readers who need large letters: everything that it shows, across the sheet, so that numbers and units
 * stay whole. The letters of the text have 14 points, all others grow by as much.
 */
export function inLargePrint(template: ReportTemplate): ReportTemplate {
  const { fontSizes, margins, columns } = template;
  const growth = Math.max(1, LARGE / fontSizes.text);
  const large = (size: number) => Math.min(size * growth, LARGEST);
  const [left, top, right, bottom] = margins;
  const wide: ReportTemplate = {
    ...template,
    landscape: true,
    margins: [Math.min(left, SIDE), top, Math.min(right, SIDE), bottom * growth],
    fontSizes: {
      title: large(fontSizes.title),
      heading: large(fontSizes.heading),
      text: large(fontSizes.text),
      small: large(fontSizes.small),
    },
  };
  const widths = columns.flatMap(({ width }) => (width === '*' ? [] : [width]));
  const fixed = widths.reduce((sum, width) => sum + width, 0);
  const rest = (columns.length - widths.length) * LEAST_REST;
  const room = pageWidthOf(wide) - wide.margins[0] - wide.margins[2] - rest;
  const stretch = Math.min(growth, Math.max(1, room / fixed));
  return {
    ...wide,
    columns: columns.map((column) => ({
      ...column,
      width: column.width === '*' ? '*' : column.width * stretch,
    })),
  };
}
