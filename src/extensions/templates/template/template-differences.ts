import { isParts, partsOf, rowsOf, textOf, type Draft } from './template-draft';
import { rowChoices, TEMPLATE_FIELDS, type TemplateField } from './template-fields';

/** A place where two templates differ. */
export interface TemplateDifference {
  readonly field: TemplateField;
  /** Where it is: in the later template, or in the earlier one for a row that was removed. */
  readonly path: string;
  /** Null where the row is in one of the two only; for another order of a list, what its rows are of, row by row. */
  readonly before: Draft;
  readonly after: Draft;
  readonly change: 'changed' | 'added' | 'removed' | 'order';
}

type Pair = Omit<TemplateDifference, 'change'>;

interface Row {
  readonly own: string;
  readonly draft: Draft;
  readonly at: number;
}

const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other);

/** The rows of a list by what they are of, and which of several of that; bare words by their place. */
function named(list: Draft, isNamed: boolean): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const [at, draft] of rowsOf(list).entries()) {
    const own = isNamed ? textOf(partsOf(draft)['field']) : String(at);
    const twins = [...rows.values()].filter((row) => row.own === own).length;
    rows.set(`${own} ${twins}`, { own, draft, at });
  }
  return rows;
}

function orderDifference(
  pair: Pair,
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
): readonly TemplateDifference[] {
  const [old, own] = [
    [...before.keys()].filter((name) => after.has(name)),
    [...after.keys()].filter((name) => before.has(name)),
  ];
  if (isSame(old, own)) return [];
  const ofRows = (names: readonly string[]) => names.map((name) => before.get(name)?.own ?? '');
  return [{ ...pair, before: ofRows(old), after: ofRows(own), change: 'order' }];
}

function rowDifferences(pair: Pair, item: TemplateField): readonly TemplateDifference[] {
  const isNamed = rowChoices(item) !== null;
  const [before, after] = [named(pair.before, isNamed), named(pair.after, isNamed)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const rows = names.flatMap((name): readonly TemplateDifference[] => {
    const [old, own] = [before.get(name), after.get(name)];
    const path = `${pair.path}.${(own ?? old)?.at ?? 0}`;
    const place = { field: item, path, before: old?.draft ?? null, after: own?.draft ?? null };
    if (own === undefined) return [{ ...place, change: 'removed' }];
    if (old === undefined) return [{ ...place, change: 'added' }];
    return differences(place);
  });
  return [...rows, ...orderDifference(pair, before, after)];
}

function differences(pair: Pair): readonly TemplateDifference[] {
  const { field, path, before, after } = pair;
  if (isSame(before, after)) return [];
  if (field.kind === 'parts') {
    const [old, own] = [partsOf(before), partsOf(after)];
    return [...field.parts].flatMap(([part, inner]) =>
      differences({
        field: inner,
        path: path === '' ? part : `${path}.${part}`,
        before: old[part] ?? null,
        after: own[part] ?? null,
      }),
    );
  }
  if (field.kind === 'list') return rowDifferences(pair, field.item);
  return [{ ...pair, change: 'changed' }];
}

/** Every place where a template as it is typed differs from another one, in the order of the schema. */
export function templateDifferences(before: Draft, after: Draft): readonly TemplateDifference[] {
  if (!isParts(before) || !isParts(after)) return [];
  return differences({ field: TEMPLATE_FIELDS, path: '', before, after });
}
