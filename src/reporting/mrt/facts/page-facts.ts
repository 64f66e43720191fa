import type { ReportTemplate } from '@/reporting/report-template';
import { childOf, propertyText, type TemplateNode } from '@/reporting/stimulsoft/template-tree';

import type { Fact, LeftOutCode } from './mrt-facts';
import { numberOf } from '@/reporting/mrt/mrt-parts';

type Paper = ReportTemplate['paper'];
type Margins = ReportTemplate['margins'];

/** A page's paper and margins, where the new template can have them. */
export interface PageFacts {
  readonly settings: Partial<Pick<ReportTemplate, 'paper' | 'landscape' | 'margins'>>;
  readonly facts: readonly Fact[];
  /** Between the file's own margins, in points; null when it does not say. */
  readonly room: number | null;
  readonly leftOut: readonly { readonly code: LeftOutCode; readonly name: string }[];
}

/** Points, upright. */
const SIZES: Readonly<Record<Paper, readonly [number, number]>> = {
  LETTER: [612, 792],
  A4: [595.28, 841.89],
  LEGAL: [612, 1008],
};
const PAPERS: readonly Paper[] = ['LETTER', 'A4', 'LEGAL'];
/** Points by which a size may differ and be the same paper. */
const TOLERANCE = 10;
/** Printers leave out what lies nearer to the edge, in points. */
const LEAST_MARGIN = 14;
const WIDEST_MARGIN = 200;
/** Of the page's width, that the results have at least. */
const LEAST_ROOM = 0.6;

function pageSize(page: TemplateNode, unit: number): readonly [number, number] {
  const [width, height] = ['PageWidth', 'PageHeight'].map(
    (name) => (numberOf(propertyText(page, name)) ?? 0) * unit,
  );
  return [width ?? 0, height ?? 0];
}

function paperOf(page: TemplateNode, unit: number): Paper | null {
  const name = propertyText(page, 'PaperSize').toUpperCase();
  const named = PAPERS.find((paper) => paper === name);
  if (named !== undefined) return named;
  const [short = 0, long = 0] = pageSize(page, unit).toSorted((one, other) => one - other);
  const isNear = (one: number, other: number) => Math.abs(one - other) <= TOLERANCE;
  const found = PAPERS.find(
    (paper) => isNear(SIZES[paper][0], short) && isNear(SIZES[paper][1], long),
  );
  return found ?? null;
}

function isLandscape(page: TemplateNode, unit: number): boolean {
  const orientation = propertyText(page, 'Orientation').toLowerCase();
  const [width, height] = pageSize(page, unit);
  return orientation === 'landscape' || (orientation === '' && width > height);
}

/** Left, top, right and bottom in points: JSON names them, XML writes left, right, top and bottom. */
function marginsOf(page: TemplateNode, unit: number): Margins | null {
  const margins = childOf(page, 'Margins');
  if (margins === undefined) return null;
  const [left, right, top, bottom] = margins.text.split(',');
  const sides =
    margins.text === ''
      ? ['Left', 'Top', 'Right', 'Bottom'].map((side) => propertyText(margins, side))
      : [left, top, right, bottom];
  const points = sides.flatMap((side = '') => numberOf(side) ?? []);
  if (points.length < 4 || points.some((one) => one < 0)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = points.map((one) =>
    Math.round(Math.min(WIDEST_MARGIN, Math.max(LEAST_MARGIN, one * unit))),
  );
  return [a, b, c, d];
}

/** The width of the file's own text; null when it says nothing of its page, or what cannot be. */
function ownRoom(page: TemplateNode, unit: number, margins: Margins | null): number | null {
  const [left = 0, , right = 0] = margins ?? [];
  const room = pageSize(page, unit)[0] - left - right;
  return room >= 72 ? room : null;
}

/** Reads paper, orientation and margins of a file's first page; `unit` is in points. */
export function pageFacts(page: TemplateNode, unit: number, base: ReportTemplate): PageFacts {
  const paper = paperOf(page, unit);
  const landscape = isLandscape(page, unit);
  const margins = marginsOf(page, unit);
  const pageWidth = SIZES[paper ?? base.paper][landscape ? 1 : 0];
  const isRoomy = margins !== null && pageWidth - margins[0] - margins[2] >= pageWidth * LEAST_ROOM;
  const size = propertyText(page, 'PaperSize');
  const hasSize = size !== '' || pageSize(page, unit).some((side) => side > 0);
  return {
    settings: {
      ...(paper !== null && { paper }),
      landscape,
      ...(isRoomy && { margins }),
    },
    facts: [
      ...(paper === null ? [] : [{ code: 'paper' as const, details: [paper] }]),
      ...(landscape ? [{ code: 'landscape' as const, details: [] }] : []),
      ...(isRoomy ? [{ code: 'margins' as const, details: margins.map(String) }] : []),
    ],
    room: ownRoom(page, unit, margins),
    leftOut: [
      ...(paper === null && hasSize ? [{ code: 'paper' as const, name: size }] : []),
      ...(margins !== null && !isRoomy
        ? [{ code: 'margins' as const, name: margins.join(', ') }]
        : []),
    ],
  };
}
