import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
  StandardFonts,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';
import { describe, expect, it } from 'vitest';

import { appendPages } from '@/reporting/builtin/append-attachments';
import { pdfPages } from '@tests/support/pdf-text';

const RECT = [0, 0, 50, 50];
const LINK = { Type: 'Annot', Subtype: 'Link', Rect: RECT };
const TEXT = 'adjunto con texto';

const FORBIDDEN_KEYS = new Set([
  ...[
    'OpenAction',
    'AA',
    'JavaScript',
    'JS',
    'Launch',
    'EmbeddedFile',
    'EmbeddedFiles',
    'EF',
    'AF',
  ],
  ...[
    'AcroForm',
    'XFA',
    'RichMediaContent',
    'RichMediaSettings',
    'Next',
    'Win',
    'FS',
    'R',
    'Parent',
  ],
]);
const FORBIDDEN_KINDS = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ResetForm', 'ImportData', 'GoToR', 'GoToE', 'Named'],
  ...['Rendition', 'RichMediaExecute', 'Sound', 'Movie', 'Hide', 'Thread', 'SetOCGState'],
  ...['FileAttachment', 'Screen', 'RichMedia', '3D', 'Filespec', 'EmbeddedFile', 'Redact'],
]);

function nameIn(document: PDFDocument, value: PDFObject | undefined): string {
  const object = value instanceof PDFRef ? document.context.lookup(value) : value;
  return object instanceof PDFName ? object.decodeText() : '';
}

/** Everything in a file that could act, by its key or kind. Pages and the tree above them have parents. */
function findings(document: PDFDocument): readonly string[] {
  const found: string[] = [];
  const look = (object: PDFObject) => {
    if (object instanceof PDFStream) look(object.dict);
    if (object instanceof PDFArray) object.asArray().forEach(look);
    if (!(object instanceof PDFDict)) return;
    const isOfTree = ['Page', 'Pages'].includes(nameIn(document, object.get(PDFName.of('Type'))));
    for (const [key, value] of object.entries()) {
      const name = key.decodeText();
      if (FORBIDDEN_KEYS.has(name) && !(name === 'Parent' && isOfTree)) found.push(name);
      if (['S', 'Subtype', 'Type'].includes(name) && FORBIDDEN_KINDS.has(nameIn(document, value))) {
        found.push(`${name} ${nameIn(document, value)}`);
      }
      if (name === 'URI' && !/^\((?:https|mailto):/.test(value.toString())) {
        found.push(value.toString());
      }
      look(value);
    }
  };
  for (const [, object] of document.context.enumerateIndirectObjects()) look(object);
  return found;
}

type Arming = (document: PDFDocument, page: PDFPage) => void | Promise<void>;

async function armed(arm: Arming): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 300]);
  page.drawText(TEXT, { x: 20, y: 20, font: await document.embedFont(StandardFonts.Helvetica) });
  await arm(document, page);
  return new Uint8Array(await document.save());
}

/** The file merged as an attachment, and what it held before. */
async function merged(bytes: Uint8Array<ArrayBuffer>) {
  const report = await PDFDocument.create();
  report.addPage([300, 300]);
  const before = findings(await PDFDocument.load(bytes));
  const joined = await appendPages(new Uint8Array(await report.save()), bytes);
  const document = await PDFDocument.load(joined);
  expect((await pdfPages(joined)).at(-1)).toBe(TEXT);
  return { document, before, after: findings(document) };
}

const annotate =
  (...annotations: object[]): Arming =>
  ({ context }, page) => {
    page.node.set(PDFName.of('Annots'), context.obj(annotations as never));
  };
const act = (action: object) => annotate({ ...LINK, A: action });
const text = (value: string) => PDFString.of(value);
const SCRIPT = { S: 'JavaScript', JS: text('app.alert(1)') };

const ARMED: readonly (readonly [name: string, arm: Arming])[] = [
  ['a script', act(SCRIPT)],
  ['a program', act({ S: 'Launch', F: text('cmd.exe') })],
  ['a program for one system', act({ S: 'Launch', Win: { F: text('cmd.exe') } })],
  [
    'a kind behind a reference',
    (document, page) => {
      const kind = document.context.register(PDFName.of('Launch'));
      annotate({ ...LINK, A: { S: kind, F: text('cmd.exe') } })(document, page);
    },
  ],
  [
    'an action and its kind behind references',
    (document, page) => {
      const { context } = document;
      const kind = context.register(PDFName.of('JavaScript'));
      const action = context.register(context.obj({ S: kind, JS: text('x') }));
      annotate({ ...LINK, A: action })(document, page);
    },
  ],
  ['a kind written with escapes', act({ S: PDFName.of('#4aavaScript'), JS: text('x') })],
  [
    'keys written with escapes',
    ({ context }, page) => {
      page.node.set(PDFName.of('#41#41'), context.obj({ O: SCRIPT }));
    },
  ],
  ['a chain of next ones', act({ S: 'URI', URI: text('https://a.example'), Next: [SCRIPT] })],
  [
    'a chain in a chain',
    act({ S: 'GoTo', D: [null, 'Fit'], Next: { S: 'Named', N: 'Print', Next: SCRIPT } }),
  ],
  [
    'a chain that ends in itself',
    (document, page) => {
      const { context } = document;
      const action = context.obj({ S: 'Launch', F: text('a') });
      const reference = context.register(action);
      action.set(PDFName.of('Next'), reference);
      annotate({ ...LINK, A: reference })(document, page);
    },
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
  [
    'a page that reacts',
    ({ context }, page) => page.node.set(PDFName.of('AA'), context.obj({ O: SCRIPT })),
  ],
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
];

it.each(ARMED)('G7: %s is not in the merged file, its page is', async (_name, arm) => {
  const { before, after } = await merged(await armed(arm));
  expect(before).not.toEqual([]);
  expect(after).toEqual([]);
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
      await armed(async (file, page) => {
        const field = file.getForm().createTextField('weight');
        field.setText('72 kg');
        field.addToPage(page, { x: 20, y: 100, width: 80, height: 20 });
      }),
    );
    const [field = ''] = links(document);
    expect(field).toMatch(/\/AP\b/);
    expect(field).not.toMatch(/\/(?:AA|Parent|MaxLen)\b/);
  });
});
