import { sampleTemplate } from '@/extensions/stimulsoft/tests/unit/sample-templates';

const TEST = 'order_resultTest';
const GROWING = { CanGrow: true, TextOptions: { WordWrap: true } };
const text = (Name: string, Value: string, more: object = GROWING) => ({
  ...{ Ident: 'StiText', Name, ClientRectangle: '0,0,6,0.45', Font: 'Arial;8;;', ...more },
  Text: { Value },
});
const band = (kind: string, Components: readonly object[], more: object = {}) => ({
  ...{ Ident: `Sti${kind}Band`, Components: Object.fromEntries(Components.entries()), ...more },
});
/** Made as the laboratories' own are: bands, boxes, a label, a parameter, a relation, a cell that nobody misses. */
export const BASE = sampleTemplate({
  sources: {
    Labels: ['0557'],
    order: ['orderNumber', 'patient'],
    order_patient: ['name1', 'lastName', 'age', 'relationId'],
    [TEST]: ['areaCode', 'areaName', 'testName', 'result', 'unit', 'refInterval', 'commentResult'],
  },
  relations: [{ parent: 'order', column: 'patient' }],
  components: [
    band('PageHeader', [
      text('Head', '{Labels.n0557}: {order_patient.name1} {order_patient.lastName}', {
        ...GROWING,
        ClientRectangle: '0,0,9,0.45',
      }),
      text('Number', '{order.orderNumber} {order_patient.age}'),
    ]),
    band('GroupHeader', [text('Area', `{${TEST}.areaName}`)], {
      Condition: { Value: `{${TEST}.areaCode}` },
    }),
    band(
      'Data',
      [
        text('Name', `{${TEST}.testName}`),
        text('Result', `{${TEST}.result}`),
        text('Unit', `{${TEST}.unit}`, { ...GROWING, AllowHtmlTags: true }),
        text('Interval', `{${TEST}.refInterval}`),
        { Ident: 'StiTableCell', Name: 'Cell', Text: { Value: '{order_patient.age}' } },
        {
          ...{ Ident: 'StiSubReport', Name: 'Notes', SubReportPage: 'Below' },
          Parameters: { 0: { Name: 'Nota', Expression: { Value: `${TEST}.commentResult` } } },
        },
      ],
      { DataSourceName: TEST },
    ),
    band('PageFooter', [text('Preliminary', 'preliminar')]),
  ],
  below: [text('Note', '{this["Nota"]}', { ...GROWING, AllowHtmlTags: true })],
});

/** A change of the part of the template that begins with a component's name. */
const within =
  (name: string, from: string, to: string): Change =>
  (template) => {
    const at = template.indexOf(`"Name":"${name}"`);
    return template.slice(0, at) + template.slice(at).replace(from, to);
  };
const GROWS = '"CanGrow":true,';
const WRAPS = '"TextOptions":{"WordWrap":true},';
const UNFINISHED = String.raw`{IIF(order_patient.age == \"1\", `;
const deepUnit = `{${'Substring('.repeat(100)}${TEST}.unit${', 0, 2)'.repeat(100)}}`;

type Change = (template: string) => string;

