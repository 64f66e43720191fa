import { EXPRESSION, referencesIn } from '@/extensions/stimulsoft/expressions';
import { columnsOfPath, namedSources } from '@/extensions/stimulsoft/printed-columns';
import {
  allNodes,
  childOf,
  propertyText,
  type TemplateNode,
} from '@/extensions/stimulsoft/template-tree';

import { placesIn, type Bindings } from './bindings';
import type { Row, Rows } from './demands';
import type { Fault } from './faults';

/** Labels that a template prints and the data has no text for. */
export function blankLabels(rows: Rows, { bound }: Bindings): readonly Fault[] {
  const [labels] = rows.get('labels') ?? [];
  return [...bound]
    .filter((name) => name.startsWith('labels.'))
    .map((name) => name.slice('labels.'.length))
    .filter((key) => (labels?.[key] ?? '').trim() === '')
    .map((key) => ({ kind: 'label', text: `Labels.${key}` }));
}

/** A designer that is newer than the engine writes what that may not know. The first three numbers of a version count. */
export function newerDesigner(root: TemplateNode, engine: string): readonly Fault[] {
  const version = propertyText(root, 'ReportVersion');
  const [made, drawn] = [version, engine].map((one) => one.split('.').slice(0, 3).join('.'));
  const isNewer = new Intl.Collator('en', { numeric: true }).compare(made ?? '', drawn ?? '') > 0;
  return isNewer ? [{ kind: 'version', text: `${version}, the engine is ${engine}` }] : [];
}

const GROUP = /^(?:Sti)?GroupHeaderBand$/;
const DATA = /^(?:Sti)?DataBand$/;

/** Areas whose tests stand under the head of another one: what the template groups them by does not tell them apart. */
export function joinedAreas(root: TemplateNode, rows: Rows): readonly Fault[] {
  const sources = namedSources(root);
  const places = placesIn(root);
  const columnsIn = (node: TemplateNode, name: string) =>
    [...propertyText(node, name).matchAll(EXPRESSION)].flatMap(([, inner = '']) =>
      referencesIn(inner).flatMap(({ path }) => columnsOfPath(path, sources)),
    );
  const joined = (groups: readonly TemplateNode[], tests: readonly Row[]): readonly Fault[] =>
    groups.flatMap((group, at) => {
      const heads = allNodes(group).flatMap((node) => columnsIn(node, 'Text'));
      if (!heads.includes('order_resulttest.areaname')) return [];
      const by = groups.slice(0, at + 1).flatMap((one) => columnsIn(one, 'Condition'));
      const keyOf = (test: Row) =>
        by.map((name) => test[name.split('.')[1] ?? ''] ?? '').join('\n');
      let head = tests[0];
      return tests.flatMap((test): readonly Fault[] => {
        if (head === undefined || keyOf(test) !== keyOf(head)) head = test;
        const [own = '', above = ''] = [test['areaname'], head['areaname']];
        return own === above
          ? []
          : [{ kind: 'areas', text: `${own} under ${above}, grouped by ${by.join(', ')}` }];
      });
    });
  return allNodes(root).flatMap((node) => {
    const groups: TemplateNode[] = [];
    return (childOf(node, 'Components')?.children ?? []).flatMap((band) => {
      const ident = propertyText(band, 'Ident');
      if (GROUP.test(ident)) groups.push(band);
      if (!DATA.test(ident)) return [];
      const own = groups.splice(0);
      const table = places.get(band)?.table ?? '';
      return table === 'order_resulttest' ? joined(own, rows.get(table) ?? []) : [];
    });
  });
}
