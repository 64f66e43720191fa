import { legacyScalar } from '@/domain/reports/legacy/legacy-values';
import { namedSources, printedColumn } from '@/reporting/stimulsoft/printed-columns';
import { allNodes, propertyText, readTemplateFile } from '@/reporting/stimulsoft/template-tree';

import { fakeEngine } from '../fake-vendor';
import type { GivenTables } from '../vendor-messages';
import type { CheckedEngine } from './check-site';

const EXPRESSION = /\{((?:"[^"]*"|[^{}"])*)\}/g;
const PATH = /[a-z_]\w*(?:\.[a-z_]\w*)+/gi;
const WORDS = /"([^"]*)"/g;
/** The condition that keeps the word for a preliminary report from a final one. */
const ONLY_PRELIMINARY = 'variables.typeprint != "4"';

/** A text that reads tags: they go, and a bare `<` takes all that follows. */
function withoutTags(text: string): string {
  return text
    .replaceAll(/<[^>]*>?/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** All that a template prints of its tables, in the order of its texts, as one page; no rule of layout is imitated. */
export function printedPage(template: string, tables: GivenTables): string {
  const root = readTemplateFile(template)?.root;
  if (root === undefined) return '';
  const sources = namedSources(root);
  const known = new Map(
    [...tables].map(([name, { columns, rows }]) => {
      const places = columns.map(([column], at) => [column.toLowerCase(), at] as const);
      return [name.toLowerCase(), { places: new Map(places), rows }];
    }),
  );
  const rowsOfTable = (name = '') => known.get(name)?.rows ?? [];
  const cellOf = (path: string, row: number): string => {
    const [source = '', column = ''] = printedColumn(path, sources).split('.');
    const rows = rowsOfTable(source);
    // A table of one row stands beside every row of the others.
    const cells = rows.length === 1 ? rows[0] : rows[row];
    return String(legacyScalar(cells?.[known.get(source)?.places.get(column) ?? -1]) ?? '');
  };
  const valueOf = (inner: string, row: number): string => {
    const paths = inner.replaceAll(WORDS, '').match(PATH) ?? [];
    const words = [...inner.matchAll(WORDS)].at(-1)?.[1] ?? '';
    return paths.map((path) => cellOf(path, row)).join(' ') + words;
  };
  const rowsOf = (text: string): number => {
    const found = (text.match(PATH) ?? []).map((path) => printedColumn(path, sources).split('.'));
    return Math.max(1, ...found.map(([name]) => rowsOfTable(name).length));
  };
  const isFinal = cellOf('variables.typeprint', 0) !== '4';
  const texts = allNodes(root).flatMap((node) => {
    const text = propertyText(node, 'Text');
    const hidden = allNodes(node).some((one) => one.text === ONLY_PRELIMINARY);
    if (text === '' || (hidden && isFinal)) return [];
    const readsTags = propertyText(node, 'AllowHtmlTags').toLowerCase() === 'true';
    return Array.from({ length: rowsOf(text) }, (_, row) => {
      const printed = text.replaceAll(EXPRESSION, (_whole, inner: string) => valueOf(inner, row));
      return readsTags ? withoutTags(printed) : printed;
    });
  });
  return texts.join('\n');
}

/** The stand-in for the licensed engine: its refusals are those that were seen of the real one, its page is no layout. */
export function standIn(): CheckedEngine {
  const engine = fakeEngine();
  return {
    vendor: engine.vendor,
    pages: () => Promise.resolve([printedPage(engine.loaded.at(-1) ?? '', engine.tables)]),
  };
}
