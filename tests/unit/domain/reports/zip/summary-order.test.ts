import { describe, expect, it } from 'vitest';

import { buildReportData, type ReportSetting } from '@/domain/reports/content/build-report-data';
import { summaryOrder } from '@/domain/reports/zip/summary-order';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';
import { hardTests, reportOrder, reportTest, words } from '@tests/support/fixtures/report-order';
import { dayOfUtc } from '@tests/support/fixtures/report-parts';

const setting: ReportSetting = {
  kind: 'final',
  rules: { onlyValidated: true, panicBlocking: 'none', seesConfidential: true },
  validators: [],
  laboratory: { name: 'Laboratorio', logo: '', color: '#123456', contact: [] },
  userName: 'ana',
  portalUrl: '',
  now: Date.UTC(2026, 10, 20),
  words,
  dayOf: dayOfUtc,
  clinicalOrder: UNKNOWN_ORDER,
};
const order = reportOrder(hardTests);
const data = buildReportData(order, setting);

describe('summaryOrder', () => {
  it('lists every row of the report with its very texts, in its order (F3)', () => {
    const { tests } = summaryOrder(order, data, () => null);
    const rows = data.areas.flatMap(({ name: area, profiles }) =>
      profiles.flatMap(({ name: profile, rows: own }) =>
        own.map((row) => ({ ...row, area, profile })),
      ),
    );
    expect(tests).toHaveLength(hardTests.length);
    expect(tests).toEqual(
      rows.map(({ test, result, number, unit, interval, flag, area, profile }) => ({
        ...{ test, result, number, unit, interval, flag, area, profile },
      })),
    );
    expect(tests).toContainEqual({
      area: expect.any(String) as string,
      profile: expect.any(String) as string,
      ...{ test: 'Potasio', result: '5.10', number: 5.1, unit: 'mg/dL', interval: '3.50 – 5.10' },
      flag: '↑ Alto',
    });
  });

  it('lists the options of a test behind it, each with the name of its test', () => {
    const option = {
      option: 'Nitritos',
      result: 'Positivo',
      normalResult: 'Negativo',
      comment: '',
    };
    const chosen = reportOrder([reportTest({ name: 'Orina', result: 'Ver', options: [option] })]);
    const { tests } = summaryOrder(chosen, buildReportData(chosen, setting), () => null);
    expect(tests).toMatchObject([
      { test: 'Orina', result: 'Ver' },
      { test: 'Orina · Nitritos', result: 'Positivo', interval: 'Negativo' },
    ]);
  });

  it('names the order, its date, and type and number of the patient apart', () => {
    expect(summaryOrder(order, data, (instant) => instant / 2)).toMatchObject({
      order: '202611200007',
      date: '2026-11-19 12:02',
      dayNumber: Date.UTC(2026, 10, 19, 12, 2, 33) / 2,
      documentType: 'CC',
      patientId: '1098765432',
      patient: 'María de los Ángeles Zúñiga Peñaloza',
    });
  });

  it('lists nothing that the rules of the screen hide', () => {
    const hidden = reportOrder([
      reportTest({ state: 2, name: 'Oculto' }),
      reportTest({ testId: 2 }),
    ]);
    const { tests } = summaryOrder(hidden, buildReportData(hidden, setting), () => null);
    expect(tests.map(({ test }) => test)).toEqual(['Glucosa en suero']);
  });

  it('says of a number beyond its limits that the laboratory did not mark it (F4)', () => {
    const unmarked = reportOrder([reportTest({ result: '250', pathology: 0 })]);
    const [test] = summaryOrder(unmarked, buildReportData(unmarked, setting), () => null).tests;
    expect(test?.flag).toMatch(new RegExp(`${words.unmarked}$`));
  });

  it('invents no date and no type of document', () => {
    const { patient } = order;
    const undated = {
      createdDate: null,
      patient: { ...patient, documentType: { code: '', name: 'Pasaporte' } },
    };
    const made = summaryOrder(undated, data, () => 1);
    expect([made.dayNumber, made.documentType]).toEqual([null, 'Pasaporte']);
  });
});
