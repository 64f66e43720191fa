import { allNodes, childOf, propertyText, type TemplateNode } from './template-tree';

/** Which columns of the data a template prints, as `table.column` in lower case; `*.column` where the table is not named. */
export interface PrintedColumns {
  /** In texts that read HTML tags. */
  readonly html: ReadonlySet<string>;
  /** In all other texts. */
  readonly plain: ReadonlySet<string>;
}

const EXPRESSION = /\{([^{}]*)\}/g;
const LITERAL = /"[^"]*"|'[^']*'/g;
const REFERENCE = /(?<![\p{L}\p{N}_])[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+/gu;

/** The tables behind the template's names for them, such as `order_resultTest` behind `FuentedeDatos`. */
function tableNames(root: TemplateNode): ReadonlyMap<string, string> {
  const dictionary = childOf(root, 'Dictionary');
  const sources = dictionary && childOf(dictionary, 'DataSources');
  return new Map(
    sources?.children.map((source) => {
      const name = propertyText(source, 'Name').toLowerCase();
      const table = propertyText(source, 'NameInSource').split('.').at(-1) ?? '';
      return [name, table.toLowerCase() || name];
    }),
  );
}

function references(text: string, tables: ReadonlyMap<string, string>): readonly string[] {
  const expressions = [...text.matchAll(EXPRESSION)].map(([, inner = '']) => inner);
  return expressions.flatMap((expression) =>
    [...expression.replaceAll(LITERAL, '').matchAll(REFERENCE)].map(([reference]) => {
      const path = reference.toLowerCase().split('.');
      const [source = '', column = ''] = path;
      // Longer paths go through relations, whose tables only the engine knows.
      if (path.length > 2) return `*.${path.at(-1) ?? ''}`;
      return `${tables.get(source) ?? source}.${column}`;
    }),
  );
}

/**
 * Finds how a template prints each column: a text that reads tags eats everything after a bare `<`
 * (docs/promises.md, Report engines).
 */
export function printedColumns(root: TemplateNode): PrintedColumns {
  const tables = tableNames(root);
  const html = new Set<string>();
  const plain = new Set<string>();
  for (const node of allNodes(root)) {
    const readsTags = propertyText(node, 'AllowHtmlTags').toLowerCase() === 'true';
    const found = references(propertyText(node, 'Text'), tables);
    for (const column of found) (readsTags ? html : plain).add(column);
  }
  return { html, plain };
}

/** True when one of the sets of `PrintedColumns` holds a column. */
export function isPrinted(columns: ReadonlySet<string>, table: string, column: string): boolean {
  const name = column.toLowerCase();
  return columns.has(`${table.toLowerCase()}.${name}`) || columns.has(`*.${name}`);
}
