import { isObject } from '@/domain/base/is-object';

import {
  columnsOfPath,
  isPrinted,
  namedSources,
  printedColumns,
  replaceNames,
  templateTexts,
  type NamedSources,
  type PrintedColumns,
} from './printed-columns';
import {
  propertyText,
  readTemplateFile,
  type TemplateFile,
  type TemplateNode,
} from './template-tree';

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

/** More members of a list that is an object with numbers for keys. */
function numberedFrom(next: number, added: readonly JsonObject[]): JsonObject {
  return Object.fromEntries(added.map((member, at) => [String(next + at), member]));
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

/** What holds an expression: a component's text, or a variable or parameter that hands one on. */
type Holder = 'text' | 'hand';

interface Twinning {
  readonly sources: NamedSources;
  readonly twins: ReadonlySet<string>;
  /** Texts that read tags, and what hands a value to such texts alone. */
  readonly tagged: ReadonlyMap<TemplateNode, Holder>;
  /** Names, in lower case, of what hands a value to such texts and is printed or asked elsewhere: it has a twin too. */
  readonly shared: ReadonlySet<string>;
  /** What the property being read belongs to. */
  readonly inside?: Holder | undefined;
}

const PROPERTIES = { text: /^text$/i, hand: /^(?:expression|value)$/i };

function taggedParts(root: TemplateNode): Pick<Twinning, 'tagged' | 'shared'> {
  const texts = templateTexts(root);
  const handsTo = (tags: boolean) =>
    texts.flatMap(({ readsTags, columns }) =>
      columns
        .filter(({ use }) => (readsTags && use === 'printed') === tags)
        .flatMap(({ through }) => through),
    );
  const plain = new Set(handsTo(false).map(({ node }) => node));
  const hands = handsTo(true);
  // A column that is worked out has no list that a twin could be added to.
  const shared = new Set(
    hands
      .filter(({ node, name }) => plain.has(node) && !name.includes('.'))
      .map(({ name }) => name),
  );
  const own = hands.filter(({ node, name }) => !plain.has(node) && !shared.has(name));
  const tagged = texts.filter(({ readsTags }) => readsTags);
  return {
    shared,
    tagged: new Map([
      ...tagged.map(({ node }) => [node, 'text'] as const),
      ...own.map(({ node }) => [node, 'hand'] as const),
    ]),
  };
}

function redirected(text: string, { sources, twins, shared }: Twinning): string {
  return replaceNames(text, ({ path, isParameter, use }) => {
    if (use !== 'printed') return null;
    const twin = twinOf(path);
    if (shared.has(path.toLowerCase())) return isParameter ? `this["${twin}"]` : twin;
    const columns = isParameter ? [] : columnsOfPath(path, sources);
    return columns.some((column) => twins.has(column)) ? twin : null;
  });
}

const LISTS = /^(?:variables|parameters)$/i;

/** The twins of the variables or parameters of a list. */
function twinHands(list: object, node: TemplateNode, twinning: Twinning): readonly JsonObject[] {
  return Object.values(list).flatMap((hand: unknown, at) => {
    const child = node.children[at];
    if (child === undefined || !isObject(hand)) return [];
    const name = propertyText(child, 'Name');
    if (!twinning.shared.has(name.toLowerCase())) return [];
    const tagged = new Map([[child, 'hand' as const]]);
    const twin = redirectedPart(hand, child, { ...twinning, tagged });
    return isObject(twin) ? [{ ...twin, [keyOf(twin, 'Name')]: twinOf(name) }] : [];
  });
}

/** A part of a template whose tagged texts are pointed at the twins, beside the tree that was read from it. */
function redirectedPart(
  part: unknown,
  node: TemplateNode | undefined,
  twinning: Twinning,
): unknown {
  const { tagged, inside } = twinning;
  if (typeof part === 'string' && inside !== undefined) {
    // A hand's expression may stand without braces.
    const isBare = inside === 'hand' && !part.includes('{');
    return isBare ? redirected(`{${part}}`, twinning).slice(1, -1) : redirected(part, twinning);
  }
  if (typeof part !== 'object' || part === null) return part;
  const own = node && tagged.get(node);
  const entries = Object.entries(part).map(([key, inner], at) => {
    const holder = own !== undefined && PROPERTIES[own].test(key) ? own : inside;
    const below = { ...twinning, inside: holder };
    return [key, redirectedPart(inner, node?.children[at], below)] as const;
  });
  const added = node !== undefined && LISTS.test(node.name) ? twinHands(part, node, twinning) : [];
  if (Array.isArray(part)) return [...entries.map(([, inner]) => inner), ...added];
  return { ...Object.fromEntries(entries), ...numberedFrom(entries.length, added) };
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
  const numbered = numberedFrom(Object.keys(columns).length, added);
  return { ...source, [keyOf(source, 'Columns')]: { ...columns, ...numbered } };
}

function withTwins(template: JsonObject, twinning: Twinning): JsonObject {
  const dictionary = valueOf(template, 'Dictionary');
  const sources = isObject(dictionary) ? valueOf(dictionary, 'DataSources') : undefined;
  if (!isObject(dictionary) || !isObject(sources)) return template;
  const declared = Object.entries(sources).map(
    ([key, source]) => [key, withTwinColumns(source, twinning)] as const,
  );
  return {
    ...template,
    [keyOf(template, 'Dictionary')]: {
      ...dictionary,
      [keyOf(dictionary, 'DataSources')]: Object.fromEntries(declared),
    },
  };
}

/**
 * Lets a template print `<` and `&` in columns that it prints both with tags and without. Texts
 * with tags that work with a column, and templates in XML, are left as they are: where they would lose a value they are refused.
 */
export function withTagTwins(template: TemplateFile): TwinnedTemplate {
  const { root, text } = template;
  const twins = columnsOfBoth(printedColumns(root));
  if (twins.size === 0 || !text.startsWith('{')) return { root, text, twins: new Set() };
  const twinning = { sources: namedSources(root), twins, ...taggedParts(root) };
  const read = redirectedPart(JSON.parse(text), root, twinning);
  if (!isObject(read)) return { root, text, twins: new Set() };
  const twinned = readTemplateFile(JSON.stringify(withTwins(read, twinning)));
  return twinned === null ? { root, text, twins: new Set() } : { ...twinned, twins };
}
