import { grouped } from '@/domain/base/grouped';
import { legacyScalar } from '@/extensions/stimulsoft/legacy/legacy-columns';
import { referencesIn } from '@/extensions/stimulsoft/expressions';
import { columnsOfPath, namedSources } from '@/extensions/stimulsoft/printed-columns';
import {
  allNodes,
  childOf,
  propertyText,
  readTemplateFile,
  type TemplateNode,
} from '@/extensions/stimulsoft/template-tree';

import { fakeEngine } from '@/extensions/stimulsoft/tests/unit/fake-vendor';
import type { GivenTables } from '@/extensions/stimulsoft/tests/unit/vendor-messages';
import type { CheckedEngine } from './check-site';

const PARAMETER = /this\["([^"]*)"\]/g;
const PART = /^Substring\((.*), (\d+), (\d+)\)$/;
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

/** All that a template prints of its tables, row by row as bands do, as one page; no rule of layout is imitated. */
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
    const [source = '', column = ''] = (columnsOfPath(path, sources)[0] ?? '').split('.');
    const rows = rowsOfTable(source);
    // A table of one row stands beside every row of the others.
    const cells = rows.length === 1 ? rows[0] : rows[row];
    return String(legacyScalar(cells?.[known.get(source)?.places.get(column) ?? -1]) ?? '');
  };
  const parameters = new Map(
    allNodes(root)
      .flatMap((node) => childOf(node, 'Parameters')?.children ?? [])
      .map((node) => [propertyText(node, 'Name'), propertyText(node, 'Expression')]),
  );
  const textOf = (node: TemplateNode) =>
    propertyText(node, 'Text').replaceAll(
      PARAMETER,
      (_, name: string) => parameters.get(name) ?? '',
    );
  const valueOf = (inner: string, row: number): string => {
    const [, whole, from, count] = PART.exec(inner) ?? [];
    if (whole !== undefined)
      return valueOf(whole, row).slice(Number(from), Number(from) + Number(count));
    const paths = referencesIn(inner)
      .filter(({ use }) => use !== 'asked')
      .map(({ path }) => path)
      .filter((path) => path.includes('.'));
    const words = [...inner.matchAll(WORDS)].at(-1)?.[1] ?? '';
    return paths.map((path) => cellOf(path, row)).join(' ') + words;
  };
  /** The table whose rows a text is printed for, the one with most of them. */
  const tableOf = (text: string): string => {
    const paths = (text.match(PATH) ?? []).flatMap((path) => columnsOfPath(path, sources));
    const names = paths.map((path) => path.split('.')[0] ?? '');
    const [most = ''] = names.toSorted(
      (one, other) => rowsOfTable(other).length - rowsOfTable(one).length,
    );
    return most;
  };
  const isFinal = cellOf('variables.typeprint', 0) !== '4';
  const nodes = allNodes(root).filter((node) => {
    const hidden = allNodes(node).some((one) => one.text === ONLY_PRELIMINARY);
    return propertyText(node, 'Text') !== '' && !(hidden && isFinal);
  });
  const bands = grouped(nodes, (node) => tableOf(textOf(node)));
  const texts = [...bands].flatMap(([table, printed]) =>
    Array.from({ length: Math.max(1, rowsOfTable(table).length) }, (_, row) =>
      printed.map((node) => {
        const filled = textOf(node).replaceAll(EXPRESSION, (_whole, inner: string) =>
          valueOf(inner, row),
        );
        const readsTags = propertyText(node, 'AllowHtmlTags').toLowerCase() === 'true';
        return readsTags ? withoutTags(filled) : filled;
      }),
    ).flat(),
  );
  return texts.join('\n');
}

/** The stand-in for the licensed engine: its refusals are those that were seen of the real one, its page is no layout. */
export function standIn(): CheckedEngine {
  const engine = fakeEngine();
  return {
    vendor: engine.vendor,
    version: '2026.3.4',
    pages: () => Promise.resolve([[printedPage(engine.loaded.at(-1) ?? '', engine.tables)]]),
  };
}
