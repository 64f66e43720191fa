import { PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import type { PDFContext, PDFObject } from 'pdf-lib';
import { describe, expect, it } from 'vitest';

import { base64FromBytes } from '@/lib/files/base64';
import { makeReport } from '@/reporting/builtin/report/make-report';
import { reportJob } from '@tests/support/fixtures/report-job';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages } from '@tests/support/files/pdf-text';

import { annotate, armed, findings, LINK, merged, RECT, TEXT, text } from './armed-attachments';
import type { Arming } from './armed-attachments';

const { template, fonts } = await loadReportParts();

const act = (action: object) => annotate({ ...LINK, A: action });
/** A link whose action is made of the file's own objects. */
const actMade =
  (make: (context: PDFContext) => unknown): Arming =>
  (document, page) => {
    annotate({ ...LINK, A: make(document.context) })(document, page);
  };
const onPage =
  (key: string, value: object): Arming =>
  ({ context }, page) => {
    page.node.set(PDFName.of(key), context.obj(value as never));
  };
const SCRIPT = { S: 'JavaScript', JS: text('app.alert(1)') };

const ARMED: readonly (readonly [name: string, arm: Arming])[] = [
  ['a script', act(SCRIPT)],
  ['a program', act({ S: 'Launch', F: text('cmd.exe') })],
  ['a program for one system', act({ S: 'Launch', Win: { F: text('cmd.exe') } })],
  [
    'a kind behind a reference',
    actMade((context) => ({ S: context.register(PDFName.of('Launch')), F: text('cmd.exe') })),
  ],
  [
    'an action and its kind behind references',
    actMade((context) => {
      const kind = context.register(PDFName.of('JavaScript'));
      return context.register(context.obj({ S: kind, JS: text('x') }));
    }),
  ],
  ['a kind written with escapes', act({ S: PDFName.of('#4aavaScript'), JS: text('x') })],
  ['keys written with escapes', onPage('#41#41', { O: SCRIPT })],
  ['a chain of next ones', act({ S: 'URI', URI: text('https://a.example'), Next: [SCRIPT] })],
  [
    'a chain in a chain',
    act({ S: 'GoTo', D: [null, 'Fit'], Next: { S: 'Named', N: 'Print', Next: SCRIPT } }),
  ],
  [
    'a chain that ends in itself',
    actMade((context) => {
      const action = context.obj({ S: 'Launch', F: text('a') });
      const reference = context.register(action);
      action.set(PDFName.of('Next'), reference);
      return reference;
    }),
  ],
  [
    'references that go round',
    (document, page) => {
      const { context } = document;
      const [one, other] = [context.nextRef(), context.nextRef()];
      context.assign(one, other);
      context.assign(other, one);
      annotate({ ...LINK, A: one, AA: { E: SCRIPT } }, { Type: 'Annot', Subtype: one, Rect: RECT })(
        document,
        page,
      );
    },
  ],
  ['javascript: behind a link', act({ S: 'URI', URI: text('javascript:alert(1)') })],
  ['javascript: in other letters', act({ S: 'URI', URI: text(' JaVa\tScRiPt:alert(1)') })],
  ['a file behind a link', act({ S: 'URI', URI: text('file:///etc/passwd') })],
  ['an address in hexadecimal', act({ S: 'URI', URI: PDFHexString.fromText('file:///c:/x.exe') })],
  ['data behind a link', act({ S: 'URI', URI: text('data:text/html,<script>') })],
  ['plain http behind a link', act({ S: 'URI', URI: text('http://a.example') })],
  ['a form that is sent', act({ S: 'SubmitForm', F: text('https://b.example') })],
  ['data that are read', act({ S: 'ImportData', F: text('x.fdf') })],
  ['another file', act({ S: 'GoToR', F: text('x.pdf'), D: [0, 'Fit'] })],
  ['a file inside', act({ S: 'GoToE', D: [0, 'Fit'], T: { R: 'C', N: text('x') } })],
  ['a command of the viewer', act({ S: 'Named', N: 'Print' })],
  ['a film', act({ S: 'Rendition', OP: 0, R: { S: 'MR', C: {} } })],
  ['an action of an unknown kind', act({ S: 'Whatever', X: SCRIPT })],
  ['a field that reacts', annotate({ ...LINK, Subtype: 'Widget', FT: 'Tx', AA: { K: SCRIPT } })],
  ['a button that runs', annotate({ ...LINK, Subtype: 'Widget', FT: 'Btn', A: SCRIPT })],
  [
    'a field whose parent reacts',
    (document, page) => {
      const { context } = document;
      const parent = context.register(context.obj({ T: text('f'), AA: { C: SCRIPT } }));
      annotate({ ...LINK, Subtype: 'Widget', Parent: parent })(document, page);
    },
  ],
  [
    'a list of annotations behind a reference',
    ({ context }, page) => {
      const list = context.obj([context.register(context.obj({ ...LINK, A: SCRIPT }))] as never);
      page.node.set(PDFName.of('Annots'), context.register(list));
    },
  ],
  ['a page that reacts', onPage('AA', { O: SCRIPT })],
  [
    'a document that reacts',
    ({ catalog, context }) => {
      catalog.set(PDFName.of('OpenAction'), context.obj(SCRIPT));
      catalog.set(PDFName.of('AA'), context.obj({ WC: SCRIPT }));
      catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], XFA: text('<x/>') }));
    },
  ],
  [
    'a file it carries',
    async (document, page) => {
      await document.attach(new Uint8Array([77, 90]), 'x.exe');
      const file = { Type: 'Filespec', F: text('x.exe') };
      annotate({ ...LINK, Subtype: 'FileAttachment', FS: file })(document, page);
      page.node.set(PDFName.of('AF'), document.context.obj([file] as never));
    },
  ],
  [
    'things that play',
    annotate(
      { ...LINK, Subtype: 'Screen', A: SCRIPT },
      { ...LINK, Subtype: 'RichMedia', RichMediaContent: { Assets: SCRIPT } },
      { ...LINK, Subtype: 'Movie', A: true },
      { ...LINK, Subtype: '3D', A: SCRIPT },
      { ...LINK, Subtype: 'Unknown', A: SCRIPT },
    ),
  ],
  [
    'a script below the resources',
    ({ context }, page) => {
      const list = context.obj({
        X: { S: context.register(PDFName.of('JavaScript')), JS: text('x') },
      });
      page.node.Resources()?.set(PDFName.of('Properties'), context.register(list));
    },
  ],
  [
    'a script in the place of something to draw with',
    ({ context }, page) => {
      page.node.Resources()?.set(PDFName.of('Shading'), context.obj({ ...SCRIPT, AA: text('x') }));
    },
  ],
];

