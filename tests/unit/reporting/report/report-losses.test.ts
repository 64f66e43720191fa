// Nothing that the laboratory sent is missing on paper: the drawing library drops what must stay together and does not fit on a page.
import { expect, it } from 'vitest';

import type { ReportTest } from '@/domain/reports/content/report-order';
import { inLargePrint } from '@/reporting/builtin/report/large-print';
import type { ReportTemplate } from '@/reporting/report-template';
import { isSlow, sample } from '@tests/support/environment/runs';
import { printedReport } from '@tests/support/fixtures/printed-data';
import { reportTest } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';
import { startingTemplates } from '@tests/support/reports/shipped-templates';

const parts = await loadReportParts();
const starting = await startingTemplates();
const TEMPLATES = [
  ...starting,
  ...starting.map(({ file, template }) => ({
    file: `${file} in large print`,
    template: inLargePrint(template),
  })),
];

async function printed(template: ReportTemplate, tests: readonly ReportTest[]): Promise<string> {
  return withoutSpace((await pdfPages(await printedReport(parts, template, tests))).join(''));
}

/** Tests that are hard to place, and texts of theirs that have to be on paper. */
interface Load {
  readonly what: string;
  readonly tests: readonly ReportTest[];
  readonly texts: readonly string[];
}

/** A test between two others, all of which have to be there. */
function between(what: string, test: ReportTest, texts: readonly string[], before = 1): Load {
  const others = Array.from({ length: before }, (_, at) =>
    reportTest({ testId: 100 + at, name: 'Antes#', result: '11.1' }),
  );
  const tests = [...others, test, reportTest({ testId: 99, name: 'Después#', result: '33.3' })];
  return { what, tests, texts: ['Antes#', withoutSpace(test.name), 'Después#', ...texts] };
}

/** An antibiogram whose interpretations take several lines each. */
function culture(count: number, letters: number): Load {
  const interpretation = 'Sensible con exposición incrementada, '.repeat(3).slice(0, letters);
  const antibiotics = Array.from({ length: count }, (_, at) => ({
    ...{ antibiotic: `Antibiótico ${at}#`, mic: '<=0.25', interpretation: interpretation.trim() },
  }));
  const organism = { id: 1, name: 'Escherichia coli', comment: '', unreadable: 0, antibiotics };
  return between(
    `a culture of ${count} wordy antibiotics`,
    reportTest({ name: 'Urocultivo#', result: 'Positivo', microorganisms: [organism] }),
    antibiotics.map(({ antibiotic }) => withoutSpace(antibiotic)),
  );
}

function manyOptions(count: number, before: number): Load {
  const options = Array.from({ length: count }, (_, at) => ({
    option: `Opción ${at}#`,
    result: at % 5 === 4 ? `${'Cristales de oxalato de calcio. '.repeat(at)}fin${at}#` : `r${at}#`,
    normalResult: 'Negativo',
    comment: at % 7 === 6 ? 'Confirmado. '.repeat(at * 8) : '',
  }));
  const test = reportTest({ name: 'Orina#', result: 'Ver opciones', resultType: 'text', options });
  const ends = options.map((_, at) => (at % 5 === 4 ? `fin${at}#` : `r${at}#`));
  const names = options.map(({ option }) => withoutSpace(option));
  return between(`${count} options`, test, [...names, ...ends], before);
}

const lines = (what: string, result: string) =>
  between(what, reportTest({ name: 'Sedimento#', resultType: 'text', result: `${result}fin#` }), [
    'fin#',
  ]);

const longNames = [200, 400, 800, 1600].map((letters) =>
  reportTest({
    testId: letters,
    name: `${'Anticuerpos contra el virus de '.repeat(60).slice(0, letters)}fin${letters}#`,
    result: `${letters}.5`,
  }),
);
const ofOneSigner = Array.from({ length: 15 }, (_, at) =>
  reportTest({
    ...{ testId: at + 1, areaId: at + 1, areaName: `Toxicología y monitoreo de fármacos ${at}` },
    ...{ validationUserId: 7, validationUserName: 'Firmante#' },
  }),
);
const belowLongHeading = [1, 2].map((testId) =>
  reportTest({
    ...{ testId, name: `Prueba ${testId}#` },
    ...{ profileId: 5, profileName: 'Perfil de nombre muy largo '.repeat(60).trim() },
  }),
);

const LOADS: readonly Load[] = [
  ...[8, 12, 16, 20].map((count) => culture(count, count % 8 === 0 ? 58 : 98)),
  manyOptions(12, 3),
  manyOptions(40, 11),
  lines('twenty lines with blank ones between them', Array(20).fill('línea').join('\n\n\n')),
  lines('two lines with sixty blank ones between them', `INICIO${'\n'.repeat(60)}FINAL`),
  {
    what: 'names that take most of a page or more',
    tests: longNames,
    texts: longNames.flatMap(({ testId, result }) => [`fin${testId}#`, result]),
  },
  {
    what: 'many areas of one person',
    tests: ofOneSigner,
    texts: ['Firmante#', 'Findelinforme'],
  },
  {
    what: 'tests below a heading that takes most of a page',
    tests: belowLongHeading,
    texts: ['Prueba1#', 'Prueba2#'],
  },
];

it('loses nothing, whichever template draws it', async () => {
  // By day each load is drawn with one of the templates, in the slow part with every one.
  const cases = LOADS.flatMap((load, at) =>
    TEMPLATES.filter((_, place) => isSlow() || place === at % TEMPLATES.length).map((by) => ({
      ...by,
      ...load,
    })),
  );
  for (const { file, template, what, tests, texts } of cases) {
    const text = await printed(template, tests);
    for (const part of texts) expect(text, `${what} by ${file}`).toContain(part);
  }
});

const ODD = ['', ' ', '\n', '\nmás', '\u200b', '\u00a0', '\t', '😀', 'שלום', 'a(b)\\c', '<br>'];

it('takes no text for one that was lost, however it begins', async () => {
  for (const text of sample(ODD, 4)) {
    const antibiotics = [{ antibiotic: text, mic: text, interpretation: text }];
    const organism = { id: 1, name: text, comment: text, unreadable: 0, antibiotics };
    const tests = [
      reportTest({ testId: 1, name: text, result: `${text}${'largo '.repeat(20)}` }),
      reportTest({ testId: 2, areaName: text, comment: text, hasComment: true }),
      reportTest({ testId: 3, validationUserId: 9, validationUserName: text }),
      reportTest({ testId: 4, microorganisms: [organism] }),
    ];
    expect(await printed(parts.template, tests), JSON.stringify(text)).toContain('largo');
  }
});

it('is no report where there is no room for results beside the head: an error, and not pages of heads', async () => {
  const tall: ReportTemplate = { ...parts.template, margins: [43, 700, 43, 60] };
  await expect(printed(tall, [reportTest({ testId: 1 })])).rejects.toBeInstanceOf(Error);
});
