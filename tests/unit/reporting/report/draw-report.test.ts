import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';

import type { ReportKind } from '@/domain/reports/content/report-data';
import type { ReportTest } from '@/domain/reports/content/report-order';
import { printedData } from '@tests/support/fixtures/printed-data';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { hardTests, reportTest } from '@tests/support/fixtures/report-order';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';
import { drawReport } from '@/reporting/builtin/report/draw-report';

const parts = await loadReportParts();
const { template, fonts } = parts;

const setting = { fonts, language: 'es', missingAttachments: [], withPictures: true } as const;

function drawn(tests: readonly ReportTest[], kind: ReportKind = 'final', by = template) {
  return drawReport(by, printedData(parts, tests, kind), setting);
}

const draw = async (tests: readonly ReportTest[], by = template) =>
  pdfPages(await drawn(tests, 'final', by));

/** How a reader meets the values of the hard tests; the micro sign as the font names it. */
const LINES = [
  'Antígeno prostático <5 ng/mL Hasta 4.0',
  'Fecha de última regla 2026-11-20',
  'Potasio 5.10 ↑ Alto mg/dL 3.50 – 5.10',
  'Título VDRL > 1:160 abnormal No reactivo',
  'Eritrocitos 4.51 10⁶/µL 4.10 – 5.10',
  'Hemoglobina 6.2 ↓↓ critical-low g/dL 12.3 – 15.3',
  'Plaquetas [b] 90 ↓ Bajo 10³/µL 150 – 450',
  'Índice de avidez ≥ 32 UI/mL Desde 32',
  'Urocultivo abnormal',
  'Ampicilina >=32 R',
  'Nitrofurantoína <=16 S',
];

it('prints name, result, unit and interval of each test unharmed, and hostile texts as text', async () => {
  const hostile = reportTest({
    ...{ testId: 90, name: '<img src=x onerror=1>' },
    result: '<script>alert(1)</script> {{x}} http://example.test ${y}',
  });
  const bytes = await drawn([...hardTests, hostile]);
  // The font draws micro sign and Greek mu with one glyph; the extracted text names either.
  const printed = (await pdfPages(bytes)).join('\n').replaceAll('μ', 'µ');
  const text = withoutSpace(printed);
  // As whole lines: a value is within a longer one, and a unit or an interval may be that of another test.
  expect(printed.split('\n')).toEqual(expect.arrayContaining([...LINES]));
  for (const { result } of [...hardTests, hostile]) expect(text).toContain(withoutSpace(result));
  expect(text).toContain('verificadoenlámina,a<by5<6.');
  expect(text).toContain('<imgsrc=xonerror=1>');
  expect(text).not.toContain('0–0');
  const file = await PDFDocument.load(bytes);
  expect(file.getKeywords()).toBeUndefined();
  // Only the order's number names the file.
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('Zúñiga');
});

it('marks each page with patient, order and page x of y, and holds each picture once', async () => {
  const many = Array.from({ length: 150 }, (_, at) =>
    reportTest({
      ...{ testId: at, name: `Prueba número ${at}` },
      ...{ areaId: at % 3, areaName: `Área ${at % 3}` },
    }),
  );
  const bytes = await drawn(many);
  const pages = await pdfPages(bytes);
  expect(pages.length).toBeGreaterThan(3);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('María de los Ángeles Zúñiga Peñaloza');
    expect(page).toContain('202611200007');
    expect(page).toContain(`Página ${at + 1} de ${pages.length}`);
    expect(page).not.toContain('Informe preliminar');
  }
  expect(new Set(pages.join('').match(/Prueba número \d+/g)).size).toBe(150);
  const objects = (await PDFDocument.load(bytes)).context.enumerateIndirectObjects();
  // Logo and signature. A cover would be another.
  const pictures = objects.filter(([, object]) => String(object).includes('/Subtype /Image'));
  expect(pictures).toHaveLength(2);
});

it('marks a preliminary report on every page and in the file', async () => {
  const many = Array.from({ length: 80 }, (_, at) =>
    reportTest({ testId: at, state: at % 5, result: '' }),
  );
  const bytes = await drawn(many, 'preliminary');
  for (const page of await pdfPages(bytes)) {
    expect(page.split('Informe preliminar').length).toBe(3);
    expect(page).toContain('Pendiente');
  }
  expect((await PDFDocument.load(bytes)).getKeywords()).toBe('Informe preliminar');
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

it('prints who validated, once for tests in a row of one person, where the template asks', async () => {
  const show = { ...template.show, validatedBy: true };
  const profile = { profileId: 3, profileName: 'Perfil' };
  const tests = [
    reportTest({ testId: 1 }),
    reportTest({ testId: 2 }),
    reportTest({ testId: 3, ...profile }),
    reportTest({ testId: 4, ...profile }),
    reportTest({ testId: 5, ...profile, validationUserName: 'Andrés' }),
  ];
  const on = (await draw(tests, { ...template, show })).join('');
  expect(on.split('Validado por: Claudia')).toHaveLength(4);
  expect(on.split('Validado por: Andrés')).toHaveLength(2);
  expect((await draw(tests)).join('')).not.toContain('Validado por');
});

it('draws the code of the print link only where the template asks for it', async () => {
  const qr = { ...template.qr, show: true, label: { es: 'Consulte aquí', en: '' } };
  const on = await drawn([reportTest()], 'final', { ...template, qr });
  expect((await pdfPages(on))[0]).toContain('Consulte aquí');
  const off = await drawn([reportTest()]);
  expect((await pdfPages(off))[0]).not.toContain('Consulte');
  expect(on.length).toBeGreaterThan(off.length);
});

it('ends behind the note of missing attachments, which is still to be read', async () => {
  const missing = { ...setting, missingAttachments: ['eco ñ.pdf'] };
  const pages = await pdfPages(await drawReport(template, printedData(parts, hardTests), missing));
  const last = pages.at(-1) ?? '';
  expect(last.indexOf('eco ñ.pdf')).toBeGreaterThan(-1);
  expect(last.indexOf('Fin del informe')).toBeGreaterThan(last.indexOf('eco ñ.pdf'));
  expect(pages.join('').split('Fin del informe')).toHaveLength(2);
});
