import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';

import type { ReportKind } from '@/domain/reports/content/report-data';
import type { ReportTest } from '@/domain/reports/content/report-order';
import { printedData } from '@tests/support/fixtures/printed-data';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { hardTests, reportTest } from '@tests/support/fixtures/report-order';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';
import { drawReport } from '@/reporting/builtin/report/draw-report';
import { plainText } from '@/lib/text/marked-text';

const parts = await loadReportParts();
const { template, fonts } = parts;

const setting = { fonts, language: 'es', missingAttachments: [], withPictures: true } as const;

function dataOf(tests: readonly ReportTest[], kind?: ReportKind) {
  return printedData(parts, tests, kind);
}

/** The font draws micro sign and Greek mu with one glyph; the extracted text names either. */
function sameMicro(text: string): string {
  return text.replaceAll('μ', 'µ');
}

function drawn(tests: readonly ReportTest[], kind: ReportKind = 'final', by = template) {
  return drawReport(by, dataOf(tests, kind), setting);
}

async function draw(tests: readonly ReportTest[], kind: ReportKind = 'final') {
  return pdfPages(await drawn(tests, kind));
}

/** How a reader meets the values of the hard tests; the micro sign as the font names it. */
const LINES = [
  'Antígeno prostático <5 ng/mL Hasta 4.0',
  'Fecha de última regla 2026-11-20',
  'Potasio 5.10 ↑ Alto mg/dL 3.50 – 5.10',
  'Título VDRL > 1:160 abnormal No reactivo',
  'Eritrocitos 4.51 106/µL 4.10 – 5.10',
  'Hemoglobina 6.2 ↓↓ critical-low g/dL 12.3 – 15.3',
  'Plaquetas [b] 90 ↓ Bajo 103/µL 150 – 450',
  'Índice de avidez ≥ 32 UI/mL Desde 32',
  'Urocultivo abnormal',
  'Ampicilina >=32 R',
  'Nitrofurantoína <=16 S',
];

