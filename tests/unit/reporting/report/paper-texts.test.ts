import { describe, expect, it } from 'vitest';

import type { ReportOrder } from '@/domain/reports/content/report-order';
import { readText } from '@/lib/wire/scalars';
import { drawMatrix } from '@/reporting/builtin/matrix/draw-matrix';
import { drawReport } from '@/reporting/builtin/report/draw-report';
import { drawableText } from '@/reporting/builtin/fonts/font-characters';
import { readableTexts } from '@/reporting/builtin/fonts/readable-texts';
import { sheetOf } from '@tests/support/fixtures/matrix';
import { orderData } from '@tests/support/fixtures/printed-data';
import { hardTests, reportOrder, reportTest } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';
import { pdfDrawn, pdfPages, pdfPlaces, withoutSpace } from '@tests/support/files/pdf-text';

const { template, fonts, latinFonts, signature, logo } = await loadReportParts();

function draw(order: ReportOrder, name = 'Laboratorio Ñandú', missing: string[] = [], own = fonts) {
  const laboratory = { name, logo, color: '#1f5fa8', contact: [] };
  const data = orderData(order, { laboratory, validators: [{ id: 7, signature }] });
  const setting = { fonts: own, language: 'es', withPictures: true } as const;
  return drawReport(template, data, { ...setting, missingAttachments: missing });
}

/** Every text that reaches beyond the paper's own margins. */
async function outside(bytes: Uint8Array) {
  const [left, , right] = template.margins;
  const places = await pdfPlaces(bytes);
  return places
    .filter((one) => one.left < left - 1 || one.right > one.pageWidth - right + 1)
    .map(({ text }) => text);
}

const base = reportOrder(hardTests);
const named = (name: string) => ({ code: '', name });

describe('a text without spaces stays on the paper', () => {
  const long = (letter: string, count = 200) => letter.repeat(count);
  const detail = reportTest({
    ...{ testId: 1, name: long('N'), areaName: long('Q'), profileId: 3, profileName: long('P') },
    ...{ technique: long('T'), unit: 'unidad-muy-larga-'.repeat(12), comment: long('C') },
    validationUserName: long('V'),
    microorganisms: [
      {
        ...{ id: 1, name: long('O'), comment: long('K'), unreadable: 0 },
        antibiotics: [{ antibiotic: long('B'), mic: long('<='), interpretation: long('I') }],
      },
    ],
  });

  it.each<readonly [letters: string, order: ReportOrder]>([
    [
      'large letters and figures',
      {
        ...base,
        physician: named(long('X', 120)),
        branch: named('sede'.repeat(50)),
        patient: { ...base.patient, name1: long('A', 300), patientId: long('1', 150) },
        comments: [long('W', 300)],
        tests: [detail],
      },
    ],
    ['small letters', { ...base, physician: named(long('x', 120)) }],
  ])('in %s, wherever it stands', async (_letters, order) => {
    const bytes = await draw(order, long('L', 150), [`${long('M')}.pdf`]);
    expect(await outside(bytes)).toEqual([]);
    const text = withoutSpace((await pdfPages(bytes)).join(''));
    for (const part of [order.physician.name, order.patient.lastName, '202611200007']) {
      expect(text).toContain(withoutSpace(part));
    }
  });

  it("the head's last line stands above the results, however many lines it takes", async () => {
    const order = { ...base, physician: named(long('M', 240)) };
    const places = await pdfPlaces(await draw(order, long('W', 150)));
    const first = places.filter(({ page }) => page === 1);
    const area = first.find(({ text }) => text === 'Química clínica');
    const head = first.filter(({ text }) => /^[MW]+$/.test(text));
    expect(head.length).toBeGreaterThan(5);
    for (const { base: bottom } of head) expect(bottom).toBeGreaterThan(area?.base ?? Infinity);
  });

  it('in the combined history', async () => {
    const tests = [
      reportTest({ testId: 1, name: long('N'), unit: long('u'), areaName: long('Q') }),
      reportTest({ testId: 2, profileId: 2, profileName: long('P') }),
    ];
    const item = historyItem({ order: long('9', 60), result: long('R') });
    const sheet = sheetOf(
      tests,
      tests.map(({ testId }) => testHistory(testId, [item])),
    );
    const head = {
      ...{ title: 'Histórico combinado', patientName: long('A', 200), generatedAt: '2026-11-20' },
      ...{ laboratoryName: 'Laboratorio', laboratoryLogo: '', laboratoryColor: '#1f5fa8' },
    };
    const matrix = { head, sheet, testLabel: 'Examen', notes: [long('Z', 300)], boxed: '' };
    const setting = { fonts, language: 'es', withPictures: true } as const;
    expect(await outside(await drawMatrix(template, matrix, setting))).toEqual([]);
  });
});