/** What is changed in the template, what the check says, and the components that are acknowledged. */
export const BROKEN: readonly (readonly [string, Change, string, (readonly string[])?])[] = [
  [
    'a label that the LIS does not have',
    within('Head', 'n0557', 'n9999'),
    'no   a.mrt: 1 label blank (Labels.n9999)',
  ],
  [
    'a label under the engine’s name for it',
    within('0557', '"NameInSource":"0557"', '"NameInSource":"n0557"'),
    '1 label blank (Labels.n0557)',
  ],
  [
    'a parameter that hands on a part',
    within('Nota', `${TEST}.commentResult`, `Substring(${TEST}.commentResult, 0, 5)`),
    'refused with 2 of 2 orders: a.mrt: invalid order_resultTest.commentResult',
  ],
  [
    'a part of a result',
    within('Result', `{${TEST}.result}`, `{Substring(${TEST}.result, 0, 1)}`),
    'texts missing (',
  ],
  [
    'an interval that is reckoned with',
    within('Interval', `${TEST}.refInterval`, `${TEST}.refMin - ${TEST}.refMax`),
    'texts missing (Potasio: 3.50 – 5.10, …)',
  ],
  ['a result’s box that neither grows nor wraps', within('Result', GROWS + WRAPS, ''), 'clipped'],
  ['a result’s box that grows and does not wrap', within('Result', WRAPS, ''), 'clipped'],
  [
    'a result’s box that is too low',
    within('Result', `0,0,6,0.45","Font":"Arial;8;;",${GROWS}`, '0,0,2,0.45","Font":"Arial;8;;",'),
    'clipped by',
  ],
  [
    'a name’s box that is too narrow',
    within('Head', `0,0,9,0.45","Font":"Arial;8;;",${GROWS}${WRAPS}`, '0,0,1,0.45",'),
    'clipped by',
  ],
  [
    'a column by another name',
    within('result', '"NameInSource":"result"', '"NameInSource":"resultado"'),
    'a.mrt: invalid order_resulttest.resultado',
  ],
  [
    'a text of a column that nobody has',
    within('Result', `${TEST}.result`, `${TEST}.resultado`),
    'a.mrt: invalid order_resulttest.resultado',
  ],
  [
    'a relation to a column that nobody has',
    (template) => template.replace('"ParentColumns":{"0":"patient"}', '"ParentColumns":{"0":"x"}'),
    "Creating relation: order. Column 'x' does not exist",
  ],
  [
    'areas by a field that is empty',
    (template) =>
      template.replace(`"Value":"{${TEST}.areaCode}"`, `"Value":"{${TEST}.packageName}"`),
    'under the head of another (',
  ],
  [
    'a dead cell',
    within('Cell', '{order_patient.age}', `${UNFINISHED}order_patient.age)}`),
    'a.mrt: invalid Cell: {IIF(',
  ],
  [
    'a dead result, acknowledged',
    within('Cell', '{order_patient.age}', `${UNFINISHED}${TEST}.result)}`),
    'a.mrt: invalid Cell: {IIF(',
    ['Cell'],
  ],
  [
    'a dead comment that nothing else prints, acknowledged',
    within('Cell', '{order_patient.age}', `${UNFINISHED}${TEST}.refComment)}`),
    'a.mrt: invalid Cell: {IIF(',
    ['Cell'],
  ],
  [
    'the mark of a newer designer',
    (template) => `{"ReportVersion":"2027.1.2",${template.slice(1)}`,
    'no   a.mrt: 1 made by a newer designer (2027.1.2, the engine is 2026.3.4)',
  ],
  ['no JSON', () => 'no template', 'a.mrt: invalid JSON, XML'],
  [
    'an expression that nests a hundred deep',
    within('Unit', `{${TEST}.unit}`, deepUnit),
    'texts missing (',
  ],
  [
    'a script',
    within('Result', '"ClientRectangle"', '"BeforePrintEvent":{"Value":"x()"},"ClientRectangle"'),
    'a.mrt: invalid BeforePrintEvent',
  ],
  [
    'a typeface without files',
    within('Result', 'Arial', 'Verdana'),
    'Verdana-Regular.ttf: missing',
  ],
];

/** What is changed and loses nothing, and the components that are acknowledged. */
export const WHOLE: readonly (readonly [string, Change, readonly string[]])[] = [
  [
    'a dead cell of what nobody misses, acknowledged',
    within('Cell', '{order_patient.age}', `${UNFINISHED}order_patient.age)}`),
    ['Cell'],
  ],
  ['a column less', within('Unit', `{${TEST}.unit}`, ''), []],
  [
    'an interval by its limits',
    within(
      'Interval',
      `{${TEST}.refInterval}`,
      `{${TEST}.refMinview}-{${TEST}.refMaxview} {${TEST}.refLiteral}`,
    ),
    [],
  ],
  [
    'a mark by a sign',
    within('Unit', `{${TEST}.unit}`, `{IIF(${TEST}.haspathology, \\"*\\", \\"\\")}`),
    [],
  ],
  [
    'a box that shrinks its letters',
    within('Result', GROWS + WRAPS, '"ShrinkFontToFit":true,'),
    [],
  ],
  [
    'the mark of a designer of the engine’s age',
    (template) => `{"ReportVersion":"2026.3.4.0",${template.slice(1)}`,
    [],
  ],
];
