import { numberReadings } from '@/domain/base/number-readings';
import { childOf, propertyText, type TemplateNode } from '@/reporting/stimulsoft/template-tree';

/** A place on paper in points, from the left and upper edge of the text of its page or band. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A strip of a page, drawn for each row of its source; a page's own components have one too. */
export interface Band {
  /** Such as `PageHeaderBand`; `Page` for what lies on the page itself. */
  readonly kind: string;
  readonly node: TemplateNode;
  readonly page: number;
  /** Its place among the bands of the file. */
  readonly order: number;
}

/** A component that prints something. */
export interface Part {
  /** Such as `Text` or `Image`, without the vendor's prefix. */
  readonly kind: string;
  readonly name: string;
  readonly node: TemplateNode;
  readonly box: Box;
  readonly band: Band;
}

/** The pages of a file with what they print. */
export interface MrtParts {
  readonly pages: readonly TemplateNode[];
  readonly bands: readonly Band[];
  readonly parts: readonly Part[];
}

/** Points of a report's unit; a file that names none counts in centimetres. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['centimeters', 72 / 2.54],
  ['millimeters', 72 / 25.4],
  ['inches', 72],
  ['hundredthsofinch', 0.72],
]);
const CENTIMETRE = 72 / 2.54;

/** A number as designers write it, always with decimals; null for what is none. */
export function numberOf(written: string): number | null {
  return numberReadings(written)[0] ?? null;
}

/** Components that hold others, which are taken for themselves. */
const HOLDERS: ReadonlySet<string> = new Set(['Panel', 'Container', 'Table']);

/** Points of one unit of the report. */
export function unitOf(root: TemplateNode): number {
  return UNITS.get(propertyText(root, 'ReportUnit').toLowerCase()) ?? CENTIMETRE;
}

/** What a component is, JSON and XML alike: `Text` of `StiText`. */
export function kindOf(node: TemplateNode): string {
  return propertyText(node, 'Ident').replace(/^Sti/, '');
}

/** The children of a list, which JSON numbers and XML names. */
export function listed(node: TemplateNode, name: string): readonly TemplateNode[] {
  const list = childOf(node, name);
  return list?.children.filter((child) => child.name !== 'Ident') ?? [];
}

function boxOf(node: TemplateNode, unit: number): Box {
  const [left = 0, top = 0, width = 0, height = 0] = propertyText(node, 'ClientRectangle')
    .split(',')
    .map((written) => (numberOf(written) ?? 0) * unit);
  return { left, top, width, height };
}

/** The pages of a report, with every component in the order of the file. */
export function mrtParts(root: TemplateNode): MrtParts {
  const unit = unitOf(root);
  const pages = listed(root, 'Pages').filter((page) => page.children.length > 0);
  const bands: Band[] = [];
  const parts: Part[] = [];
  const walk = (holder: TemplateNode, band: Band, at: Pick<Box, 'left' | 'top'>): void => {
    for (const node of listed(holder, 'Components')) {
      const kind = kindOf(node);
      const own = boxOf(node, unit);
      const box = { ...own, left: own.left + at.left, top: own.top + at.top };
      if (kind.endsWith('Band') || kind === 'Table') {
        const inner = { kind, node, page: band.page, order: bands.length };
        bands.push(inner);
        walk(node, inner, { left: box.left, top: 0 });
      } else if (HOLDERS.has(kind)) walk(node, band, box);
      else parts.push({ kind, name: propertyText(node, 'Name') || kind, node, box, band });
    }
  };
  for (const [page, node] of pages.entries()) {
    const band = { kind: 'Page', node, page, order: bands.length };
    bands.push(band);
    walk(node, band, { left: 0, top: 0 });
  }
  return { pages, bands, parts };
}
