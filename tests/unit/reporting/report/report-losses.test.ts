// Nothing that the laboratory sent is missing on paper: the drawing library drops what must stay together and does not fit on a page.
import { describe, expect, it } from 'vitest';

import type { ReportTest } from '@/domain/reports/content/report-order';
import { inLargePrint } from '@/reporting/builtin/report/large-print';
import type { ReportTemplate } from '@/reporting/report-template';
import { printedReport } from '@tests/support/fixtures/printed-data';
import { reportTest } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';
import { startingTemplates } from '@tests/support/reports/templates';

const parts = await loadReportParts();
const templates = await startingTemplates();

async function printed(template: ReportTemplate, tests: readonly ReportTest[]): Promise<string> {
  return withoutSpace((await pdfPages(await printedReport(parts, template, tests))).join(''));
}

/** An antibiogram whose interpretations take several lines each. */
const wordyOrganism = (count: number, letters: number) => ({
  id: 1,
  name: 'Escherichia coli',
  comment: '',
  unreadable: 0,
  antibiotics: Array.from({ length: count }, (_, at) => ({
    antibiotic: `Antibiótico ${at}#`,
    mic: '<=0.25',
    interpretation: 'Sensible con exposición incrementada, '.repeat(3).slice(0, letters).trim(),
  })),
});

describe.each([
  ...templates,
  ...templates.map(({ file, template }) => ({
    file: `${file} in large print`,
    template: inLargePrint(template),
  })),
])('$file', ({ template }) => {
  it('loses no culture, whatever the length of its interpretations', async () => {
    for (const count of [8, 12, 16, 20]) {
      const tests = [
        reportTest({ testId: 1, name: 'Antes#', result: '11.1' }),
        reportTest({
          testId: 2,
          name: 'Urocultivo#',
          result: 'Positivo',
          microorganisms: [wordyOrganism(count, count % 8 === 0 ? 58 : 98)],
        }),
        reportTest({ testId: 3, name: 'Después#', result: '33.3' }),
      ];
      const text = await printed(template, tests);
      for (const name of ['Antes#', 'Urocultivo#', 'Después#']) expect(text).toContain(name);
      for (let at = 0; at < count; at += 1) expect(text).toContain(`Antibiótico${at}#`);
    }
  });

  it('loses no option of a template result, however many there are and however long', async () => {
    for (const [before, count] of [
      [3, 12],
      [11, 40],
    ] as const) {
      const option = (at: number) => ({
        option: `Opción ${at}#`,
        result:
          at % 5 === 4 ? `${'Cristales de oxalato de calcio. '.repeat(at)}fin${at}#` : `r${at}#`,
        normalResult: 'Negativo',
        comment: at % 7 === 6 ? 'Confirmado. '.repeat(at * 8) : '',
      });
      const tests = [
        ...Array.from({ length: before }, (_, at) => reportTest({ testId: at + 1, name: 'Antes' })),
        reportTest({
          ...{ testId: 90, name: 'Orina#', result: 'Ver opciones', resultType: 'text' },
          options: Array.from({ length: count }, (_, at) => option(at)),
        }),
        reportTest({ testId: 99, name: 'Último#' }),
      ];
      const text = await printed(template, tests);
      for (const name of ['Orina#', 'Último#']) expect(text).toContain(name);
      for (let at = 0; at < count; at += 1) {
        expect(text).toContain(`Opción${at}#`);
        expect(text).toContain(at % 5 === 4 ? `fin${at}#` : `r${at}#`);
      }
    }
  });

  it.each([
    ['twenty lines with blank ones between them', Array(20).fill('línea').join('\n\n\n')],
    ['two lines with sixty blank ones between them', `INICIO${'\n'.repeat(60)}FINAL`],
  ])('loses no result of %s', async (_what, result) => {
    const tests = [
      reportTest({ testId: 1, name: 'Antes#' }),
      reportTest({ testId: 2, name: 'Sedimento#', resultType: 'text', result: `${result}fin#` }),
      reportTest({ testId: 3, name: 'Después#' }),
    ];
    const text = await printed(template, tests);
    for (const part of ['Antes#', 'Sedimento#', 'fin#', 'Después#']) expect(text).toContain(part);
  });

  it('loses no test of a name that takes most of a page or more', async () => {
    const tests = [200, 400, 800, 1600].map((letters) =>
      reportTest({
        testId: letters,
        name: `${'Anticuerpos contra el virus de '.repeat(60).slice(0, letters)}fin${letters}#`,
        result: `${letters}.5`,
      }),
    );
    const text = await printed(template, tests);
    for (const { testId, result } of tests) {
      expect(text).toContain(`fin${testId}#`);
      expect(text).toContain(result);
    }
  });

  it('signs below however long the areas of one person are', async () => {
    const tests = Array.from({ length: 15 }, (_, at) =>
      reportTest({
        testId: at + 1,
        areaId: at + 1,
        areaName: `Toxicología y monitoreo de fármacos ${at}`,
        validationUserId: 7,
        validationUserName: 'Firmante#',
      }),
    );
    const text = await printed(template, tests);
    expect(text).toContain('Firmante#');
    expect(text).toContain('Findelinforme');
  });

  it('keeps a test below headings that take most of a page', async () => {
    const tests = [1, 2].map((testId) =>
      reportTest({
        testId,
        name: `Prueba ${testId}#`,
        profileId: 5,
        profileName: 'Perfil de nombre muy largo '.repeat(60).trim(),
      }),
    );
    const text = await printed(template, tests);
    for (const { name } of tests) expect(text).toContain(withoutSpace(name));
  });
});

it.each(['', ' ', '\n', '\nmás', '\u200b', '\u00a0', '\t', '😀', 'שלום', 'a(b)\\c', '<br>'])(
  'takes no text that begins like %j for one that was lost',
  async (text) => {
    const organism = { id: 1, name: text, comment: text, unreadable: 0 };
    const tests = [
      reportTest({ testId: 1, name: text, result: `${text}${'largo '.repeat(20)}` }),
      reportTest({ testId: 2, areaName: text, comment: text, hasComment: true }),
      reportTest({ testId: 3, validationUserId: 9, validationUserName: text }),
      reportTest({
        testId: 4,
        microorganisms: [
          { ...organism, antibiotics: [{ antibiotic: text, mic: text, interpretation: text }] },
        ],
      }),
    ];
    await expect(printed(parts.template, tests)).resolves.toContain('largo');
  },
);

it('is no report where there is no room for results beside the head: an error, and not pages of heads (F12)', async () => {
  const { template } = parts;
  const tall: ReportTemplate = { ...template, margins: [43, 700, 43, 60] };
  await expect(printed(tall, [reportTest({ testId: 1 })])).rejects.toBeInstanceOf(Error);
});
