import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';

import { base64FromBytes } from '@/lib/files/base64';
import { makeReport } from '@/reporting/builtin/report/make-report';
import { reportJob } from '@tests/support/fixtures/report-job';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages } from '@tests/support/files/pdf-text';

const { template, fonts } = await loadReportParts();

/** Long enough that no compressed font has these bytes by chance. */
const PROGRAM = 'MZ planted program';

/** A document that acts by itself and carries a file, each where readers look for it. */
async function hostileDocument(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 300]);
  page.drawText('adjunto hostil', {
    x: 20,
    y: 20,
    font: await document.embedFont(StandardFonts.Helvetica),
  });
  const { context } = document;
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
  const launch = { S: 'Launch', F: PDFString.of('cmd.exe') };
  const file = context.register(context.stream(PROGRAM, { Type: 'EmbeddedFile' }));
  const fileName = { Type: 'Filespec', F: PDFString.of('x.exe'), EF: { F: file } };
  document.catalog.set(PDFName.of('OpenAction'), context.obj(script));
  const names = { EmbeddedFiles: { Names: [PDFString.of('x'), fileName] } };
  document.catalog.set(PDFName.of('Names'), context.obj(names));
  page.node.set(PDFName.of('AA'), context.obj({ O: launch }));
  const annotation = { Type: 'Annot', Rect: [0, 0, 50, 50] };
  const uri = { S: 'URI', URI: PDFString.of('https://a.example'), Next: [script] };
  page.node.set(
    PDFName.of('Annots'),
    context.obj([
      { ...annotation, Subtype: 'Link', A: launch },
      { ...annotation, Subtype: 'Link', A: context.register(context.obj(uri)) },
      { ...annotation, Subtype: 'FileAttachment', FS: fileName },
    ]),
  );
  return document.save();
}

/** A document whose font goes by a name that actions use too. */
async function oddNames(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 300]);
  page.drawText('texto con letra JS', { x: 20, y: 20 });
  const bytes = Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1');
  const [, name = ''] = /\/(Helvetica-\d+) /.exec(bytes) ?? [];
  expect(name).not.toBe('');
  const reopened = await PDFDocument.load(Buffer.from(bytes, 'latin1'));
  const resources = reopened.getPage(0).node.Resources();
  const fontsOfPage = resources?.lookup(PDFName.of('Font'));
  expect(fontsOfPage?.toString()).toContain(name);
  return Buffer.from(bytes.replaceAll(name, 'JS'.padEnd(name.length, ' ')), 'latin1');
}

async function merge(bytes: Uint8Array) {
  const job = reportJob([{ name: 'x', file: base64FromBytes(bytes) }]);
  return makeReport({ ...job, template, fonts, drawn: null });
}

it('takes out of an attachment whatever acts by itself, and keeps its page', async () => {
  const made = await merge(await hostileDocument());
  expect(made.skipped).toEqual([]);
  expect((await pdfPages(made.pdf)).at(-1)).toBe('adjunto hostil');
  const merged = await PDFDocument.load(made.pdf);
  const objects = merged.context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .join('\n');
  expect(objects).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?|EF)\b/);
  expect(objects).not.toContain(PROGRAM);
  expect(objects).toContain('https://a.example');
});

it('keeps the text of a page whose font is named like an action', async () => {
  const made = await merge(await oddNames());
  expect((await pdfPages(made.pdf)).at(-1)).toBe('texto con letra JS');
});
