import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';

import { base64FromBytes } from '@/lib/files/base64';
import { makeReport } from '@/reporting/builtin/report/make-report';
import { reportJob } from '@tests/support/fixtures/report-job';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages } from '@tests/support/files/pdf-text';

const { template, fonts } = await loadReportParts();

async function pdf(...pages: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (const text of pages) {
    const page = document.addPage([300, 300]);
    if (text !== '') page.drawText(text, { x: 20, y: 20 });
  }
  return new Uint8Array(await document.save());
}

const one = { name: 'uno', extension: 'pdf', file: base64FromBytes(await pdf('uno')) };
const two = { name: 'dos', extension: 'PDF', file: base64FromBytes(await pdf('dos a', 'dos b')) };
const broken = { name: 'roto', extension: 'pdf', file: base64FromBytes(new Uint8Array([1, 2])) };
const picture = {
  name: 'foto',
  extension: 'png',
  file: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

const threePages = await pdf('1', '2', '3');
const WRONG: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] = [
  ['a page too few', await pdf('1', '2')],
  ['a page too many', await pdf('1', '2', '3', '4')],
  ['no PDF', new TextEncoder().encode('<html>')],
  ['cut off', threePages.slice(0, -300)],
];
const drawn = await pdf('informe ajeno');

async function pagesOf(
  files: Parameters<typeof reportJob>[0],
  bytes: Uint8Array<ArrayBuffer>,
  endsWithBlankPage = false,
) {
  const job = { ...reportJob(files), merged: { bytes, endsWithBlankPage } };
  const made = await makeReport({ ...job, template, fonts, drawn: null });
  const pages = await pdfPages(made.pdf);
  return { skipped: made.skipped, pages: pages.filter((page) => !page.includes('Generado:')) };
}

it('takes the place of the documents, before the pictures, without the empty page that the server adds to a single file', async () => {
  const merged = await pdf('servidor 1', 'servidor 2', 'servidor 3');
  const { pages, skipped } = await pagesOf([picture, one, two], merged);
  expect(pages).toEqual(['servidor 1', 'servidor 2', 'servidor 3', '']);
  expect(skipped).toEqual([]);
  const single = await pagesOf([one], await pdf('servidor 1', ''), true);
  expect(single.pages).toEqual(['servidor 1']);
});

it('is not believed when it has other pages or is no file: the files are merged here', async () => {
  for (const [what, bytes] of WRONG) {
    const { pages, skipped } = await pagesOf([one, two], bytes);
    expect(pages, what).toEqual(['uno', 'dos a', 'dos b']);
    expect(skipped).toEqual([]);
  }
});

it('hides no broken file', async () => {
  const { pages, skipped } = await pagesOf([one, broken], await pdf('servidor 1'));
  expect(skipped).toEqual([{ name: 'roto', reason: 'unknown-type' }]);
  expect(pages).toEqual(['servidor 1']);
});

it('a report of another engine is followed by its attachments, or by a page that names what is missing and whose report it is', async () => {
  const append = async (files: Parameters<typeof reportJob>[0]) => {
    const made = await makeReport({ ...reportJob(files), template, fonts, drawn });
    return { skipped: made.skipped, pages: await pdfPages(made.pdf) };
  };
  const whole = await append([one, picture]);
  expect(whole).toEqual({ skipped: [], pages: ['informe ajeno', 'uno', ''] });
  const { pages, skipped } = await append([broken, one]);
  expect(skipped).toEqual([{ name: 'roto', reason: 'unknown-type' }]);
  expect(pages).toEqual(['informe ajeno', expect.any(String), 'uno']);
  for (const text of ['Adjuntos no incluidos', 'roto', 'Zúñiga', '202611200007']) {
    expect(pages[1]).toContain(text);
  }
});
