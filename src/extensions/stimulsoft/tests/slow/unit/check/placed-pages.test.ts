import { PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';

import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';

import { placedPages } from '@/extensions/stimulsoft/tests/check/placed-pages';

type Drawn = readonly [text: string, x: number, y: number, size: number];

async function pdfOf(texts: readonly Drawn[]) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([400, 200]);
  for (const [text, x, y, size] of texts) page.drawText(text, { x, y, size, font });
  return document.save();
}

/** As the licensed engine writes 10⁶/mL: the line first, the raised figure behind it, and other cells between. */
const RAISED: readonly Drawn[] = [
  ['10', 50, 100, 10],
  ['/mL', 66, 100, 10],
  ['Eritrocitos', 150, 100, 10],
  ['6', 61.2, 103.5, 6],
];

const readOf = async (texts: readonly Drawn[]) =>
  withoutSpace((await placedPages(await pdfOf(texts))).flat().join(''));

it('a raised figure is read where it stands', async () => {
  const pdf = await pdfOf(RAISED);
  expect(withoutSpace((await pdfPages(pdf)).join(''))).not.toContain('106/mL');
  expect(await readOf(RAISED)).toContain('106/mL');
});

it.each<[string, Drawn]>([
  ['on the line above', ['6', 61.2, 112, 6]],
  ['on the line below', ['6', 61.2, 88, 6]],
  ['behind the unit', ['6', 90, 103.5, 6]],
])('a figure %s is not part of it', async (_case, figure) => {
  expect(await readOf([...RAISED.slice(0, 3), figure])).not.toContain('106/mL');
});

it('a text of several lines beside another cell stays in one piece', async () => {
  const texts: readonly Drawn[] = [
    ['Crecimiento de', 20, 100, 10],
    ['Escherichia coli', 20, 88, 10],
    ['mmol/L', 200, 100, 10],
    ['70 - 100', 200, 88, 10],
  ];
  expect(await readOf(texts)).toContain('CrecimientodeEscherichiacoli');
});
