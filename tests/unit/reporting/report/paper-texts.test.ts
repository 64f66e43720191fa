import { describe, expect, it } from 'vitest';

import { buildReportData } from '@/domain/reports/content/build-report-data';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { readText } from '@/lib/wire/scalars';
import { drawMatrix } from '@/reporting/builtin/matrix/draw-matrix';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';
import { drawReport } from '@/reporting/builtin/report/draw-report';
import { readableTexts } from '@/reporting/builtin/fonts/readable-texts';
import { sheetOf } from '@tests/support/fixtures/matrix';
import { hardTests, reportOrder, reportTest, words } from '@tests/support/fixtures/report-order';
import { dayOfUtc, loadReportParts } from '@tests/support/fixtures/report-parts';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';
import { pdfDrawn, pdfPages, pdfPlaces, withoutSpace } from '@tests/support/files/pdf-text';

const { template, fonts, signature, logo } = await loadReportParts();

function draw(order: ReportOrder, laboratory = 'Laboratorio Ñandú', missing: string[] = []) {
  const data = buildReportData(order, {
    kind: 'final',
    rules: { onlyValidated: false, panicBlocking: 'none', seesConfidential: true },
    clinicalOrder: UNKNOWN_ORDER,
    validators: [{ id: 7, signature }],
    laboratory: { name: laboratory, logo, color: '#1f5fa8', contact: [] },
    userName: 'lab',
    portalUrl: 'https://portal.example',
    now: Date.UTC(2026, 10, 20, 15),
    words,
    dayOf: dayOfUtc,
  });
  const setting = {
    fonts,
    language: 'es',
    missingAttachments: missing,
    withPictures: true,
  } as const;
  return drawReport(template, data, setting);
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
const plain = { code: '', name: '' };
const named = (name: string) => ({ ...plain, name });

describe('a text without spaces stays on the paper', () => {
  const long = (letter: string, count = 200) => letter.repeat(count);
  const detail = reportTest({
    testId: 1,
    name: long('N'),
    areaName: long('Q'),
    profileId: 3,
    profileName: long('P'),
    technique: long('T'),
    unit: 'unidad-muy-larga-'.repeat(12),
    comment: long('C'),
    validationUserName: long('V'),
    microorganisms: [
      {
        id: 1,
        name: long('O'),
        comment: long('K'),
        antibiotics: [{ antibiotic: long('B'), mic: long('<='), interpretation: long('I') }],
        unreadable: 0,
      },
    ],
  });

  it.each<readonly [place: string, order: ReportOrder]>([
    ['nothing is long', base],
    ["the physician's name", { ...base, physician: named(long('X', 120)) }],
    ["the physician's name in small letters", { ...base, physician: named(long('x', 120)) }],
    ["the patient's name", { ...base, patient: { ...base.patient, name1: long('A', 300) } }],
    [
      'document and branch',
      {
        ...base,
        branch: named('sede'.repeat(50)),
        patient: { ...base.patient, patientId: long('1', 150) },
      },
    ],
    ['every text of a test', { ...base, tests: [detail] }],
    ['a comment of the order', { ...base, comments: [long('W', 300)] }],
  ])('%s', async (_place, order) => {
    const bytes = await draw(order);
    expect(await outside(bytes)).toEqual([]);
    const text = withoutSpace((await pdfPages(bytes)).join(''));
    expect(text).toContain(withoutSpace(order.physician.name));
    expect(text).toContain(withoutSpace(order.patient.lastName));
    expect(text).toContain('202611200007');
  });

  it("the laboratory's name", async () => {
    expect(await outside(await draw(base, long('L', 150)))).toEqual([]);
  });

  it('the name of an attachment that is missing', async () => {
    expect(await outside(await draw(base, 'Laboratorio', [`${long('M')}.pdf`]))).toEqual([]);
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

  it('the combined history', async () => {
    const tests = [
      reportTest({ testId: 1, name: long('N'), unit: long('u'), areaName: long('Q') }),
      reportTest({ testId: 2, profileId: 2, profileName: long('P') }),
    ];
    const item = historyItem({ order: long('9', 60), result: long('R') });
    const sheet = sheetOf(
      tests,
      tests.map(({ testId }) => testHistory(testId, [item])),
    );
    const matrix = {
      head: {
        title: 'Histórico combinado',
        patientName: long('A', 200),
        generatedAt: '2026-11-20',
        laboratoryName: 'Laboratorio',
        laboratoryLogo: '',
        laboratoryColor: '#1f5fa8',
      },
      sheet,
      testLabel: 'Examen',
      notes: [long('Z', 300)],
    };
    const setting = { fonts, language: 'es', withPictures: true } as const;
    expect(await outside(await drawMatrix(template, matrix, setting))).toEqual([]);
  });
});

describe('a text from right to left turns no other (F1)', () => {
  it.each([
    ['א5.12', '5.12'],
    ['5.12א', '5.12'],
    ['(א5.12)', '5.12)'],
    ['שלום-5.12', '5.12'],
    ['12.5 שלום 3.4', '12.5'],
    ['دود5.12', '5.12'],
    ['ג‎3.41', '3.41'],
  ])('the digits of %j keep their order on paper', async (result, digits) => {
    const order = {
      ...base,
      tests: [reportTest({ result: readText(result), resultType: 'text' })],
    };
    const drawn = await pdfDrawn(await draw(order));
    expect(drawn.some((text) => text.includes(digits))).toBe(true);
  });

  it('a name reads from right to left as a whole', async () => {
    const patient = { ...base.patient, name1: 'שרה', name2: '', lastName: 'לוי', surName: '' };
    const drawn = (await pdfDrawn(await draw({ ...base, patient }))).join('');
    expect(drawn).toMatch(/יול[^א-ת]{0,2}הרש/);
  });

  it.each([
    ['בן-גוריון', 'ןוירוג-ןב'],
    ["ז'בוטינסקי", "יקסניטוב'ז"],
    ['כהן, יעל', 'לעי ,ןהכ'],
  ])('a sign between two letters stands between them: %s', async (lastName, onPaper) => {
    const drawn = await pdfDrawn(await draw({ ...base, patient: { ...base.patient, lastName } }));
    expect(drawn.join('').replaceAll('\u00a0', ' ')).toContain(onPaper);
  });

  it('digits of other scripts are not joined by a sign', () => {
    const text = [{ text: 'א□' }, { text: '-' }, { text: '□' }];
    expect(readableTexts('א٣-٥', fonts.regular)).toEqual({ text });
  });

  it('a result with an override is written out, never turned', async () => {
    const order = { ...base, tests: [reportTest({ result: readText('\u202e5.12') })] };
    const drawn = (await pdfDrawn(await draw(order))).join('');
    expect(drawn).toContain('[U+202E]5.12');
    expect(drawn).not.toContain('21.5');
  });
});
