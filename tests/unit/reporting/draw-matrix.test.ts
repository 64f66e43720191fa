import { describe, expect, it } from 'vitest';

import type { MatrixSheet, SheetTest } from '@/domain/results/history/history-matrix-sheet';
import { plainText } from '@/lib/text/marked-text';
import { makeMatrix } from '@/reporting/builtin/matrix/make-matrix';
import { matrixPages } from '@/reporting/builtin/matrix/draw-matrix';
import { sample } from '@tests/support/environment/runs';
import { sheetOf } from '@tests/support/fixtures/matrix';
import { reportTest } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';
import { pdfPages, pdfPlaces, withoutSpace } from '@tests/support/files/pdf-text';
import { startingTemplates } from '@tests/support/reports/shipped-templates';

const { template, fonts, logo } = await loadReportParts();
const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1, 12);

const head = {
  ...{ title: 'Histórico combinado', patientName: 'María de los Ángeles Zúñiga Peñaloza' },
  ...{ patientDocument: 'CC 1098765432', birthday: '1980-02-29' },
  ...{ generatedAt: '2026-11-20 10:00:00', laboratoryName: 'Laboratorio Clínico Ñandú' },
  ...{ laboratoryLogo: logo, laboratoryColor: '#1f5fa8' },
};

async function draw(sheet: MatrixSheet, laboratoryLogo = logo, own = template) {
  const matrix = {
    ...{ head: { ...head, laboratoryLogo }, sheet },
    ...{ testLabel: 'Examen', notes: ['Nota al pie'], boxed: 'Falta □:' },
  };
  const made = await makeMatrix({ matrix, language: 'es', template: own, fonts });
  return { ...made, pages: await pdfPages(made.pdf) };
}

/** The font draws micro sign and Greek mu with one glyph; the extracted text names either. */
function printed(text: string): string {
  return withoutSpace(plainText(text)).replaceAll('μ', 'µ');
}

const testsOf = ({ rows }: MatrixSheet) =>
  rows.filter((row): row is SheetTest => row.kind === 'test');

/** So many days with what each has of a test. */
const datedHistory = (
  testId: number,
  days: number,
  itemOf: (at: number) => Parameters<typeof historyItem>[0],
) =>
  testHistory(
    testId,
    Array.from({ length: days }, (_, at) =>
      historyItem({
        ...{ order: `2026${String(at).padStart(8, '0')}`, validateDate: START + at * DAY },
        ...itemOf(at),
      }),
    ),
  );

/** Tests in two areas and a profile; each result names its test and date, so that a wrong place shows. */
function wideSheet(tests: number, dates: number): MatrixSheet {
  const results = Array.from({ length: tests }, (_, id) =>
    reportTest({
      ...{ testId: id, name: `Prueba ${id}`, unit: '10<sup>6</sup>/µL', digits: 1 },
      ...{ areaId: id % 2, areaName: `Área ${id % 2}` },
      ...(id % 3 === 0 && { profileId: 5, profileName: 'Perfil lipídico' }),
    }),
  );
  const histories = results.map(({ testId }) => {
    const history = datedHistory(testId, dates, (at) => ({
      result: `${testId}.${at}`,
      reference: at % 4 === 0 ? { min: 60, max: 90 } : { min: 70, max: 100 },
      pathology: (testId + at) % 5 === 0 ? 3 : 0,
    }));
    return { ...history, items: history.items.filter((_, at) => (testId + at) % 3 !== 0) };
  });
  return sheetOf(results, histories);
}

/** Drawn once: tests on 20 dates take two sets of columns over several pages. */
const sheet = wideSheet(24, 20);
const { pages, pdf: wide } = await draw(sheet);

it('prints every result, mark and interval of each column of dates', () => {
  const text = pages.map(printed);
  for (const part of matrixPages(sheet, 10)) {
    const [first] = part.columns;
    const own = text.filter((page) => page.includes(first?.order ?? '?')).join('');
    for (const { date, time, order } of part.columns) {
      expect(own).toContain(printed(date + time + order));
    }
    for (const { test, unit, interval, cells } of testsOf(part)) {
      expect(own).toContain(printed(test + unit + interval));
      for (const { result, flag, otherInterval } of cells.flat()) {
        expect(own).toContain(printed(result + flag + otherInterval));
      }
    }
  }
});

it('has each result beside its test and below the order of its date', async () => {
  const places = await pdfPlaces(wide);
  const results = places.filter(({ text }) => /^\d+\.\d+$/.test(text));
  const sent = testsOf(sheet).flatMap(({ cells }) => cells.flat());
  expect(results.map(({ text }) => text).toSorted()).toEqual(
    sent.map(({ result }) => result).toSorted(),
  );
  const told = results.map(({ text, page, right, base }) => {
    const there = places.filter((one) => one.page === page);
    const [test] = there.filter((one) => Math.abs(one.base - base) < 1);
    const order = there.find(
      (one) => /^2026\d{8}$/.test(one.text) && Math.abs(one.right - right) < 1,
    );
    return [text, test?.text, order?.text];
  });
  const expected = results.map(({ text }) => {
    const [id, at = ''] = text.split('.');
    return [text, `Prueba ${id ?? ''}`, `2026${at.padStart(8, '0')}`];
  });
  expect(told).toEqual(expected);
});

