import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { buildLegacyReport } from '@/domain/reports/legacy/legacy-report';
import { legacyTables } from '@/domain/reports/legacy/legacy-tables';
import { readMrt } from '@/reporting/stimulsoft/mrt-source';
import { isPrinted, printedColumns } from '@/reporting/stimulsoft/printed-columns';
import { allNodes, childOf, propertyText } from '@/reporting/stimulsoft/template-tree';
import { contractOrder } from '@tests/support/fixtures/contract-order';
import { legacySetting } from './legacy-setting';

const { root } = readMrt(new Uint8Array(await readFile('reports/reports.mrt')), 'reports.mrt');
const { order } = await contractOrder('final');
const tables = legacyTables(buildLegacyReport(order, legacySetting()));
const nodes = allNodes(root);

/** Every `table.column` in expressions, conditions and pictures of the template, its words left out. */
const bound = new Set(
  nodes
    .filter(({ name }) => name === 'Value' || name === 'DataColumn')
    .flatMap(({ text }) => text.replaceAll(/"[^"]*"/g, '').match(/\b[a-z_]\w*\.\w+/gi) ?? []),
);
const dictionary = childOf(root, 'Dictionary');
const declared = (dictionary ? (childOf(dictionary, 'DataSources')?.children ?? []) : []).flatMap(
  (source) =>
    (childOf(source, 'Columns')?.children ?? []).map(
      (column) => `${propertyText(source, 'Name')}.${propertyText(column, 'Name')}`,
    ),
);

function isColumn(path: string): boolean {
  const [table = '', column = ''] = path.split('.');
  return tables.get(table)?.columns.includes(column) ?? false;
}

describe('what reports.mrt binds', () => {
  it('exists in the tables of an order', () => {
    expect(bound.size).toBeGreaterThan(40);
    expect([...bound].filter((path) => !isColumn(path))).toEqual([]);
    expect(declared.filter((path) => !isColumn(path))).toEqual([]);
  });

  it('is declared in its dictionary', () => {
    expect([...bound].filter((path) => !declared.includes(path))).toEqual([]);
  });

  it('joins options and antibiograms by columns that exist', () => {
    const relations = dictionary && childOf(dictionary, 'Relations')?.children;
    const ends = relations?.flatMap((relation) => [
      `${propertyText(relation, 'ParentSource')}.${childOf(relation, 'ParentColumns')?.children[0]?.text ?? ''}`,
      `${propertyText(relation, 'ChildSource')}.${childOf(relation, 'ChildColumns')?.children[0]?.text ?? ''}`,
    ]);
    expect(ends).toEqual([
      'order_resultTest.optionsTemplate',
      'order_resultTest_optionsTemplate.relationId',
      'order_resultTest.antibiogram',
      'order_resultTest_antibiogram.relationId',
      'order_resultTest_antibiogram.resultsMicrobiology',
      'order_resultTest_antibiogram_resultsMicrobiology.relationId',
    ]);
    expect(ends?.filter((path) => !isColumn(path))).toEqual([]);
  });

  it.each(['testName', 'result', 'flag', 'unit', 'refInterval', 'technique', 'commentResult'])(
    'prints %s of each test (F1)',
    (column) => {
      expect(bound).toContain(`order_resultTest.${column}`);
    },
  );

  it.each(['result', 'testName', 'refInterval', 'flag'])(
    'prints %s only as text, units and comments only with their marks (F1)',
    (column) => {
      const { html, plain } = printedColumns(root);
      expect(isPrinted(html, 'order_resultTest', column)).toBe(false);
      for (const marked of ['unit', 'commentResult']) {
        expect(isPrinted(html, 'order_resultTest', marked)).toBe(true);
        expect(isPrinted(plain, 'order_resultTest', marked)).toBe(false);
      }
    },
  );
});

describe('every page', () => {
  const band = (name: string) => nodes.find((node) => propertyText(node, 'Name') === name);
  const valuesOf = (name: string) => {
    const found = band(name);
    return found ? allNodes(found).map(({ text }) => text) : [];
  };
  it('names patient, order and its number (F6)', () => {
    const values = [...valuesOf('PageHeader'), ...valuesOf('PageFooter')].join('\n');
    for (const part of ['order_patient.name1', 'order_patient.lastName', 'order.orderNumber']) {
      expect(values).toContain(part);
    }
    expect(values).toMatch(/\{PageNumber\}.*\{TotalPageCount\}/);
  });

  it.each(['PageHeader', 'PageFooter'])('says in its %s when it is preliminary (F9)', (name) => {
    const marks = allNodes(band(name) ?? root).filter((node) =>
      propertyText(node, 'Text').includes('INFORME PRELIMINAR'),
    );
    expect(marks).toHaveLength(1);
    expect(allNodes(marks[0] ?? root).map(({ text }) => text)).toContain(
      'variables.typeprint != "4"',
    );
  });
});
