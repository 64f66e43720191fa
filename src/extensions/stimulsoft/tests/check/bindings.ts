import { EXPRESSION } from '@/extensions/stimulsoft/expressions';
import {
  columnsOfPath,
  namedSources,
  templateTexts,
  type NamedSources,
} from '@/extensions/stimulsoft/printed-columns';
import {
  allNodes,
  childOf,
  propertyText,
  type TemplateNode,
} from '@/extensions/stimulsoft/template-tree';

/** What a template does with the columns of the data, as `table.column` in lower case. */
export interface Bindings {
  /** Those that it may print; what is only asked is not among them. */
  readonly bound: ReadonlySet<string>;
  /** Those that it prints for every row, whatever the row says. */
  readonly sure: ReadonlySet<string>;
}

/** Where a component stands. */
export interface Place {
  /** It, or what it stands in, is hidden by a condition, a filter or on some pages. */
  readonly isConditional: boolean;
  /** The engine's class of the band; empty outside of bands. */
  readonly band: string;
  /** The table of a data band. */
  readonly table: string;
}

/** Bands that are there whatever the data. */
const ALWAYS = /^(?:Sti)?(?:PageHeader|PageFooter|ReportTitle|ReportSummary)Band$/;
const DATA_BAND = /^(?:Sti)?DataBand$/;
const LISTS =
  /^order_(?:resulttest|listfirm|comments|imagetest|testpending|alldemographics|patient_diagnostic)/;
const BARE = /^\s*(?:Trim\(\s*)?([\p{L}_][\p{L}\p{N}_]*\.[\p{L}_][\p{L}\p{N}_]*)\s*\)?\s*$/iu;

/** True for what a condition, a filter or the kind of page may hide; conditions that only colour hide nothing. */
export function mayHide(node: TemplateNode): boolean {
  const conditions = childOf(node, 'Conditions')?.children ?? [];
  return (
    // In XML a condition is one text.
    conditions.some((one) => one.text !== '' || propertyText(one, 'Enabled') === 'false') ||
    (childOf(node, 'Filters')?.children.length ?? 0) > 0 ||
    !['', 'AllPages'].includes(propertyText(node, 'PrintOn'))
  );
}

/** The column of an expression that is a column and nothing else; undefined for any other one. */
export function bareColumn(inner: string, sources: NamedSources): string | undefined {
  const path = BARE.exec(inner)?.[1];
  return path === undefined ? undefined : columnsOfPath(path, sources)[0];
}

/** Every part of a template's pages by its place; those that are switched off are not among them. */
export function placesIn(root: TemplateNode): ReadonlyMap<TemplateNode, Place> {
  const sources = namedSources(root);
  // Pages that a sub-report draws, where it draws any.
  const drawn = allNodes(root)
    .filter(({ name }) => /^subreportpage(?:guid)?$/i.test(name))
    .map(({ text }) => text);
  const places = new Map<TemplateNode, Place>();
  const walk = (node: TemplateNode, above: Place): void => {
    if (propertyText(node, 'Enabled').toLowerCase() === 'false') return;
    const ident = propertyText(node, 'Ident');
    const source = propertyText(node, 'DataSourceName').toLowerCase();
    const isDrawn = ['Name', 'Guid'].some((key) => drawn.includes(propertyText(node, key)));
    const isConditional = above.isConditional || isDrawn || mayHide(node);
    const isBand = ident.endsWith('Band');
    const place = isBand
      ? { isConditional, band: ident, table: sources.get(source)?.table ?? source }
      : { ...above, isConditional };
    places.set(node, place);
    for (const child of node.children) walk(child, place);
  };
  const pages = childOf(root, 'Pages');
  if (pages !== undefined) walk(pages, { isConditional: false, band: '', table: '' });
  return places;
}

function isSure(column: string, { isConditional, band, table }: Place): boolean {
  if (isConditional) return false;
  const [own = ''] = column.split('.');
  return LISTS.test(own) ? DATA_BAND.test(band) && own === table : band === '' || ALWAYS.test(band);
}

/** The tables that a path through a relation may end in; none where the dictionary has no such relation. */
function relatedTables(root: TemplateNode, relation: string, sources: NamedSources) {
  const dictionary = childOf(root, 'Dictionary');
  const relations = (dictionary && childOf(dictionary, 'Relations')?.children) ?? [];
  return relations
    .filter((node) =>
      ['Name', 'NameInSource'].some((key) => propertyText(node, key).toLowerCase() === relation),
    )
    .flatMap((node) => ['ParentSource', 'ChildSource'].map((key) => propertyText(node, key)))
    .map((name) => sources.get(name.toLowerCase())?.table ?? name.toLowerCase());
}

/** What a template prints, and what it prints for certain. */
export function bindingsOf(root: TemplateNode): Bindings {
  const sources = namedSources(root);
  const places = placesIn(root);
  const texts = templateTexts(root).filter(({ node }) => places.has(node));
  const bound = texts.flatMap(({ columns }) =>
    columns
      .filter(({ use }) => use !== 'asked')
      .flatMap(({ column, path }) => {
        if (!column.startsWith('*.')) return [column];
        const relation = path.split('.').at(-2) ?? '';
        return relatedTables(root, relation, sources).map((table) => `${table}${column.slice(1)}`);
      }),
  );
  const sure = texts.flatMap(({ node, text }) => {
    const place = places.get(node);
    return [...text.matchAll(EXPRESSION)]
      .map(([, inner = '']) => bareColumn(inner, sources))
      .filter((column) => column !== undefined)
      .filter((column) => place !== undefined && isSure(column, place));
  });
  return { bound: new Set(bound), sure: new Set(sure) };
}
