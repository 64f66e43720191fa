import { PDFHexString, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';

import { annotate, armed, LINK, merged, RECT, text, type Arming } from './armed-attachments';

const act = (action: object) => annotate({ ...LINK, A: action });
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
    ({ context }, page) => {
      page.node.set(PDFName.of('AA'), context.obj({ O: SCRIPT }));
    },
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