it.each(ARMED)('%s is not in the merged file, its page is', async (_name, arm) => {
  const { before, after } = await merged(await armed(arm));
  expect(before).not.toEqual([]);
  expect(after).toEqual([]);
});

it('nothing that acts or is carried along is in a report with such an attachment', async () => {
  const program = 'MZ planted program';
  const bytes = await armed((document, page) => {
    const { context } = document;
    const file = context.register(context.stream(program, { Type: 'EmbeddedFile' }));
    const named = { Type: 'Filespec', F: text('x.exe'), EF: { F: file } };
    document.catalog.set(PDFName.of('OpenAction'), context.obj(SCRIPT));
    document.catalog.set(
      PDFName.of('Names'),
      context.obj({ EmbeddedFiles: { Names: [text('x'), named] } }),
    );
    const link = { ...LINK, A: { S: 'URI', URI: text('https://a.example'), Next: [SCRIPT] } };
    annotate(link, { ...LINK, Subtype: 'FileAttachment', FS: named })(document, page);
  });
  expect(Buffer.from(bytes).toString('latin1')).toContain(program);
  const job = reportJob([{ name: 'x', file: base64FromBytes(bytes) }]);
  const { pdf, skipped } = await makeReport({ ...job, template, fonts, drawn: null });
  expect(skipped).toEqual([]);
  expect((await pdfPages(pdf)).at(-1)).toBe(TEXT);
  const report = await PDFDocument.load(pdf);
  expect(findings(report)).toEqual([]);
  expect(report.context.enumerateIndirectObjects().join()).toContain('https://a.example');
  expect(Buffer.from(pdf).toString('latin1')).not.toContain(program);
});

