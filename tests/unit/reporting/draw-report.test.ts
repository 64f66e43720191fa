import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

import { buildReportData } from '@/domain/reports/build-report-data';
import type { ReportKind } from '@/domain/reports/report-data';
import type { ReportTest } from '@/domain/reports/report-order';
import { dayOfUtc, loadReportParts } from '@tests/support/fixtures/report-parts';
import { hardTests, reportOrder, reportTest, words } from '@tests/support/fixtures/report-order';
import { pdfPages, withoutSpace } from '@tests/support/pdf-text';
import { drawReport } from '@/reporting/builtin/draw-report';
import { plainText } from '@/lib/marked-text';

const { template, fonts, signature, logo } = await loadReportParts();

function dataOf(tests: readonly ReportTest[], kind: ReportKind = 'final') {
  return buildReportData(reportOrder(tests), {
    kind,
    rules: { onlyValidated: false, panicBlocking: 'none' },
    validators: [{ id: 7, signature }],
    laboratory: { name: 'Laboratorio Clínico Ñandú', logo, color: '#1f5fa8' },
    userName: 'lab',
    now: Date.UTC(2026, 10, 20, 15),
    words,
    dayOf: dayOfUtc,
  });
}

/** The font draws micro sign and Greek mu with one glyph; the extracted text names either. */
function sameMicro(text: string): string {
  return text.replaceAll('μ', 'µ');
}

async function draw(tests: readonly ReportTest[], kind: ReportKind = 'final') {
  const setting = { fonts, language: 'es', missingAttachments: [], withPictures: true } as const;
  const bytes = await drawReport(template, dataOf(tests, kind), setting);
  if (process.env['REPORT_OUT'])
    await writeFile(`${process.env['REPORT_OUT']}-${kind}-${tests.length}.pdf`, bytes);
  return pdfPages(bytes);
}

describe('drawReport', () => {
  it('prints name, result, unit and interval of each test unharmed', async () => {
    const text = sameMicro(withoutSpace((await draw(hardTests)).join('')));
    for (const test of hardTests) {
      expect(text).toContain(withoutSpace(test.name));
      expect(text).toContain(withoutSpace(test.result));
      expect(text).toContain(sameMicro(withoutSpace(test.unit.replaceAll(/<\/?sup>/g, ''))));
    }
    for (const interval of ['3.50–5.10', 'Hasta4.0', 'Noreactivo', 'Desde32', '4.10–5.10']) {
      expect(text).toContain(interval);
    }
    expect(text).toContain('verificadoenlámina,a<by5<6.');
    expect(text).toContain('Nitrofurantoína<=16S');
    expect(text).not.toContain('0–0');
    expect(plainText('10<sup>6</sup>/µL')).toBe('10⁶/µL');
  });

  it('marks each page with patient, order and page x of y', async () => {
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

  it('marks every page of a preliminary report', async () => {
    const many = Array.from({ length: 80 }, (_, at) =>
      reportTest({ testId: at, state: at % 5, result: '' }),
    );
    for (const page of await draw(many, 'preliminary')) {
      expect(page.split('Informe preliminar').length).toBe(3);
      expect(page).toContain('Pendiente');
    }
  });

  it('draws hostile texts as text', async () => {
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

  it('keeps only the order number as the title of the file', async () => {
    const setting = {
      fonts,
      language: 'es',
      missingAttachments: ['eco ñ.pdf'],
      withPictures: true,
    } as const;
    const bytes = await drawReport(template, dataOf(hardTests), setting);
    const pages = await pdfPages(bytes);
    expect(pages.at(-1)).toContain('eco ñ.pdf');
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).not.toContain('Zúñiga');
  });
});

it('is the template that is installed', async () => {
  expect(JSON.parse(await readFile('reports/reports.json', 'utf8'))).toEqual(template);
});
