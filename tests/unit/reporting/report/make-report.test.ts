import { readFile } from 'node:fs/promises';

import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';

import type { Attachment } from '@/domain/reports/attachments/attachment';
import { base64FromBytes } from '@/lib/files/base64';
import { missingCharacters } from '@/reporting/builtin/fonts/font-characters';
import { makeReport } from '@/reporting/builtin/report/make-report';
import { printedData } from '@tests/support/fixtures/printed-data';
import { reportJob } from '@tests/support/fixtures/report-job';
import { reportTest } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages } from '@tests/support/files/pdf-text';

const { template, fonts, signature, logo } = await loadReportParts();

const file = async (path: string) => base64FromBytes(await readFile(path));
const fixture = (name: string) => file(`tests/support/fixtures/${name}.pdf`);

function make(files: readonly Partial<Attachment>[], ownLogo = logo, result = '92') {
  const data = printedData({ signature, logo: ownLogo }, [reportTest({ result })]);
  return makeReport({ ...reportJob(files), data, template, fonts, drawn: null });
}

async function pdf(pages: readonly string[]) {
  const document = await PDFDocument.create();
  for (const text of pages) document.addPage([300, 300]).drawText(text, { x: 20, y: 20 });
  return document.save();
}

const plain = await pdf(['adjunto uno', 'adjunto dos']);
const text = (source: string) => base64FromBytes(new TextEncoder().encode(source));

it('appends documents, then pictures, after the report, also those that only restrict their owner', async () => {
  const made = await make([
    { name: 'foto.PNG', file: signature },
    { name: 'dos páginas', file: base64FromBytes(plain) },
    { name: 'otra foto', file: await file('demo-lis/seed/pictures/electrophoresis.jpg') },
    { name: 'basura antes', file: base64FromBytes(Buffer.concat([Buffer.from('x\n'), plain])) },
    { file: await fixture('owner-restricted') },
    { file: await fixture('owner-restricted-rc4') },
  ]);
  const pages = await pdfPages(made.pdf);
  expect(made.skipped).toEqual([]);
  expect(pages[0]).toContain('Página 1 de 1');
  expect(pages.slice(1)).toEqual([
    ...['adjunto uno', 'adjunto dos', 'adjunto uno', 'adjunto dos'],
    ...['restringido', 'restringido', '', ''],
  ]);
});

it('names what it cannot include, in the answer and on a page, and keeps the report', async () => {
  const made = await make([
    { name: 'cortado.pdf', file: base64FromBytes(plain.slice(0, plain.length - 400)) },
    { name: 'página.pdf', file: text('<html>Error 500</html>') },
    { name: 'clave.pdf', file: await fixture('user-protected') },
    { name: 'foto rota.png', file: signature.slice(0, 60) },
    { name: 'bueno.pdf', file: base64FromBytes(plain) },
  ]);
  expect(made.skipped).toEqual([
    { name: 'cortado.pdf', reason: 'damaged' },
    { name: 'página.pdf', reason: 'unknown-type' },
    { name: 'clave.pdf', reason: 'protected' },
    { name: 'foto rota.png', reason: 'damaged' },
  ]);
  const pages = await pdfPages(made.pdf);
  expect(pages[0]).toContain('Glucosa en suero');
  expect(pages[1]).toContain('Adjuntos no incluidos');
  for (const { name } of made.skipped) expect(pages[1]).toContain(name);
  expect(pages[1]).toContain('202611200007');
  expect(pages.slice(2)).toEqual(['adjunto uno', 'adjunto dos']);
});

it('names on a page what the pages of an attachment do not keep of its file, also behind a report of another engine', async () => {
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText('con clip', { x: 20, y: 20 });
  await document.attach(new Uint8Array([1]), 'datos.xml');
  const files = [
    { name: 'bueno.pdf', file: base64FromBytes(plain) },
    { name: 'clip.pdf', file: base64FromBytes(await document.save()) },
  ];
  const lessened = [{ name: 'clip.pdf', losses: ['files'], at: 1 }];
  const made = await make(files);
  expect(made).toMatchObject({ skipped: [], lessened });
  const [results, note, ...pages] = await pdfPages(made.pdf);
  expect(results).toContain('Glucosa en suero');
  expect(note).toMatch(/Adjuntos incluidos en parte.*clip\.pdf: sin sus archivos/s);
  expect(note).not.toMatch(/no incluidos|bueno\.pdf/);
  expect(pages).toEqual(['adjunto uno', 'adjunto dos', 'con clip']);

  const drawn = await pdf(['informe ajeno']);
  const job = { ...reportJob(files), template, fonts, drawn: new Uint8Array(drawn) };
  const foreign = await makeReport(job);
  expect(foreign.lessened).toEqual(lessened);
  expect((await pdfPages(foreign.pdf))[1]).toContain('clip.pdf: sin sus archivos');
});

it('draws the results without a logo that is broken, and tells of it and of characters that it cannot show', async () => {
  const made = await make([], 'data:image/png;base64,iVBORw0KGgo=', 'normal 漢 😀');
  expect(made).toMatchObject({ withoutPictures: true, missingCharacters: ['漢', '😀'] });
  expect((await pdfPages(made.pdf))[0]).toContain('Glucosa en suero');
  expect((await make([])).withoutPictures).toBe(false);
  expect(missingCharacters(fonts.bold, 'ñÁ≥≤µ↑↓⁶ αβ')).toEqual([]);
});