describe('what may stay of an attachment', () => {
  function links(document: PDFDocument): readonly string[] {
    const annotations = document.getPages().flatMap(({ node }) => node.Annots()?.asArray() ?? []);
    return annotations.map((one) => String(document.context.lookup(one)));
  }

  it('links to https and mail addresses, and to places in the file', async () => {
    const { document } = await merged(
      await armed(
        annotate(
          { ...LINK, A: { S: 'URI', URI: text('https://a.example/x?y=1') } },
          { ...LINK, A: { S: 'URI', URI: text('mailto:lab@a.example') } },
          { ...LINK, A: { S: 'GoTo', D: text('chapter') } },
          { ...LINK, Dest: ['here', 'Fit'] },
        ),
      ),
    );
    const kept = links(document);
    expect(kept.join()).toContain('(https://a.example/x?y=1)');
    expect(kept.join()).toContain('(mailto:lab@a.example)');
    expect(kept.filter((one) => /\/GoTo\b|\/Dest\b/.test(one))).toHaveLength(2);
  });

  it('the look of a filled-in field and of a stamp', async () => {
    const { document } = await merged(
      await armed((file, page) => {
        const field = file.getForm().createTextField('weight');
        field.setText('72 kg');
        field.addToPage(page, { x: 20, y: 100, width: 80, height: 20 });
      }),
    );
    const [field = ''] = links(document);
    expect(field).toMatch(/\/AP\b/);
    expect(field).not.toMatch(/\/(?:AA|Parent|MaxLen)\b/);
  });

  it.each([
    ['in the page', (_file: PDFDocument, names: PDFObject) => names],
    ['behind references', (file: PDFDocument, names: PDFObject) => file.context.register(names)],
  ])('what draws, under names that are keys of actions elsewhere, %s', async (_where, place) => {
    const { document } = await merged(
      await armed((file, page) => {
        const { context } = file;
        const glyph = context.register(context.stream('600 0 0 0 600 700 d1 0 0 500 700 re f'));
        const pattern = context.register(context.stream('0 0 5 5 re f', { PatternType: 1 }));
        const resources = page.node.Resources();
        const add = (kind: string, names: object) =>
          resources?.set(PDFName.of(kind), place(file, context.obj(names as never)));
        const letters = { Subtype: 'Type3', CharProcs: place(file, context.obj({ AA: glyph })) };
        resources?.lookup(PDFName.of('Font'), PDFDict).set(PDFName.of('AF'), context.obj(letters));
        add('ColorSpace', { AF: ['Indexed', 'DeviceRGB', 1], JS: 'DeviceGray' });
        add('ExtGState', { AA: { ca: 0.5 } });
        add('Shading', { JS: { ShadingType: 2 } });
        add('Pattern', { AA: pattern });
      }),
    );
    const resources = document.getPages().at(-1)?.node.Resources();
    const names = (kind: string) => resources?.lookup(PDFName.of(kind), PDFDict);
    expect(names('ColorSpace')?.keys().map(String)).toEqual(['/AF', '/JS']);
    expect(names('ExtGState')?.keys().map(String)).toEqual(['/AA']);
    expect(names('Shading')?.keys().map(String)).toEqual(['/JS']);
    expect(names('Pattern')?.keys().map(String)).toEqual(['/AA']);
    const letters = names('Font')?.lookup(PDFName.of('AF'), PDFDict);
    expect(letters?.lookup(PDFName.of('CharProcs'), PDFDict).keys().map(String)).toEqual(['/AA']);
  });
});
