import { pageWidthOf } from '@/reporting/builtin/report/page-size';
import type { ReportTemplate } from '@/reporting/report-template';
import { namedSources, type NamedSources } from '@/reporting/stimulsoft/printed-columns';
import { propertyText } from '@/reporting/stimulsoft/template-tree';

import { boundText, type BoundText } from '@/reporting/mrt/bound-text';
import { columnFacts, resultsBands } from './column-facts';
import { footFacts } from './foot-facts';
import { headerFacts } from './header-facts';
import { laboratoryLines } from '@/reporting/mrt/laboratory-lines';
import { colorsOf, fontSizesOf, stylesOf } from './look-facts';
import { mrtParts, unitOf, type MrtParts } from '@/reporting/mrt/mrt-parts';
import { pageFacts } from './page-facts';
import type { MrtFile } from '@/reporting/mrt/read-mrt-file';
import { pictureFacts } from './picture-facts';
import { shownFacts } from './shown-facts';
import { watermarkOf } from './watermark-facts';

function textsOf({ parts }: MrtParts, sources: NamedSources): readonly BoundText[] {
  return parts
    .filter(({ kind }) => kind === 'Text' || kind === 'TableCell')
    .map((part) => boundText(part, propertyText(part.node, 'Text'), sources));
}

/**
 * All that a file tells of its report, each text for one thing: the patient's block first, whose labels might pass for heads of
 * columns, then the results, the other parts, and what is left for the foot and the laboratory's lines.
 */
export function gatherFacts({ root, first }: MrtFile, base: ReportTemplate) {
  const report = mrtParts(root);
  const sources = namedSources(root);
  const texts = textsOf(report, sources);
  const styles = stylesOf(root);
  const page = pageFacts(first, unitOf(root), base);
  const paper = { ...base, ...page.settings };
  const room = pageWidthOf(paper) - paper.margins[0] - paper.margins[2];
  const without = (some: readonly BoundText[], used: Iterable<BoundText> = []) => {
    const gone = new Set(used);
    return some.filter((text) => !gone.has(text));
  };

  const inResults = new Set(resultsBands(texts));
  const header = headerFacts(texts.filter(({ part }) => !inResults.has(part.band)));
  const others = without(texts, header?.used);
  const results = columnFacts(others, base);
  const besides = without(others, results?.used);
  const shown = shownFacts(besides, report.bands);
  const rest = without(besides, shown.used);
  const foot = footFacts(rest);
  const lines = laboratoryLines(without(rest, foot.used));
  return {
    report,
    texts,
    paper,
    room,
    /** Of the new template to the file's own, across the page. */
    scale: page.room === null ? 1 : room / page.room,
    page,
    results,
    header,
    shown,
    foot,
    lines,
    pictures: pictureFacts(report.parts, sources, page.room ?? room),
    watermark: watermarkOf(first, sources),
    sizes: fontSizesOf(texts, results, styles),
    colors: colorsOf(texts, report.bands, styles),
  };
}

export type Gathered = ReturnType<typeof gatherFacts>;
