import { expect, it } from 'vitest';

import { inClinicalOrder, type ClinicalOrder } from '@/domain/results/clinical-order';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';
import type { TestResult } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';

/** A haemogram, two chemistry tests and a urine strip, as a server may list them. */
const HAEMOGRAM = {
  ...{ areaId: 1, areaName: 'Hematología' },
  ...{ profileId: 501, profileName: 'Cuadro hemático' },
};
const CHEMISTRY = { areaId: 2, areaName: 'Química' };
const URINE = {
  ...{ areaId: 5, areaName: 'Uroanálisis' },
  ...{ profileId: 504, profileName: 'Parcial de orina' },
};
const LIPIDS = { profileId: 502, profileName: 'Perfil lipídico' };
const SINGLE = { profileId: 0, profileName: '' };

const test = (code: number, name: string, fields: Partial<TestResult>) =>
  reportTest({ testId: code % 900, testCode: String(code), name, ...fields });
const HAEMOGLOBIN = test(1002, 'Hemoglobina', HAEMOGRAM);
const RED_CELLS = test(1001, 'Eritrocitos', HAEMOGRAM);
const BASOPHILS = test(1015, 'Basófilos', HAEMOGRAM);
const SEDIMENTATION = test(1020, 'Sedimentación', { ...HAEMOGRAM, ...SINGLE });
const GLUCOSE = test(2001, 'Glucosa', CHEMISTRY);
const CREATININE = test(2002, 'Creatinina', CHEMISTRY);
const CHOLESTEROL = test(2003, 'Colesterol', { ...CHEMISTRY, ...LIPIDS });
const NITRITES = test(5008, 'Nitritos', URINE);
const DENSITY = test(503, 'Densidad', URINE);

const AREAS = [
  { id: 1, name: 'Hematología', ordering: 1 },
  { id: 2, name: 'Química', ordering: 2 },
  { id: 5, name: 'Uroanálisis', ordering: 5 },
];

const names = (tests: readonly TestResult[], order: Partial<ClinicalOrder> = {}) =>
  inClinicalOrder(tests, { ...UNKNOWN_ORDER, ...order }).map(({ name }) => name);

const MIXED = [NITRITES, CHOLESTEROL, BASOPHILS, DENSITY, SEDIMENTATION, GLUCOSE, RED_CELLS];

it('the order of tests is the print order that the answer carries', () => {
  const tests = [
    { ...RED_CELLS, printSort: 30 },
    { ...BASOPHILS, printSort: 4 },
    { ...HAEMOGLOBIN, printSort: -1 },
  ];
  expect(names(tests)).toEqual(['Hemoglobina', 'Basófilos', 'Eritrocitos']);
});

it('the order of tests is else the code, numbers in it by their size, and no code comes last', () => {
  const codes = ['10', ' 9 ', '', 'B2', 'B10', '1'];
  const tests = codes.map((testCode, testId) => ({ ...GLUCOSE, testId, testCode, name: testCode }));
  expect(names(tests)).toEqual(['1', ' 9 ', '10', 'B2', 'B10', '']);
});

it('the order of tests puts tests without a print order behind those with one', () => {
  const tests = [GLUCOSE, { ...CREATININE, printSort: 999 }];
  expect(names(tests)).toEqual(['Creatinina', 'Glucosa']);
});

it('the order of tests never hides a test that comes twice', () => {
  const again = { ...GLUCOSE, result: '93' };
  const inOrder = inClinicalOrder([again, GLUCOSE], UNKNOWN_ORDER);
  expect(inOrder).toEqual([GLUCOSE, again]);
});

it('the order of profiles and areas has single tests first, then each profile in one piece, by its first test', () => {
  const tests = [BASOPHILS, CHOLESTEROL, CREATININE, RED_CELLS, SEDIMENTATION, GLUCOSE];
  expect(names(tests)).toEqual([
    ...['Sedimentación', 'Eritrocitos', 'Basófilos', 'Glucosa', 'Creatinina', 'Colesterol'],
  ]);
});

it('the order of profiles and areas takes the areas by the catalogue', () => {
  const areas = [
    { id: 5, name: 'Uroanálisis', ordering: 1 },
    { id: 1, name: 'Hematología', ordering: 2 },
  ];
  expect(names(MIXED, { areas })).toEqual([
    ...['Densidad', 'Nitritos', 'Sedimentación', 'Eritrocitos', 'Basófilos'],
    ...['Glucosa', 'Colesterol'],
  ]);
});

it.each([null, 0])(
  'the order of profiles and areas takes them by their first tests where all places are %j',
  (ordering) => {
    const areas = AREAS.map((area) => ({ ...area, ordering })).toReversed();
    const tests = [{ ...GLUCOSE, printSort: 2 }, BASOPHILS, { ...DENSITY, printSort: 1 }];
    expect(names(tests, { areas })[0]).toBe('Densidad');
  },
);

it('the file of the installation goes before all else, by code or name, whatever the case', () => {
  const file = {
    areas: ['química', ' Uroanálisis '],
    profiles: [],
    tests: ['5008', 'ERITROCITOS'],
  };
  const tests = MIXED.map((one, printSort) => ({ ...one, printSort }));
  expect(names(tests, { file, areas: AREAS })).toEqual([
    ...['Glucosa', 'Colesterol', 'Nitritos', 'Densidad'],
    ...['Sedimentación', 'Eritrocitos', 'Basófilos'],
  ]);
});

it('the file of the installation places profiles, single tests still first', () => {
  const hepatic = { profileId: 505, profileName: 'Perfil hepático' };
  const liver = test(2000, 'ALT', { ...CHEMISTRY, ...hepatic });
  const file = { areas: [], profiles: ['Perfil lipídico'], tests: [] };
  const tests = [liver, CHOLESTEROL, GLUCOSE];
  expect(names(tests)).toEqual(['Glucosa', 'ALT', 'Colesterol']);
  expect(names(tests, { file })).toEqual(['Glucosa', 'Colesterol', 'ALT']);
});
