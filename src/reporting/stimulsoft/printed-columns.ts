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

/** The column that a path of an expression means, as `PrintedColumns` writes it. */
export function printedColumn(reference: string, sources: NamedSources): string {
  const path = reference.toLowerCase().split('.');
  const [source = '', column = ''] = path;
  // Longer paths go through relations, whose tables only the engine knows.
  if (path.length > 2) return `*.${path.at(-1) ?? ''}`;
  const known = sources.get(source);
  return `${known?.table ?? source}.${known?.columns.get(column) ?? column}`;
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

/** What the sub-reports of a template hand on, by the pages that they draw. */
function parametersOf(pages: readonly TemplateNode[]): ReadonlyMap<TemplateNode, readonly Hand[]> {
  const subReports = pages.flatMap((page) =>
    allNodes(page).flatMap((node) => {
      const drawn = node.children.filter(({ name }) => SUBREPORT.test(name));
      if (drawn.length === 0) return [];
      const parameters = childOf(node, 'Parameters')?.children ?? [];
      const hands = parameters.map((parameter) => handOf(parameter, page));
      return [{ drawn: drawn.map(({ text }) => text).filter((text) => text !== ''), hands }];
    }),
  );
  return new Map(
    pages.map((page) => {
      const names = ['Guid', 'Name'].map((key) => propertyText(page, key));
      const drawing = subReports.filter(({ drawn }) => drawn.some((one) => names.includes(one)));
      return [page, drawing.flatMap(({ hands }) => hands)];
    }),
  );
}

/** Every text of a template with the columns that it names, itself or by what is handed to it. */
export function templateTexts(root: TemplateNode): readonly TemplateText[] {
  const sources = namedSources(root);
  const pages = childOf(root, 'Pages')?.children ?? [];
  const dictionary = childOf(root, 'Dictionary');
  const declared = dictionary && childOf(dictionary, 'Variables');
  const variables = (declared?.children ?? []).map((node) => handOf(node, null));
  const parameters = parametersOf(pages);
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
  const handsFor = ({ path, isParameter, use }: Name, page: TemplateNode | null) => {
    const there = isParameter ? ((page && parameters.get(page)) ?? []) : variables;
    const hands = there.filter(({ name }) => name === path.toLowerCase());
    // Which parameter a computed name means is not known: it may be any.
    return isParameter && hands.length === 0
      ? { hands: there, use: 'computed' as const }
      : { hands, use };
  };
  const columnsOn = (text: string, page: TemplateNode | null): readonly Named[] =>
    namesIn(text).flatMap((name): readonly Named[] => {
      const { hands, use } = handsFor(name, page);
      const handed = hands.flatMap((hand) =>
        columnsOf(hand).map((named) => ({
          column: named.column,
          use: joinedUse(named.use, use),
          through: [hand, ...named.through],
        })),
      );
      if (hands.length > 0 || !name.path.includes('.')) return handed;
      return [{ column: printedColumn(name.path, sources), use, through: [] }];
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

/**
 * Finds how a template prints each column: a text that reads tags eats everything after a bare `<`
 * (docs/promises.md, Report engines).
 */
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
