import { allNodes, childOf, propertyText, type TemplateNode } from './template-tree';

/** Which columns of the data a template prints, as `table.column` in lower case; `*.column` where the table is not named. */
export interface PrintedColumns {
  /** In texts that read HTML tags. */
  readonly html: ReadonlySet<string>;
  /** In all other texts. */
  readonly plain: ReadonlySet<string>;
}

/** Expressions between braces; braces within quotes belong to their words. */
export const EXPRESSION = /\{((?:"[^"]*"|'[^']*'|[^{}"'])*)\}/g;
const LITERAL = /"[^"]*"|'[^']*'/g;
const REFERENCE = /(?<![\p{L}\p{N}_])[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+/gu;
const TOKEN = /"[^"]*"|'[^']*'|[\p{L}\p{N}_.]+|[=!<>]=?|\S/gu;
const COMPARISON = /^[=!<>]=?$/;
/** A constant that escaping leaves alone: a number, a word of the language, a text without the characters of tags. */
const HARMLESS = /^(?:"[^"<>&]*"|'[^'<>&]*'|\d[\d.]*|true|false|null)$/i;
/** Functions that hand on what they get. */
const PASSING_ON: ReadonlySet<string> = new Set(['iif', 'trim']);

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

/** What an expression does with its columns: it prints them, or it works with them, which needs the values themselves. */
type Use = 'printed' | 'computed';

/** Columns that are compared with each other or with tags, or handed to a function, mean something else once they are escaped. */
function useOf(expression: string): Use {
  const tokens = expression.match(TOKEN) ?? [];
  const isWork = tokens.some((token, at) => {
    const [before = '', after = ''] = [tokens[at - 1], tokens[at + 1]];
    if (COMPARISON.test(token)) return !HARMLESS.test(before) && !HARMLESS.test(after);
    const isName = /^[\p{L}_]/u.test(token);
    return isName && after === '(' && !PASSING_ON.has(token.toLowerCase());
  });
  return isWork ? 'computed' : 'printed';
}

/** A text with every path of its expressions replaced; words between quotes stay. */
export function replacePaths(
  text: string,
  replace: (reference: string, use: Use) => string,
): string {
  return text.replaceAll(EXPRESSION, (_, inner: string) => {
    const use = useOf(inner);
    const literals = inner.match(LITERAL) ?? [];
    const parts = inner
      .split(LITERAL)
      .map(
        (code, at) =>
          code.replaceAll(REFERENCE, (reference) => replace(reference, use)) + (literals[at] ?? ''),
      );
    return `{${parts.join('')}}`;
  });
}

/** A path that a text names. */
interface Named {
  readonly column: string;
  readonly use: Use;
}

/** The columns that a text names; what cannot be parsed as an expression may name any of its words. */
export function columnsIn(text: string, sources: NamedSources): readonly Named[] {
  const found: Named[] = [];
  replacePaths(text, (reference, use) => {
    found.push({ column: printedColumn(reference, sources), use });
    return reference;
  });
  const rest = text.replaceAll(EXPRESSION, '');
  const loose = rest.includes('{') ? (rest.match(REFERENCE) ?? []) : [];
  return [
    ...found,
    ...loose.map((path) => ({ column: printedColumn(path, sources), use: 'computed' as const })),
  ];
}

/**
 * Finds how a template prints each column: a text that reads tags eats everything after a bare `<`
 * (docs/promises.md, Report engines).
 */
export function printedColumns(root: TemplateNode): PrintedColumns {
  const sources = namedSources(root);
  const html = new Set<string>();
  const plain = new Set<string>();
  for (const node of allNodes(root)) {
    const readsTags = propertyText(node, 'AllowHtmlTags').toLowerCase() === 'true';
    for (const { column, use } of columnsIn(propertyText(node, 'Text'), sources)) {
      if (readsTags) html.add(column);
      // Escaped, it would be worked with as something else.
      if (!readsTags || use === 'computed') plain.add(column);
    }
  }
  return { html, plain };
}

/** True when one of the sets of `PrintedColumns` holds a column. */
export function isPrinted(columns: ReadonlySet<string>, table: string, column: string): boolean {
  const name = column.toLowerCase();
  return columns.has(`${table.toLowerCase()}.${name}`) || columns.has(`*.${name}`);
}