describe('a text from right to left', () => {
  const RESULTS = [
    ['א1.12', '1.12'],
    ['2.12א', '2.12'],
    ['(א3.12)', '3.12)'],
    ['שלום-4.12', '4.12'],
    ['12.5 שלום 3.4', '12.5'],
    ['دود6.12', '6.12'],
    ['ג‎7.41', '7.41'],
  ] as const;
  const NAMES = [
    ['בן-גוריון', 'ןוירוג-ןב'],
    ["ז'בוטינסקי", "יקסניטוב'ז"],
    ['כהן, יעל', 'לעי ,ןהכ'],
  ] as const;

  it('turns no digits, and is read from right to left with its signs where they stand', async () => {
    const tests = [
      ...[...RESULTS, ['\u202e8.15']].map(([result], testId) =>
        reportTest({ testId, result: readText(result), resultType: 'text' }),
      ),
      ...NAMES.map(([name], at) => reportTest({ testId: 50 + at, name })),
    ];
    const patient = { ...base.patient, name1: 'שרה', name2: '', lastName: 'לוי', surName: '' };
    const drawn = await pdfDrawn(await draw({ ...base, patient, tests }));
    const whole = drawn.join('').replaceAll('\u00a0', ' ');
    for (const [result, digits] of RESULTS) {
      expect(
        drawn.some((text) => text.includes(digits)),
        result,
      ).toBe(true);
    }
    // An override is written out, never obeyed.
    expect(whole).toContain('[U+202E]8.15');
    expect(whole).not.toContain('51.8');
    for (const [, onPaper] of NAMES) expect(whole).toContain(onPaper);
    expect(whole).toMatch(/יול[^א-ת]{0,2}הרש/);
  });

  it('has digits of other scripts, which no sign joins', () => {
    const text = [{ text: 'א□' }, { text: '-' }, { text: '□' }];
    expect(readableTexts('א٣-٥', fonts.regular)).toEqual({ text });
  });
});

it('a table in a comment keeps its columns on paper', async () => {
  const rows = [
    ['Neutrófilos', '62', '40 - 70'],
    ['Basófilos', '0.5', '0 - 1'],
  ];
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const comment = `<table>${cells.join('')}</table>`;
  const places = await pdfPlaces(await draw({ ...base, tests: [reportTest({ comment })] }));
  const found = rows.map((row) => row.map((cell) => places.find(({ text }) => text === cell)));
  const [first = [], second = []] = found;
  expect(second.map((cell) => cell?.left)).toEqual(first.map((cell) => cell?.left));
  expect(new Set(first.map((cell) => cell?.left)).size).toBe(3);
  for (const row of found) expect(new Set(row.map((cell) => cell?.base)).size).toBe(1);
});

describe('what a typeface lacks', () => {
  it.each([
    ['2.5 x 10⁻⁶', '2.5 x 10^(-6)'],
    ['10⁶ Ca²⁺ H₂PO₄⁻ H₊', '10⁶ Ca^(2+) H₂PO₄^(-) H_(+)'],
    ['＜５ ％ 38℃ 4㎎ 12‑14 Ⅳ', '<5 % 38°C 4mg 12‐14 IV'],
    ['2⅕ ①5 10ᵏ 5㎡', '2□ □5 10ᵏ 5□'],
    ['漢 א漢', '□ א□'],
  ])('is written so that it reads as no other value: %s', (sent, drawn) => {
    expect(drawableText(sent, fonts.regular)).toBe(drawn);
  });

  it('stands on paper as it was sent where the small typeface has it, and else says so', async () => {
    const sent = { unit: 'x10<sup>-6</sup> mol/L', resultType: 'text' } as const;
    const order = { ...base, tests: [reportTest({ ...sent, result: readText('2.5 x 10⁻⁶ 漢') })] };
    const [whole, small] = [await draw(order), await draw(order, undefined, [], latinFonts)];
    const read = async (pdf: Uint8Array) => withoutSpace((await pdfPages(pdf)).join(''));
    expect(await read(small)).toContain('2.5x10⁻⁶□');
    expect(await read(small)).toContain('x10⁻⁶mol/L');
    expect(await read(whole)).toContain('2.5x10^(-6)□');
    expect(await read(whole)).toContain('x10^(-6)mol/L');
    for (const pdf of [whole, small]) expect(await read(pdf)).toContain('faltaunsigno:U+6F22');
  });
});