describe('drawReport', () => {
  it('prints name, result, unit and interval of each test unharmed (F1, F2, F3)', async () => {
    const printed = sameMicro((await draw(hardTests)).join('\n'));
    const text = withoutSpace(printed);
    // As whole lines: a value is within a longer one, and a unit or an interval may be that of another test.
    expect(printed.split('\n')).toEqual(expect.arrayContaining([...LINES]));
    for (const test of hardTests) expect(text).toContain(withoutSpace(test.result));
    expect(text).toContain('verificadoenlámina,a<by5<6.');
    expect(text).toContain('Nitrofurantoína<=16S');
    expect(text).not.toContain('0–0');
    expect(plainText('10<sup>6</sup>/µL')).toBe('10⁶/µL');
  });

  it('marks each page with patient, order and page x of y (F6)', async () => {
    const many = Array.from({ length: 150 }, (_, at) =>
      reportTest({
        testId: at,
        name: `Prueba número ${at}`,
        areaId: at % 3,
        areaName: `Área ${at % 3}`,
      }),
    );
    const pages = await draw(many);
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('María de los Ángeles Zúñiga Peñaloza');
      expect(page).toContain('202611200007');
      expect(page).toContain(`Página ${at + 1} de ${pages.length}`);
      expect(page).not.toContain('Informe preliminar');
    }
    expect(new Set(pages.join('').match(/Prueba número \d+/g)).size).toBe(150);
  });

  it('holds each picture once, however many pages show it', async () => {
    const many = Array.from({ length: 150 }, (_, at) => reportTest({ testId: at }));
    const document = await PDFDocument.load(await drawn(many));
    const pictures = document.context
      .enumerateIndirectObjects()
      .filter(([, object]) => String(object).includes('/Subtype /Image'));
    expect(document.getPageCount()).toBeGreaterThan(3);
    // Logo and signature. A cover would be another.
    expect(pictures).toHaveLength(2);
  });

  it('marks a preliminary report on every page and in the file (F9)', async () => {
    const many = Array.from({ length: 80 }, (_, at) =>
      reportTest({ testId: at, state: at % 5, result: '' }),
    );
    const [bytes, final] = [await drawn(many, 'preliminary'), await drawn(hardTests)];
    for (const page of await pdfPages(bytes)) {
      expect(page.split('Informe preliminar').length).toBe(3);
      expect(page).toContain('Pendiente');
    }
    expect((await PDFDocument.load(bytes)).getKeywords()).toBe('Informe preliminar');
    expect((await PDFDocument.load(final)).getKeywords()).toBeUndefined();
  });

  it('names the profile again on each page that continues it', async () => {
    const tests = Array.from({ length: 120 }, (_, at) =>
      reportTest({ testId: at, name: `Prueba ${at}`, profileId: 9, profileName: 'Perfil largo' }),
    );
    const pages = await draw([...tests, reportTest({ testId: 500, name: 'Suelta' })]);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]?.indexOf('Suelta')).toBeLessThan(pages[0]?.indexOf('Perfil largo') ?? 0);
    for (const page of pages.filter((text) => /Prueba \d/.test(text))) {
      expect(page.search('Perfil largo')).toBeGreaterThan(-1);
      expect(page.search('Perfil largo')).toBeLessThan(page.search(/Prueba \d/));
      expect(page.slice(page.search('Perfil largo'))).toContain('Valores de referencia');
    }
  });

  it('names the organism above its antibiotics on every page', async () => {
    const antibiotics = Array.from({ length: 90 }, (_, at) => ({
      antibiotic: `Antibiótico ${at}`,
      mic: `<=${at}`,
      interpretation: 'S',
    }));
    const comment = '<p>Productor de BLEE</p>';
    const microorganisms = ['Escherichia coli', 'Klebsiella pneumoniae'].map((name, id) => ({
      id,
      name,
      comment,
      antibiotics,
      unreadable: 0,
    }));
    const pages = await draw([reportTest({ microorganisms })]);
    const text = withoutSpace(pages.join(''));
    expect(text.match(/Antibiótico\d+<=\d+S/g)).toHaveLength(180);
    expect(text.split('ProductordeBLEE')).toHaveLength(3);
    expect(pages.length).toBeGreaterThan(4);
    for (const page of pages.slice(0, -1)) {
      const first = page.search(/Antibiótico \d/);
      expect(page.slice(0, first)).toMatch(/Escherichia coli|Klebsiella pneumoniae/);
    }
  });

  it('prints who validated, once for tests in a row of one person, where the template asks', async () => {
    const show = { ...template.show, validatedBy: true };
    const profile = { profileId: 3, profileName: 'Perfil' };
    const other = { ...profile, validationUserName: 'Andrés' };
    const tests = [
      reportTest({ testId: 1 }),
      reportTest({ testId: 2 }),
      reportTest({ testId: 3, ...profile }),
      reportTest({ testId: 4, ...profile }),
      reportTest({ testId: 5, ...other }),
    ];
    const on = await pdfPages(await drawn(tests, 'final', { ...template, show }));
    expect(on.join('').split('Validado por: Claudia')).toHaveLength(4);
    expect(on.join('').split('Validado por: Andrés')).toHaveLength(2);
    expect((await draw(tests)).join('')).not.toContain('Validado por');
  });

  it('draws the code of the print link only where the template asks for it (K7)', async () => {
    const qr = { ...template.qr, show: true, label: { es: 'Consulte aquí', en: '' } };
    const on = await drawn([reportTest()], 'final', { ...template, qr });
    expect((await pdfPages(on))[0]).toContain('Consulte aquí');
    const off = await drawn([reportTest()]);
    expect((await pdfPages(off))[0]).not.toContain('Consulte');
    expect(on.length).toBeGreaterThan(off.length);
  });

  it('draws hostile texts as text (F1)', async () => {
    const result = '<script>alert(1)</script> {{x}} http://example.test ${y}';
    const text = (await draw([reportTest({ result, name: '<img src=x onerror=1>' })])).join('');
    expect(withoutSpace(text)).toContain(withoutSpace(result));
    expect(withoutSpace(text)).toContain('<imgsrc=xonerror=1>');
  });

  it.each([
    ['words', 1200, ' '],
    ['lines', 200, '\n'],
    ['words of one page', 300, ' '],
    ['lines that just fit', 11, '\n'],
    ['one long word', 40, ''],
  ])('prints long texts to their end: %s', async (_case, count, separator) => {
    const result = Array.from({ length: count }, (_, at) => `palabra${at}`).join(separator);
    const tests = Array.from({ length: 6 }, (_, at) =>
      reportTest({ testId: at, result: `inicio${at} ${result}`, comment: `nota${at} ${result}` }),
    );
    const text = withoutSpace((await draw(tests)).join(''));
    for (const { result: expected } of tests) {
      const words = expected.split(/\s/);
      expect(text).toContain(words[0]);
      expect(text.split(words.at(-1) ?? '').length).toBeGreaterThan(1);
    }
    expect(text.split(`palabra${count - 1}`).length).toBe(13);
  });

  it('ends behind the note of missing attachments, which is still to be read (D11)', async () => {
    const bytes = await drawReport(template, dataOf(hardTests), {
      ...setting,
      missingAttachments: ['eco ñ.pdf'],
    });
    const last = (await pdfPages(bytes)).at(-1) ?? '';
    expect(last.indexOf('eco ñ.pdf')).toBeGreaterThan(-1);
    expect(last.indexOf('Fin del informe')).toBeGreaterThan(last.indexOf('eco ñ.pdf'));
    expect((await pdfPages(bytes)).join('').split('Fin del informe')).toHaveLength(2);
  });

  it('keeps only the order number as the title of the file', async () => {
    const bytes = await drawReport(template, dataOf(hardTests), setting);
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).not.toContain('Zúñiga');
  });
});
