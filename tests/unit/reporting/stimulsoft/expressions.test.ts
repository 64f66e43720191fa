import { expect, it } from 'vitest';

import { componentsIn, componentsOf } from '@/reporting/stimulsoft/dead-components';
import { columnsIn, printedColumns } from '@/reporting/stimulsoft/printed-columns';
import { readTemplateFile } from '@/reporting/stimulsoft/template-tree';
import { sampleTemplate } from './sample-templates';

function componentsWith(expression: string) {
  const source = {
    Dictionary: {
      DataSources: {
        0: {
          Name: 'Datos',
          NameInSource: 'informes.order_resultTest',
          Columns: { 0: { Name: 'valor', NameInSource: 'result' } },
        },
      },
    },
    Pages: { 0: { Components: { 0: { Name: 'Cell1', Text: { Value: expression } } } } },
  };
  const root = readTemplateFile(JSON.stringify(source))?.root;
  if (root === undefined) throw new Error('no template');
  return componentsOf(root);
}

it.each([
  ['{order_resultTest.testName}', true],
  ['{order_resultTest.result} mg', true],
  ['{order_resultTest.Unit}', true],
  ['{order_resultTest.refInterval}', true],
  ['{IIF(order_resultTest.pathology == 1, "*", "")}', true],
  ['{order_patient.name1}', true],
  ['{Datos.valor}', true],
  ['{a.relation.result}', true],
  ['{order_resultTest_antibiogram_resultsMicrobiology.interpretationCMI}', true],
  ['{order_resultTest.result + "}', true],
  ['{order_resultTest.result + "\\""}', true],
  ['{order_resultTest_antibiogram.name}', true],
  ['{order_resultTest.commentResult}', true],
  ['{variables.username}', false],
  ['{order_resultTest.resultUserId}', false],
  ['{IIF(order.x == 1, "order_resultTest.result")}', false],
  ['result', false],
])('a component is vital by what it prints, %s: %s', (expression, isVital) => {
  expect(componentsWith(expression)).toEqual([{ name: 'Cell1', kind: '', expression, isVital }]);
});

it('a message names components by their whole names, and may mean any of them', () => {
  const [cell] = componentsWith('{variables.date}');
  const all = ['Cell10', 'Cell1', 'Text'].flatMap((name) => (cell ? [{ ...cell, name }] : []));
  const namesIn = (message: string) => componentsIn(message, all).map(({ name }) => name);
  expect(namesIn("Cell1: Expression can't be evaluated")).toEqual(['Cell1']);
  expect(namesIn('Parser error in "Cell10".')).toEqual(['Cell10']);
  expect(namesIn("Expression in Text property of 'Cell1'")).toEqual(['Cell1', 'Text']);
  expect(namesIn('Cell2')).toEqual([]);
});

it.each([
  ['{t.result}', 'printed'],
  ['{t.result + " " + t.unit}', 'printed'],
  ['{IIF(t.result == "", "", t.result)}', 'printed'],
  ['{IIF("Positivo" != t.result, t.result, "+")}', 'printed'],
  ['{IIF(t.pathology >= 2, "<b>" + t.result + "</b>", t.result)}', 'printed'],
  ['{t.flag == true ? t.result : null}', 'printed'],
  ['{Trim(t.result)}', 'printed'],
  ['{IIF(t.result == "<5", "Negativo", t.result)}', 'computed'],
  ['{IIF("R&D" == t.result, "1", "2")}', 'computed'],
  ['{IIF(t.result == t.unit, "1", "2")}', 'computed'],
  ['{IIF(t.result > t.refMax, "1", "2")}', 'computed'],
  ['{Length(t.result)}', 'computed'],
  ['{t.result.Substring(0, 2)}', 'computed'],
  ['{t.result + "}', 'computed'],
])('%s: its columns are %s', (text, use) => {
  const uses = columnsIn(text, new Map()).map((named) => named.use);
  expect(uses.length).toBeGreaterThan(0);
  expect(new Set(uses)).toEqual(new Set([use]));
});

it('a label is found by its key, before which the engine puts a letter', () => {
  const sources = { Labels: ['0557', '1038'] };
  const tagged = ['<b>{Labels.n0557}</b>'];
  const { root } = sampleTemplate({ sources, tagged, plain: ['{Labels.n1038}'] });
  expect(printedColumns(root)).toEqual({
    html: new Set(['labels.0557']),
    plain: new Set(['labels.1038']),
  });
});
