import { EXPRESSION, joinedUse, referencesIn, type Reference, type Use } from './expressions';
import { allNodes, childOf, propertyText, type TemplateNode } from './template-tree';

/** Which columns of the data a template prints, as `table.column` in lower case; `*.column` where the table is not named. */
export interface PrintedColumns {
  /** In texts that read HTML tags. */
  readonly html: ReadonlySet<string>;
  /** In all other texts. */
  readonly plain: ReadonlySet<string>;
}

/** Paths in what is no expression. */
const LOOSE = /(?<![\p{L}\p{N}_])[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+/gu;

/** What a template calls a table and its columns, all in lower case. */
interface NamedSource {
  readonly table: string;
  /** The data's own names by the template's. */
  readonly columns: ReadonlyMap<string, string>;
}

export type NamedSources = ReadonlyMap<string, NamedSource>;

/** A name as expressions spell it: the engine puts a letter before one that begins with a digit, `0557` is `Labels.n0557`. */
function spelled(name: string): string {
  return /^\d/.test(name) ? `n${name}` : name;
}

/** The tables behind the template's names for them, such as `order_resultTest` behind `FuentedeDatos`. */
export function namedSources(root: TemplateNode): NamedSources {
  const dictionary = childOf(root, 'Dictionary');
  const sources = dictionary && childOf(dictionary, 'DataSources');
  return new Map(
    sources?.children.map((source) => {
      const name = propertyText(source, 'Name').toLowerCase();
      const table = propertyText(source, 'NameInSource').split('.').at(-1) ?? '';
      const columns = (childOf(source, 'Columns')?.children ?? []).map((column) => {
        const own = propertyText(column, 'Name').toLowerCase();
        return [spelled(own), propertyText(column, 'NameInSource').toLowerCase() || own] as const;
      });
      return [name, { table: table.toLowerCase() || name, columns: new Map(columns) }];
    }),
  );
}

/** The columns that a path of an expression may mean, as `PrintedColumns` writes them. */
export function columnsOfPath(reference: string, sources: NamedSources): readonly string[] {
  const path = reference.toLowerCase().split('.');
  const [source = '', column = ''] = path;
  const known = sources.get(source);
  if (path.length === 2)
    return [`${known?.table ?? source}.${known?.columns.get(column) ?? column}`];
  // Longer paths go through relations, whose tables only the engine knows.
  const last = path.at(-1) ?? '';
  const named = [...sources.values()].map(({ columns }) => columns.get(last) ?? last);
  return [...new Set([last, ...named])].map((name) => `*.${name}`);
}

/** A text with names of its expressions replaced, null to leave one; words between quotes stay. */
export function replaceNames(
  text: string,
  replace: (reference: Reference) => string | null,
): string {
  return text.replaceAll(EXPRESSION, (_, inner: string) => {
    let made = '';
    let done = 0;
    for (const reference of referencesIn(inner)) {
      const { start, end } = reference;
      made += inner.slice(done, start) + (replace(reference) ?? inner.slice(start, end));
      done = end;
    }
    return `{${made}${inner.slice(done)}}`;
  });
}

type Name = Pick<Reference, 'path' | 'isParameter' | 'use'>;

/** The names of a text; what cannot be parsed as an expression may name any of its words. */
function namesIn(text: string): readonly Name[] {
  const rest = text.replaceAll(EXPRESSION, '');
  const loose = rest.includes('{') ? (rest.match(LOOSE) ?? []) : [];
  return [
    ...[...text.matchAll(EXPRESSION)].flatMap(([, inner = '']) => referencesIn(inner)),
    ...loose.map((path) => ({ path, isParameter: false, use: 'computed' as const })),
  ];
}

/** A part of a template that hands a value on: a variable, or a parameter of a sub-report. */
interface Hand {
  readonly node: TemplateNode;
  /** Lower case. */
  readonly name: string;
  /** In braces. */
  readonly expression: string;
  /** The page on which it stands; null for a variable. */
  readonly page: TemplateNode | null;
}

/** A column that a text names, and the hands through which it came. */
interface Named {
  readonly column: string;
  /** As the expression has it, in lower case. */
  readonly path: string;
  readonly use: Use;
  readonly through: readonly Hand[];
}

interface TemplateText {
  readonly node: TemplateNode;
  readonly text: string;
  readonly readsTags: boolean;
  readonly columns: readonly Named[];
}

const SUBREPORT = /^subreportpage(?:guid)?$/i;

function handOf(node: TemplateNode, page: TemplateNode | null): Hand {
  const expression = propertyText(node, 'Expression') || propertyText(node, 'Value');
  const name = propertyText(node, 'Name').toLowerCase();
  return {
    node,
    name,
    expression: expression.includes('{') ? expression : `{${expression}}`,
    page,
  };
}

interface SubReport {
  readonly page: TemplateNode;
  /** Names of the pages that it draws. */
  readonly drawn: readonly string[];
  readonly hands: readonly Hand[];
}

function subReportsOf(pages: readonly TemplateNode[]): readonly SubReport[] {
  return pages.flatMap((page) =>
    allNodes(page).flatMap((node) => {
      const drawn = node.children.filter(({ name }) => SUBREPORT.test(name));
      if (drawn.length === 0) return [];
      const parameters = childOf(node, 'Parameters')?.children ?? [];
      const hands = parameters.map((parameter) => handOf(parameter, page));
      return [{ page, drawn: drawn.map(({ text }) => text), hands }];
    }),
  );
}

/** Columns that a data source works out of others, by their paths. */
function workedOut(root: TemplateNode): readonly Hand[] {
  const dictionary = childOf(root, 'Dictionary');
  const sources = dictionary && childOf(dictionary, 'DataSources');
  return (sources?.children ?? []).flatMap((source) =>
    (childOf(source, 'Columns')?.children ?? [])
      .filter((column) => propertyText(column, 'Expression') !== '')
      .map((column) => ({
        ...handOf(column, null),
        name: `${propertyText(source, 'Name')}.${propertyText(column, 'Name')}`.toLowerCase(),
      })),
  );
}

/** What may fill the names of a template, page by page. */
function handsOf(root: TemplateNode, pages: readonly TemplateNode[]) {
  const dictionary = childOf(root, 'Dictionary');
  const declared = dictionary && childOf(dictionary, 'Variables');
  const anywhere = [
    ...(declared?.children ?? []).map((node) => handOf(node, null)),
    ...workedOut(root),
  ];
  const subReports = subReportsOf(pages);
  const handedTo = (page: TemplateNode, below: readonly TemplateNode[]): readonly Hand[] => {
    const names = ['Guid', 'Name'].map((key) => propertyText(page, key)).filter(Boolean);
    return subReports
      .filter(({ drawn }) => drawn.some((name) => names.includes(name)))
      .flatMap(({ page: above, hands }) =>
        below.includes(above) ? hands : [...hands, ...handedTo(above, [...below, page])],
      );
  };
  const known = new Map(pages.map((page) => [page, [...handedTo(page, []), ...anywhere]]));
  return (page: TemplateNode | null): readonly Hand[] =>
    (page === null ? undefined : known.get(page)) ?? anywhere;
}

/** Every text of a template with the columns that it names, itself or by what is handed to it. */
export function templateTexts(root: TemplateNode): readonly TemplateText[] {
  const sources = namedSources(root);
  const pages = childOf(root, 'Pages')?.children ?? [];
  const handsOn = handsOf(root, pages);
  const known = new Map<Hand, readonly Named[]>();
  const columnsOf = (hand: Hand): readonly Named[] => {
    const found = known.get(hand);
    if (found !== undefined) return found;
    // Hands in a circle bring nothing.
    known.set(hand, []);
    const columns = columnsOn(hand.expression, hand.page);
    known.set(hand, columns);
    return columns;
  };
  const columnsOn = (text: string, page: TemplateNode | null): readonly Named[] =>
    namesIn(text).flatMap(({ path, isParameter, use }): readonly Named[] => {
      const hands = handsOn(page);
      const meant = hands.filter(({ name }) => name === path.toLowerCase());
      // Which parameter a computed name means is not known: it may be any.
      const isUnknown = isParameter && meant.length === 0;
      const named = (isUnknown ? hands : meant).flatMap((hand) =>
        columnsOf(hand).map((column) => ({
          ...column,
          use: joinedUse(column.use, isUnknown ? joinedUse('computed', use) : use),
          through: [hand, ...column.through],
        })),
      );
      const columns = path.includes('.') ? columnsOfPath(path, sources) : [];
      const own = { path: path.toLowerCase(), use, through: [] };
      return [...named, ...columns.map((column) => ({ column, ...own }))];
    });
  return pages.flatMap((page) =>
    allNodes(page).flatMap((node) => {
      const text = propertyText(node, 'Text');
      if (text === '') return [];
      const readsTags = propertyText(node, 'AllowHtmlTags').toLowerCase() === 'true';
      return [{ node, text, readsTags, columns: columnsOn(text, page) }];
    }),
  );
}

/** Finds how a template prints each column: a text that reads tags eats everything after a bare `<`. */
export function printedColumns(root: TemplateNode): PrintedColumns {
  const html = new Set<string>();
  const plain = new Set<string>();
  for (const { readsTags, columns } of templateTexts(root)) {
    for (const { column, use } of columns) {
      if (readsTags && use !== 'asked') html.add(column);
      // Escaped, it would be worked with as something else.
      if (!readsTags || use !== 'printed') plain.add(column);
    }
  }
  return { html, plain };
}

/** True when one of the sets of `PrintedColumns` holds a column. */
export function isPrinted(columns: ReadonlySet<string>, table: string, column: string): boolean {
  const name = column.toLowerCase();
  return columns.has(`${table.toLowerCase()}.${name}`) || columns.has(`*.${name}`);
}
