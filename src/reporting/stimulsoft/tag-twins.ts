import { isObject } from '@/domain/base/is-object';

import {
  isPrinted,
  namedSources,
  printedColumn,
  printedColumns,
  replacePaths,
  type NamedSources,
  type PrintedColumns,
} from './printed-columns';
import { readTemplateFile, type TemplateFile } from './template-tree';

/**
 * A template whose texts with tags read twins: a column that other texts print as it is cannot be escaped for them. `twins` are
 * the columns that have one, as `PrintedColumns` writes them.
 */
export interface TwinnedTemplate extends TemplateFile {
  readonly twins: ReadonlySet<string>;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** What the twin of a column is called. */
export function twinOf(column: string): string {
  return `${column}_tagged`;
}

/** A property's key as this object spells it: the engine does not tell cases apart. */
function keyOf(object: JsonObject, name: string): string {
  return Object.keys(object).find((key) => key.toLowerCase() === name.toLowerCase()) ?? name;
}

function valueOf(object: JsonObject, name: string): unknown {
  return object[keyOf(object, name)];
}

/** The columns that texts with tags and texts without print both. */
function columnsOfBoth({ html, plain }: PrintedColumns): ReadonlySet<string> {
  const isPlain = (name: string) => {
    const [table = '', column = ''] = name.split('.');
    if (table !== '*') return isPrinted(plain, table, column);
    return [...plain].some((other) => other.endsWith(`.${column}`));
  };
  return new Set([...html].filter(isPlain));
}

interface Twinning {
  readonly sources: NamedSources;
  readonly twins: ReadonlySet<string>;
}

function redirected(text: string, { sources, twins }: Twinning): string {
  return replacePaths(text, (reference, use) => {
    const isTwinned = use === 'printed' && twins.has(printedColumn(reference, sources));
    return isTwinned ? twinOf(reference) : reference;
  });
}

/** A component whose text reads tags, pointed at the twins; every other part as it is. */
function redirectedPart(part: unknown, twinning: Twinning): unknown {
  if (Array.isArray(part)) return part.map((inner) => redirectedPart(inner, twinning));
  if (!isObject(part)) return part;
  const whole = Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, redirectedPart(inner, twinning)]),
  );
  const readsTags = String(valueOf(whole, 'AllowHtmlTags')).toLowerCase() === 'true';
  if (!readsTags) return whole;
  const key = keyOf(whole, 'Text');
  const text = whole[key];
  if (typeof text === 'string') return { ...whole, [key]: redirected(text, twinning) };
  if (!isObject(text)) return whole;
  const value = valueOf(text, 'Value');
  if (typeof value !== 'string') return whole;
  return { ...whole, [key]: { ...text, [keyOf(text, 'Value')]: redirected(value, twinning) } };
}

/** A data source that declares the twins of its columns. */
function withTwinColumns(source: unknown, { sources, twins }: Twinning): unknown {
  if (!isObject(source)) return source;
  const { table = '' } = sources.get(String(valueOf(source, 'Name')).toLowerCase()) ?? {};
  const columns = valueOf(source, 'Columns');
  if (!isObject(columns)) return source;
  const added = Object.values(columns)
    .filter(isObject)
    .filter((column) => {
      const own = valueOf(column, 'NameInSource') ?? valueOf(column, 'Name');
      return isPrinted(twins, table, String(own));
    })
    .map((column) => {
      const names = ['Name', 'NameInSource', 'Alias'].map((name) => keyOf(column, name));
      return Object.fromEntries(
        Object.entries(column).map(([key, value]) => [
          key,
          names.includes(key) ? twinOf(String(value)) : value,
        ]),
      );
    });
  const next = Object.keys(columns).length;
  const numbered: [string, JsonObject][] = added.map((column, at) => [String(next + at), column]);
  return {
    ...source,
    [keyOf(source, 'Columns')]: { ...columns, ...Object.fromEntries(numbered) },
  };
}

function withTwins(template: JsonObject, twinning: Twinning): JsonObject {
  const pages = keyOf(template, 'Pages');
  const dictionary = valueOf(template, 'Dictionary');
  const redirectedPages = { ...template, [pages]: redirectedPart(template[pages], twinning) };
  if (!isObject(dictionary)) return redirectedPages;
  const sources = valueOf(dictionary, 'DataSources');
  if (!isObject(sources)) return redirectedPages;
  const declared: [string, unknown][] = Object.entries(sources).map(([key, source]) => [
    key,
    withTwinColumns(source, twinning),
  ]);
  return {
    ...redirectedPages,
    [keyOf(template, 'Dictionary')]: {
      ...dictionary,
      [keyOf(dictionary, 'DataSources')]: Object.fromEntries(declared),
    },
  };
}

/**
 * Lets a template print `<` and `&` in columns that it prints both with tags and without (docs/promises.md, Report engines). Texts
 * with tags that work with a column, and templates in XML, are left as they are: where they would lose a value they are refused.
 */
export function withTagTwins(template: TemplateFile): TwinnedTemplate {
  const { root, text } = template;
  const twins = columnsOfBoth(printedColumns(root));
  if (twins.size === 0 || !text.startsWith('{')) return { root, text, twins: new Set() };
  const read: unknown = JSON.parse(text);
  if (!isObject(read)) return { root, text, twins: new Set() };
  const twinned = readTemplateFile(
    JSON.stringify(withTwins(read, { sources: namedSources(root), twins })),
  );
  return twinned === null ? { root, text, twins: new Set() } : { ...twinned, twins };
}
