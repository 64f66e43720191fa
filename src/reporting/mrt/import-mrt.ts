import { readTemplate, type ColumnField, type ReportTemplate } from '@/reporting/report-template';
import { templateFamilies } from '@/reporting/stimulsoft/scan-template';
import { propertyText, type TemplateNode } from '@/reporting/stimulsoft/template-tree';

import type { HeaderField } from './field-names';
import { gatherFacts, type Gathered } from './facts/gather-facts';
import { countedLeftOut, missedOf, type Missed } from './left-out';
import { madeTemplate } from './made-template';
import type { Fact, FactCode, LeftOut, MrtProblem, Words } from './facts/mrt-facts';
import { readMrtFile } from './read-mrt-file';

/** A template in the built-in schema, made over another one, with what was and was not taken from the file. */
export interface ImportedMrt {
  /** Always one that `readTemplate` takes. */
  readonly template: ReportTemplate;
  readonly taken: readonly Fact[];
  /** What no report may lack and the file has not: it was added. */
  readonly added: {
    readonly columns: readonly ColumnField[];
    readonly header: readonly HeaderField[];
  };
  readonly leftOut: readonly LeftOut[];
  /** The picture that the file brings for its logo, as a data URL or empty: the portal's logo is in its configuration. */
  readonly logoPicture: string;
}

/** Families that the installation's own typeface replaces letter by letter. */
const SAME_TYPEFACE = /^(?:arial|helvetica|liberation sans)$/i;

function foreignFamilies(root: TemplateNode): readonly string[] {
  const { texts, captions } = templateFamilies(root);
  return [...texts, ...captions].filter((family) => !SAME_TYPEFACE.test(family));
}

function lookFacts(found: Gathered, { fontSizes, color }: ReportTemplate): readonly Fact[] {
  const { title, heading, text, small } = fontSizes;
  const sizes = [title, heading, text, small].map(String);
  return [
    ...(Object.keys(found.sizes).length === 0
      ? []
      : [{ code: 'fontSizes' as const, details: sizes }]),
    ...(found.colors.dark.length === 0 ? [] : [{ code: 'color' as const, details: [color] }]),
  ];
}

interface LabelledPart {
  readonly field: string;
  readonly label: Words;
}

/** The labels of what stands in the file. */
function own(parts: readonly LabelledPart[], added: readonly string[] = []): readonly string[] {
  return parts
    .filter(({ field, label }) => label.es !== '' && !added.includes(field))
    .map(({ label }) => label.es);
}

function partFacts(found: Gathered, template: ReportTemplate): readonly Fact[] {
  const { pictures, watermark, lines, header, results, shown } = found;
  const facts: readonly (readonly [FactCode, boolean, readonly string[]])[] = [
    ['logo', pictures.logo !== null, [template.logo.place]],
    ['laboratoryLines', lines.length > 0, lines.map(({ words }) => words.es)],
    ['header', header !== null, own(header?.header ?? [], header?.added)],
    ['columns', results !== null, own(results?.columns ?? [], results?.added)],
    ['qr', pictures.qrSize !== null, []],
    ['signatures', pictures.hasSignatures && shown.show.signatures !== true, []],
    ['watermark', watermark.words !== null, [template.watermark.es]],
    [
      'preliminaryMark',
      'preliminaryMark' in watermark.texts && !('preliminaryMark' in shown.texts),
      [template.texts.preliminaryMark.es],
    ],
  ];
  return facts.flatMap(([code, isThere, details]) => (isThere ? [{ code, details }] : []));
}

function missedBy(root: TemplateNode, found: Gathered): readonly Missed[] {
  const { results, header, shown, foot, lines, pictures, page, watermark, colors, texts } = found;
  const used = [results?.used, header?.used, shown.used, foot.used, lines].flatMap((some) =>
    (some ?? []).map(({ part }) => part),
  );
  const repeated = [...(results?.repeated ?? []), ...(header?.repeated ?? [])];
  const others = new Set([...used, ...pictures.used, ...repeated.map(({ part }) => part)]);
  const styles = new Set(texts.map(({ part }) => propertyText(part.node, 'ComponentStyle')));
  return [
    ...page.leftOut,
    ...(watermark.missed === '' ? [] : [{ code: 'watermark' as const, name: watermark.missed }]),
    ...foreignFamilies(root).map((name) => ({ code: 'typeface' as const, name })),
    ...[...colors.dark.slice(1), ...colors.light].map((color) => ({
      code: 'color' as const,
      name: `#${color}`,
    })),
    ...repeated.map(({ part }) => ({ code: 'repeated' as const, name: part.name })),
    ...missedOf(root, found.report, { texts, used: others, styles }),
  ];
}

/**
 * Takes over what a `.mrt` file of the licensed engine says of its look: paper, margins, sizes, the patient's block, the results'
 * columns, foot, logo, signatures (docs/templates.md, Leaving the licensed engine). Nothing in the file is run, fetched or unpacked,
 * and nothing of it is printed that is not named in `taken`; every part that was not taken is counted in `leftOut`. What the file does
 * not say is as in `base`, the template that is changed.
 *
 * `taken`, `leftOut` and `problem` are codes; the words of `leftOut` are `mrt.leftOut` of `i18n`, by count. `details` and `names` are
 * texts of the file, to be shown as they are. Never throws.
 */
export function importMrt(
  bytes: Uint8Array,
  base: ReportTemplate,
): ImportedMrt | { readonly problem: MrtProblem } {
  const file = readMrtFile(bytes);
  if ('problem' in file) return file;
  const found = gatherFacts(file, base);
  const template = madeTemplate(found, base);
  const read = readTemplate(template);
  if ('problems' in read) return { problem: 'unreadable' };
  const families = foreignFamilies(file.root);
  const typeface: readonly Fact[] =
    families.length === 0 ? [{ code: 'typeface', details: [] }] : [];
  return {
    template: read.template,
    taken: [
      ...found.page.facts,
      ...lookFacts(found, template),
      ...typeface,
      ...partFacts(found, template),
      ...found.shown.facts,
      ...found.foot.facts,
    ],
    added: { columns: found.results?.added ?? [], header: found.header?.added ?? [] },
    leftOut: countedLeftOut(missedBy(file.root, found)),
    logoPicture: found.pictures.logoPicture,
  };
}
