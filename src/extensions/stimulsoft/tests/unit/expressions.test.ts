import { describe, expect, it } from 'vitest';

import { componentsIn, componentsOf } from '@/extensions/stimulsoft/dead-components';
import { referencesIn } from '@/extensions/stimulsoft/expressions';
import { printedColumns } from '@/extensions/stimulsoft/printed-columns';
import { readTemplateFile } from '@/extensions/stimulsoft/template-tree';
import { handedOn, sampleTemplate } from './sample-templates';

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
  return componentsOf(root, new Set());
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
  ['{order_resultTest.refComment}', true],
  ['{order_comments.comment}', true],
  ['{order_resultTest.commentResultRelation.comment}', true],
  ['{variables.username}', false],
  ['{order_resultTest.resultUserId}', false],
  ['{IIF(order.x == 1, "order_resultTest.result")}', false],
  ['result', false],
])('a component is vital by what it prints, %s: %s', (expression, isVital) => {
  expect(componentsWith(expression)).toEqual([{ name: 'Cell1', kind: '', expression, isVital }]);
});

it.each([
  ['a comment that nothing else prints', ['order_comments.comment'], true],
  ['one that another prints', ['order_comments.comment', 'order_comments.comment'], false],
  [
    'one that another prints by a relation',
    ['order_resultTest_resultComment.comment', 'order_resultTest.commentResultRelation.comment'],
    false,
  ],
  [
    'one of the order beside one of a test',
    ['order_comments.comment', 'order_resultTest.commentResultRelation.comment'],
    true,
  ],
  [
    'one that another only asks for',
    ['order_comments.comment', 'Length(order_comments.comment)'],
    true,
  ],
])('a dead cell is vital with %s', (_case, [own = '', other], isVital) => {
  const components = [own, other].map((expression, at) => ({
    Name: `Cell${at}`,
    Text: { Value: expression === undefined ? '' : `{${expression}}` },
  }));
  const { root } = sampleTemplate({ sources: {}, components });
  const first = (acknowledged: readonly string[]) =>
    componentsOf(root, new Set(acknowledged))[0]?.isVital;
  expect(first(['Cell0'])).toBe(isVital);
  // What stays empty as well prints it for nobody.
  expect(first(['Cell0', 'Cell1'])).toBe(true);
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
  ['t.a', { 't.a': 'printed' }],
  ['t.a + " " + t.b', { 't.a': 'printed', 't.b': 'printed' }],
  ['IIF(t.a == "", "", t.a)', { 't.a': 'printed' }],
  ['IIF("Positivo" != t.a, t.a, "+")', { 't.a': 'printed' }],
  [
    'IIF(t.p >= 2, "<b>" + t.a + "</b>", Trim(t.b))',
    { 't.p': 'printed', 't.a': 'printed', 't.b': 'printed' },
  ],
  ['t.f == true ? t.a : null', { 't.f': 'printed', 't.a': 'printed' }],
  [
    'Switch(t.p == 1, t.a, t.p == 2, t.b)',
    { 't.p': 'printed', 't.a': 'printed', 't.b': 'printed' },
  ],
  ['Choose(t.p, t.a, t.b)', { 't.p': 'printed', 't.a': 'printed', 't.b': 'printed' }],
  ['IIF(t.a == "<5", "Negativo", t.b)', { 't.a': 'asked', 't.b': 'printed' }],
  ['IIF("R&D" == t.a, "1", t.b)', { 't.a': 'asked', 't.b': 'printed' }],
  ['IIF(t.a > t.b, "1", "2")', { 't.a': 'asked', 't.b': 'asked' }],
  ['IIF(Substring(t.a, 0, 1) == "P", t.b, "")', { 't.a': 'asked', 't.b': 'printed' }],
  ['t.a + "-" + Length(t.b)', { 't.a': 'printed', 't.b': 'asked' }],
  ['t.a.Length', { 't.a': 'asked' }],
  ['Length(Substring(t.a, 0, 3))', { 't.a': 'asked' }],
  ['t.a.Substring(0, 2) + t.b', { 't.a': 'computed', 't.b': 'printed' }],
  ['Trim(t.a).Substring(1)', { 't.a': 'computed' }],
  ['Replace(IIF(t.p == 1, t.a, t.b), "x", "y")', { 't.a': 'computed', 't.b': 'computed' }],
  ['this["Nota"] + t.a', { 'this Nota': 'printed', 't.a': 'printed' }],
  ['Replace(this["Nota"], "x", "y")', { 'this Nota': 'computed' }],
  ['this["No" + t.a]', { 'this ': 'printed', 't.a': 'printed' }],
  ['Nota', { Nota: 'printed' }],
  ['t.a + (', { 't.a': 'printed' }],
])('%s uses %j', (expression, uses) => {
  const found = referencesIn(expression).map(
    ({ path, isParameter, use }) => [isParameter ? `this ${path}` : path, use] as const,
  );
  expect(Object.fromEntries(found)).toMatchObject(uses);
});

it('an expression that nests a hundred deep is read', () => {
  const nested = `${'IIF(t.p == 1, '.repeat(100)}t.a${', "")'.repeat(100)}`;
  expect(referencesIn(nested).at(-1)).toMatchObject({ path: 't.a', use: 'printed' });
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

describe('a column that a text with tags prints', () => {
  const COMMENT = 'order_resultTest.comment';
  const tagged = (Value: string) => ({ AllowHtmlTags: true, Text: { Value } });
  const sources = { order_resultTest: ['nota=comment'] };
  const htmlOf = (template: Partial<Parameters<typeof sampleTemplate>[0]>) =>
    printedColumns(sampleTemplate({ sources, ...template }).root).html;

  it.each([
    ['by the template’s own name', { tagged: ['{order_resultTest.nota}'] }],
    ['by an index', { tagged: ['{order_resultTest["comment"]}'] }],
    ['by a variable', { variables: { V: COMMENT }, tagged: ['{V}'] }],
    ['by a variable of a variable', { variables: { V: COMMENT, W: '{V}' }, tagged: ['{W}'] }],
    ['by a parameter', handedOn(COMMENT, [tagged('{this["Nota"]}')])],
    ['by a parameter without its this', handedOn(COMMENT, [tagged('{Nota}')])],
    ['by a variable with a this', { variables: { V: COMMENT }, tagged: ['{this["V"]}'] }],
    ['by a parameter that is worked out', handedOn(COMMENT, [tagged('{this["No" + "ta"]}')])],
  ])('is found %s', (_way, template) => {
    expect(htmlOf(template)).toContain(COMMENT.toLowerCase());
  });

  it('is found through a relation by the template’s own name', () => {
    expect(htmlOf({ tagged: ['{order_resultTest.relation.nota}'] })).toContain('*.comment');
  });

  it('is found by no circle of variables', () => {
    expect(htmlOf({ variables: { V: '{W}', W: '{V}' }, tagged: ['{V}'] })).toEqual(new Set());
  });
});