it('has patient, document, order of dates and page x of y on every page', () => {
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((page, at) => {
    expect(page).toContain('María de los Ángeles Zúñiga Peñaloza');
    expect(page).toContain('CC 1098765432');
    expect(page).toContain('Histórico combinado');
    // The notes may take a page of their own.
    expect(page.includes('Examen')).toBe(page.includes('Prueba'));
    expect(page).toContain(`Página ${at + 1} de ${pages.length}`);
  });
  expect(pages[0]).toContain('2026-01-20');
  expect(pages.findLast((page) => page.includes('Prueba'))).toContain('2026-01-01');
  expect(pages.at(-1)).toContain('Nota al pie');
});

it('prints long, hostile and undated texts to their end', async () => {
  const words = Array.from({ length: 300 }, (_, at) => `palabra${at}`).join(' ');
  const items = [
    historyItem({ result: words }),
    historyItem({ result: '<script>{{x}}</script>', order: '202601010002' }),
    historyItem({ result: 'W'.repeat(60), validateDate: null, order: '202601010003' }),
  ];
  const long = sheetOf([reportTest({ testId: 1 })], [testHistory(1, items)]);
  const text = printed((await draw(long)).pages.join(''));
  for (const { result } of items) {
    for (const word of result.split(' ')) expect(text).toContain(withoutSpace(word));
  }
  expect(text).toContain('Sinfecha');
  expect(text).toContain('202601010003');
});

it('draws without a logo that is broken, and names characters that the font lacks', async () => {
  const items = [historyItem({ result: '5 ☃' })];
  const snow = sheetOf([reportTest({ testId: 1 })], [testHistory(1, items)]);
  const made = await draw(snow, 'data:image/png;base64,AAAA');
  expect(made.withoutPictures).toBe(true);
  expect(made.missingCharacters).toEqual(['☃']);
  expect(made.pages).toHaveLength(1);
  // Nothing of the patient names the file.
  expect(Buffer.from(made.pdf).toString('latin1')).not.toContain('Zúñiga');
});

it('places every result on exactly one page, and no heading without a test or a result', () => {
  const wide = wideSheet(12, 23);
  const parts = matrixPages(wide, 9);
  expect(parts.map(({ columns }) => columns.length)).toEqual([8, 8, 7]);
  expect(parts.flatMap(({ columns }) => columns)).toEqual(wide.columns);
  const entries = (part: MatrixSheet) => testsOf(part).flatMap(({ cells }) => cells.flat());
  expect(new Set(parts.flatMap(entries))).toEqual(new Set(entries(wide)));
  expect(parts.flatMap(entries)).toHaveLength(entries(wide).length);
  for (const { rows } of parts) {
    rows.forEach(({ kind }, at) => {
      expect(kind === 'area' && rows[at + 1]?.kind === 'area').toBe(false);
      expect(kind === 'profile' && rows[at + 1]?.kind !== 'test').toBe(false);
    });
  }
  // An area without results on the dates of a page is left out there.
  const histories = [0, 1].map((id) =>
    testHistory(id, [historyItem({ order: `${id}`, validateDate: START + id * DAY })]),
  );
  const tests = [0, 1].map((id) => reportTest({ testId: id, areaId: id, areaName: `Área ${id}` }));
  const areas = matrixPages(sheetOf(tests, histories), 1).map(({ rows }) =>
    rows.flatMap((row) => (row.kind === 'area' ? [row.area] : [])),
  );
  expect(areas).toEqual([['Área 1'], ['Área 0']]);
});

const SEDIMENT = 'Células epiteliales escasas, leucocitos 2-4 por campo, bacterias moderadas, ';

describe.each(sample(await startingTemplates(), 2))('by $file', ({ template: other }) => {
  it('keeps every number, date and order number on one line', async () => {
    const numbers = ['1234567.89', '150000.5', '441.1'];
    const history = datedHistory(1, 10, (at) => ({
      result: numbers[at % 3] ?? '',
      reference: at % 2 === 0 ? { min: 60000.25, max: 90000.75 } : { min: 70, max: 100 },
    }));
    const own = sheetOf([reportTest({ testId: 1 })], [history]);
    const drawn = await draw(own, '', other);
    const words = (await pdfPlaces(drawn.pdf)).flatMap(({ text }) => text.split(/\s/u));
    const [row] = testsOf(own);
    const shown = (row?.cells ?? [])
      .flat()
      .flatMap(({ result, otherInterval }) => [result, ...otherInterval.split(/\s/u)]);
    for (const { date, order } of own.columns) shown.push(date, order);
    expect(words).toEqual(expect.arrayContaining(shown.filter((word) => word !== '')));
  });

  it('loses no line of long texts', async () => {
    const results = [0, 1, 2].map((testId) => reportTest({ testId, name: `Prueba ${testId}#` }));
    for (const length of sample([600, 300, 350], 1)) {
      const histories = results.map(({ testId }) =>
        datedHistory(testId, 10, (at) => ({
          result: testId === 1 ? `${SEDIMENT.repeat(8).slice(0, length)}fin${at}#` : '5',
        })),
      );
      const { pages: long } = await draw(sheetOf(results, histories), '', other);
      const text = long.map(withoutSpace).join('');
      for (const { name } of results) expect(text).toContain(withoutSpace(name));
      for (let at = 0; at < 10; at += 1) expect(text, `${length}`).toContain(`fin${at}#`);
    }
  });
});

it('takes no test for one that was lost because its name is nothing but space', async () => {
  const items = [historyItem({ order: '202600000001', validateDate: START, result: '7.5' })];
  for (const name of ['', '\n', ' ']) {
    const results = [1, 2].map((testId) => reportTest({ testId, name }));
    const histories = results.map(({ testId }) => testHistory(testId, items));
    const { pages: drawn } = await draw(sheetOf(results, histories));
    expect(drawn.join('').split('7.5'), JSON.stringify(name)).toHaveLength(3);
  }
});
