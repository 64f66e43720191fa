import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';

import type { ReportTest } from '@/domain/reports/content/report-order';
import { paperLaboratory } from '@/domain/reports/content/paper-laboratory';
import { drawReport } from '@/reporting/builtin/report/draw-report';
import { techniqueLetters } from '@/reporting/builtin/report/draw-report';
import type { ReportTemplate } from '@/reporting/report-template';
import { printedData } from '@tests/support/fixtures/printed-data';
import { reportTest } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages, pdfPlaces, withoutSpace } from '@tests/support/files/pdf-text';

const parts = await loadReportParts();
const { template, fonts } = parts;
const setting = { fonts, language: 'es', missingAttachments: [], withPictures: true } as const;

const draw = (tests: readonly ReportTest[], by: ReportTemplate = template) =>
  drawReport(by, printedData(parts, tests), setting);
const textOf = async (tests: readonly ReportTest[], by?: ReportTemplate) =>
  (await pdfPages(await draw(tests, by))).join('');

it('puts numbers one below the other by their decimal point, and words to the left', async () => {
  const results = ['5.12', '92', '0.250', '<0.01', '1234.5', '-2.1'];
  const words = ['Negativo', '1:320', '5-10 x campo'];
  const tests = [...results, ...words].map((result, testId) => reportTest({ testId, result }));
  const places = await pdfPlaces(await draw(tests));
  const size = template.fontSizes.text;
  const placed = (result: string) => places.find(({ text }) => text === result);
  const points = results.map((result) => {
    const decimals = result.includes('.') ? result.length - result.indexOf('.') : 0;
    const behind = decimals === 0 ? 0 : (0.278 + (decimals - 1) * 0.556) * size;
    return (placed(result)?.right ?? NaN) - behind;
  });
  for (const point of points) expect(point).toBeCloseTo(points[0] ?? NaN, 0);
  const lefts = words.map((word) => placed(word)?.left);
  expect(new Set(lefts)).toHaveProperty('size', 1);
  expect(lefts[0]).toBeLessThan((placed('-2.1')?.left ?? 0) - 10);
});

it('counts what is outside its reference values, in singular too, and says nothing where nothing is', async () => {
  const altered = (testId: number) => reportTest({ testId, pathology: 3, result: '180' });
  expect(await textOf([altered(1), altered(2), reportTest({ testId: 3 })])).toContain(
    '2 resultados fuera de los valores de referencia',
  );
  expect(await textOf([altered(1)])).toContain('1 resultado fuera de los valores de referencia');
  expect(await textOf([reportTest()])).not.toContain('fuera de los valores de referencia');
  // A code that is none of the contract's asks for attention and tells nothing of the limits.
  const unread = await textOf([reportTest({ pathology: 99, result: 'Ámbar' })]);
  expect(unread).toContain('Sin clasificar');
  expect(unread).not.toContain('fuera de los valores de referencia');
});

it('explains each technique once, by letters', async () => {
  const tests = ['Hexoquinasa', 'Cálculo', 'Hexoquinasa', ''].map((technique, testId) =>
    reportTest({ testId, name: `Prueba ${testId}`, technique }),
  );
  const text = await textOf(tests);
  expect(text.split('Hexoquinasa')).toHaveLength(2);
  expect(text).toContain('Técnicas: [a] Hexoquinasa · [b] Cálculo');
  for (const name of ['Prueba 0 [a]', 'Prueba 1 [b]', 'Prueba 2 [a]', 'Prueba 3']) {
    expect(withoutSpace(text)).toContain(withoutSpace(name));
  }
  expect(text).not.toContain('Prueba 3 [');
  const lines = { ...template, show: { ...template.show, techniqueLetters: false } };
  expect((await textOf(tests, lines)).split('Técnica: Hexoquinasa')).toHaveLength(3);
  // There are letters for more techniques than the alphabet has.
  const rows = Array.from({ length: 60 }, (_, at) => ({ technique: `Técnica ${at}` }));
  const data = { areas: [{ profiles: [{ technique: '', rows }] }] };
  const letters = [...techniqueLetters(data as never).values()];
  expect(new Set(letters).size).toBe(60);
  expect([letters[0], letters[25], letters[26], letters[52]]).toEqual(['a', 'z', 'aa', 'ba']);
});

it('leaves out columns of which the laboratory sent nothing', async () => {
  const culture = (interpretation: string) =>
    reportTest({
      ...{ unit: '', reference: { min: null, max: null } },
      microorganisms: [
        {
          ...{ id: 1, name: 'Escherichia coli', comment: '', unreadable: 0 },
          antibiotics: [{ antibiotic: 'Ampicilina', mic: '>=32', interpretation }],
        },
      ],
    });
  const without = await textOf([culture('')]);
  for (const head of ['Interpretación', 'Unidad', 'Valores de referencia']) {
    expect(without).not.toContain(head);
  }
  expect(without).toContain('CMI');
  expect(await textOf([culture('R')])).toContain('Interpretación');
});

it('stands four signatures in two rows of two, and says who made it, in which language, and what it is', async () => {
  const tests = [1, 2, 3, 4].map((at) =>
    reportTest({
      ...{ testId: at, areaId: at, areaName: `Área ${at}` },
      ...{ validationUserId: at, validationUserName: `Firmante${at}` },
    }),
  );
  const pdf = await draw(tests);
  const places = await pdfPlaces(pdf);
  const bases = places.filter(({ text }) => text.startsWith('Firmante')).map(({ base }) => base);
  expect(new Set(bases).size).toBe(2);
  expect(bases[0]).toBe(bases[1]);
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  expect(file.getTitle()).toBe('Informe final 202611200007, 2026-11-19 12:02');
  expect(file.getAuthor()).toBe('Laboratorio Clínico Ñandú');
  expect(String(file.catalog.lookup(PDFName.of('Lang')))).toBe('(es)');
  expect(file.catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true);
});

it('has the laboratory’s lines of the configuration, or the template’s own in their place', async () => {
  const branding = {
    ...{ entity: '', title: 'Andino', logo: '', color: '#123456', information2: ' ' },
    information1: 'Calle 100 # 8A-55 · (601) 555 0100',
    url: 'https://andino.example',
  };
  const laboratory = paperLaboratory({ branding: branding as never });
  expect(laboratory).toEqual({
    name: 'Andino',
    logo: '',
    color: '#123456',
    contact: ['Calle 100 # 8A-55 · (601) 555 0100', 'https://andino.example'],
  });
  const data = printedData(parts, [reportTest()]);
  const head = { ...data.head, laboratoryContact: laboratory.contact };
  const drawn = async (by: ReportTemplate) =>
    (await pdfPages(await drawReport(by, { ...data, head }, setting))).join('');
  expect(await drawn(template)).toContain('(601) 555 0100');
  const own = await drawn({ ...template, laboratoryLines: [{ es: 'Registro 123' }] });
  expect(own).toContain('Registro 123');
  expect(own).not.toContain('(601) 555 0100');
});
