import { expect, it } from 'vitest';

import { buildReportData } from '@/domain/reports/content/build-report-data';
import { summaryOrder } from '@/domain/reports/zip/summary-order';
import { hardTests, reportOrder, reportTest } from '@tests/support/fixtures/report-order';
import { OPEN_RULES, reportSetting } from '@tests/support/fixtures/report-setting';

const setting = reportSetting({ rules: { ...OPEN_RULES, onlyValidated: true } });
const order = reportOrder(hardTests);
const data = buildReportData(order, setting);
/** The rows of an order of these tests. */
const rowsOf = (...tests: Parameters<typeof reportOrder>[0]) => {
  const made = reportOrder(tests);
  return summaryOrder(made, buildReportData(made, setting), () => null).tests;
};

it('lists every row of the report with its very texts, in its order', () => {
  const { tests } = summaryOrder(order, data, () => null);
  const rows = data.areas.flatMap(({ name: area, profiles }) =>
    profiles.flatMap(({ name: profile, rows: own }) =>
      own.map(({ test, result, number, unit, interval, flag }) => ({
        ...{ test, result, number, unit, interval, flag, area, profile },
      })),
    ),
  );
  expect(tests).toHaveLength(hardTests.length);
  expect(tests).toEqual(rows);
  expect(tests).toContainEqual({
    area: expect.any(String) as string,
    profile: expect.any(String) as string,
    ...{ test: 'Potasio', result: '5.10', number: 5.1, unit: 'mg/dL', interval: '3.50 – 5.10' },
    flag: '↑ Alto',
  });
});

it('lists the options of a test behind it, each with the name of its test', () => {
  const option = { option: 'Nitritos', result: 'Positivo', normalResult: 'Negativo', comment: '' };
  const tests = rowsOf(reportTest({ name: 'Orina', result: 'Ver', options: [option] }));
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

it('invents no date and no type of document', () => {
  const patient = { ...order.patient, documentType: { code: '', name: 'Pasaporte' } };
  const undated = { createdDate: null, patient };
  const made = summaryOrder(undated, data, () => 1);
  expect([made.dayNumber, made.documentType]).toEqual([null, 'Pasaporte']);
});
