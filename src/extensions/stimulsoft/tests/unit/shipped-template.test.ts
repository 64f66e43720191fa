import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { buildLegacyReport } from '@/extensions/stimulsoft/legacy/legacy-report';
import { legacyTables } from '@/extensions/stimulsoft/legacy/legacy-tables';
import { readMrt } from '@/extensions/stimulsoft/mrt-source';
import { isPrinted, printedColumns } from '@/extensions/stimulsoft/printed-columns';
import { allNodes, childOf, propertyText } from '@/extensions/stimulsoft/template-tree';
import { contractOrder } from '@tests/unit/reporting/contract-order';
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

it('what reports.mrt binds exists in the tables of an order, and is declared in its dictionary', () => {
  expect(bound.size).toBeGreaterThan(40);
  expect([...bound].filter((path) => !isColumn(path))).toEqual([]);
  expect(declared.filter((path) => !isColumn(path))).toEqual([]);
  expect([...bound].filter((path) => !declared.includes(path))).toEqual([]);
});

it('reports.mrt prints what every test has, results only as text, units and comments only with their marks', () => {
  const asText = ['testName', 'result', 'flag', 'refInterval'];
  const { html, plain } = printedColumns(root);
  for (const column of [...asText, 'unit', 'technique', 'commentResult']) {
    expect(bound).toContain(`order_resultTest.${column}`);
  }
  for (const column of asText) {
    expect(isPrinted(html, 'order_resultTest', column), column).toBe(false);
  }
  for (const marked of ['unit', 'commentResult']) {
    expect(isPrinted(html, 'order_resultTest', marked), marked).toBe(true);
    expect(isPrinted(plain, 'order_resultTest', marked), marked).toBe(false);
  }
});

it('every page of reports.mrt names patient, order and its number, and says when it is preliminary', () => {
  const band = (name: string) => nodes.find((node) => propertyText(node, 'Name') === name) ?? root;
  const values = ['PageHeader', 'PageFooter'].flatMap((name) =>
    allNodes(band(name)).map(({ text }) => text),
  );
  for (const part of ['order_patient.name1', 'order_patient.lastName', 'order.orderNumber']) {
    expect(values.join('\n')).toContain(part);
  }
  expect(values.join('\n')).toMatch(/\{PageNumber\}.*\{TotalPageCount\}/);
  for (const name of ['PageHeader', 'PageFooter']) {
    const marks = allNodes(band(name)).filter((node) =>
      propertyText(node, 'Text').includes('INFORME PRELIMINAR'),
    );
    expect(marks, name).toHaveLength(1);
    const texts = allNodes(marks[0] ?? root).map(({ text }) => text);
    expect(texts, name).toContain('variables.typeprint != "4"');
  }
});
