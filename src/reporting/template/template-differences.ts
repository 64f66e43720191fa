import { isParts, partsOf, rowsOf, textOf, type Draft } from './template-draft';
import { rowKey, TEMPLATE_FIELDS, type TemplateField } from './template-fields';

/** A place where two templates differ. */
export interface TemplateDifference {
  readonly field: TemplateField;
  /** The rows that lead there, by what they are of (`result`), or by their place in the list, from 1. */
  readonly rows: readonly string[];
  /** Null where the row is in one of the two only. */
  readonly before: Draft;
  readonly after: Draft;
  readonly change: 'changed' | 'added' | 'removed' | 'order';
}

interface Pair {
  readonly field: TemplateField;
  readonly rows: readonly string[];
  readonly before: Draft;
  readonly after: Draft;
}

const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other);

/** The rows of a list by name; of two of one name the second is `result 2`. */
function named(list: Draft, key: string | null): ReadonlyMap<string, Draft> {
  const rows = new Map<string, Draft>();
  for (const [at, row] of rowsOf(list).entries()) {
    const own = key === null ? String(at + 1) : textOf(partsOf(row)[key]);
    const twins = [...rows.keys()].filter((name) => name === own || name.startsWith(`${own} `));
    rows.set(twins.length === 0 ? own : `${own} ${twins.length + 1}`, row);
  }
  return rows;
}

function orderDifference(
  pair: Pair,
  names: readonly (readonly string[])[],
): readonly TemplateDifference[] {
  const [old = [], own = []] = names;
  const before = old.filter((name) => own.includes(name));
  const after = own.filter((name) => old.includes(name));
  return isSame(before, after) ? [] : [{ ...pair, before, after, change: 'order' }];
}

function rowDifferences(pair: Pair, item: TemplateField): readonly TemplateDifference[] {
  const [before, after] = [pair.before, pair.after].map((list) => named(list, rowKey(item)));
  if (before === undefined || after === undefined) return [];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const rows = names.flatMap((name): readonly TemplateDifference[] => {
    const [old, own] = [before.get(name) ?? null, after.get(name) ?? null];
    const place = { field: item, rows: [...pair.rows, name], before: old, after: own };
    if (own === null) return [{ ...place, change: 'removed' }];
    if (old === null) return [{ ...place, change: 'added' }];
    return differences(place);
  });
  return [...rows, ...orderDifference(pair, [[...before.keys()], [...after.keys()]])];
}

function differences(pair: Pair): readonly TemplateDifference[] {
  const { field, before, after } = pair;
  if (isSame(before, after)) return [];
  if (field.kind === 'parts') {
    const [old, own] = [partsOf(before), partsOf(after)];
    return [...field.parts].flatMap(([part, inner]) =>
      differences({ ...pair, field: inner, before: old[part] ?? null, after: own[part] ?? null }),
    );
  }
  if (field.kind === 'list') return rowDifferences(pair, field.item);
  return [{ ...pair, change: 'changed' }];
}

/** Every place where a template as it is typed differs from another one, in the order of the schema. */
export function templateDifferences(before: Draft, after: Draft): readonly TemplateDifference[] {
  if (!isParts(before) || !isParts(after)) return [];
  return differences({ field: TEMPLATE_FIELDS, rows: [], before, after });
}
