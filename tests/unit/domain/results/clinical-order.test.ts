import { describe, expect, it } from 'vitest';

import { inClinicalOrder, type ClinicalOrder } from '@/domain/results/clinical-order';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';
import type { TestResult } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';

/** A haemogram, two chemistry tests and a urine strip, as a server may list them. */
const HAEMOGLOBIN = reportTest({
  testId: 102,
  testCode: '1002',
  name: 'Hemoglobina',
  areaId: 1,
  areaName: 'Hematología',
  profileId: 501,
  profileName: 'Cuadro hemático',
});
const RED_CELLS = { ...HAEMOGLOBIN, testId: 101, testCode: '1001', name: 'Glóbulos rojos' };
const BASOPHILS = { ...HAEMOGLOBIN, testId: 115, testCode: '1015', name: 'Basófilos' };
const SEDIMENTATION = {
  ...HAEMOGLOBIN,
  testId: 120,
  testCode: '1020',
  name: 'Velocidad de sedimentación',
  profileId: 0,
  profileName: '',
};
const GLUCOSE = reportTest({
  testId: 201,
  testCode: '2001',
  name: 'Glucosa',
  areaId: 2,
  areaName: 'Química',
});
const CREATININE = { ...GLUCOSE, testId: 202, testCode: '2002', name: 'Creatinina' };
const CHOLESTEROL = {
  ...GLUCOSE,
  testId: 203,
  testCode: '2003',
  name: 'Colesterol',
  profileId: 502,
  profileName: 'Perfil lipídico',
};
const NITRITES = reportTest({
  testId: 508,
  testCode: '5008',
  name: 'Nitritos',
  areaId: 5,
  areaName: 'Uroanálisis',
  profileId: 504,
  profileName: 'Parcial de orina',
});
const DENSITY = { ...NITRITES, testId: 503, testCode: '503', name: 'Densidad' };

const AREAS = [
  { id: 1, name: 'Hematología', ordering: 1 },
  { id: 2, name: 'Química', ordering: 2 },
  { id: 5, name: 'Uroanálisis', ordering: 5 },
];

function names(tests: readonly TestResult[], order: Partial<ClinicalOrder> = {}) {
  return inClinicalOrder(tests, { ...UNKNOWN_ORDER, ...order }).map(({ name }) => name);
}

const MIXED = [NITRITES, CHOLESTEROL, BASOPHILS, DENSITY, SEDIMENTATION, GLUCOSE, RED_CELLS];

describe('the order of tests', () => {
  it('is the print order that the answer carries', () => {
    const tests = [
      { ...RED_CELLS, printSort: 30 },
      { ...BASOPHILS, printSort: 4 },
      { ...HAEMOGLOBIN, printSort: -1 },
    ];
    expect(names(tests)).toEqual(['Hemoglobina', 'Basófilos', 'Glóbulos rojos']);
  });

  it('is else the one that a report answer told', () => {
    const learned = new Map([
      [101, 30],
      [115, 4],
      [102, 7],
    ]);
    const tests = [RED_CELLS, BASOPHILS, HAEMOGLOBIN];
    expect(names(tests, { learned })).toEqual(['Basófilos', 'Hemoglobina', 'Glóbulos rojos']);
  });

  it('is the learned one where the answer carries the same number for all', () => {
    const learned = new Map([
      [101, 30],
      [102, 7],
    ]);
    const tests = [RED_CELLS, HAEMOGLOBIN].map((test) => ({ ...test, printSort: 0 }));
    expect(names(tests, { learned })).toEqual(['Hemoglobina', 'Glóbulos rojos']);
  });

  it('leaves a test that no report told of beside its neighbours by code', () => {
    const learned = new Map([
      [102, 7],
      [115, 4],
      [503, 9],
    ]);
    const volume = { ...HAEMOGLOBIN, testId: 104, testCode: '1004', name: 'Volumen corpuscular' };
    const tests = [volume, BASOPHILS, NITRITES, HAEMOGLOBIN, RED_CELLS, DENSITY];
    expect(names(tests, { learned, areas: AREAS })).toEqual([
      'Glóbulos rojos',
      'Basófilos',
      'Hemoglobina',
      'Volumen corpuscular',
      'Densidad',
      'Nitritos',
    ]);
  });

  it('puts a test last of which a report told that it has none', () => {
    const learned = new Map([
      [101, null],
      [102, 7],
      [115, 4],
    ]);
    const tests = [RED_CELLS, HAEMOGLOBIN, BASOPHILS];
    expect(names(tests, { learned })).toEqual(['Basófilos', 'Hemoglobina', 'Glóbulos rojos']);
  });

  it('is else the code, numbers in it by their size, and no code comes last', () => {
    const codes = ['10', '9', '', 'B2', 'B10', '1'];
    const tests = codes.map((testCode, testId) => ({
      ...GLUCOSE,
      testId,
      testCode,
      name: `<${testCode}>`,
    }));
    expect(names(tests)).toEqual(['<1>', '<9>', '<10>', '<B2>', '<B10>', '<>']);
  });

  it('puts tests without a print order behind those with one', () => {
    const tests = [GLUCOSE, { ...CREATININE, printSort: 999 }];
    expect(names(tests)).toEqual(['Creatinina', 'Glucosa']);
  });

  it('never hides a test that comes twice', () => {
    const again = { ...GLUCOSE, result: '93' };
    const inOrder = inClinicalOrder([again, GLUCOSE], UNKNOWN_ORDER);
    expect(inOrder).toEqual([GLUCOSE, again]);
  });
});

describe('the order of profiles and areas', () => {
  it('has single tests first, then each profile in one piece, by its first test', () => {
    expect(names([BASOPHILS, CHOLESTEROL, CREATININE, RED_CELLS, SEDIMENTATION, GLUCOSE])).toEqual([
      'Velocidad de sedimentación',
      'Glóbulos rojos',
      'Basófilos',
      'Glucosa',
      'Creatinina',
      'Colesterol',
    ]);
  });

  it('takes the areas by the catalogue', () => {
    const areas = [
      { id: 5, name: 'Uroanálisis', ordering: 1 },
      { id: 1, name: 'Hematología', ordering: 2 },
    ];
    expect(names(MIXED, { areas })).toEqual([
      'Densidad',
      'Nitritos',
      'Velocidad de sedimentación',
      'Glóbulos rojos',
      'Basófilos',
      'Glucosa',
      'Colesterol',
    ]);
  });

  it.each([null, 0])('takes them by their first tests where all places are %j', (ordering) => {
    const areas = AREAS.map((area) => ({ ...area, ordering })).toReversed();
    const learned = new Map([
      [503, 1],
      [201, 2],
    ]);
    const [first] = names(MIXED, { areas, learned });
    expect(first).toBe('Densidad');
  });
});

describe('the file of the installation', () => {
  const learned = new Map(MIXED.map(({ testId }, at) => [testId, at]));

  it('goes before all else, by code or name, whatever the case', () => {
    const file = {
      areas: ['química', ' Uroanálisis '],
      profiles: [],
      tests: ['5008', 'GLÓBULOS ROJOS'],
    };
    expect(names(MIXED, { file, learned, areas: AREAS })).toEqual([
      'Glucosa',
      'Colesterol',
      'Nitritos',
      'Densidad',
      'Velocidad de sedimentación',
      'Glóbulos rojos',
      'Basófilos',
    ]);
  });

  it('places profiles, single tests still first', () => {
    const liver = {
      ...CHOLESTEROL,
      testId: 209,
      testCode: '2000',
      name: 'ALT',
      profileId: 505,
      profileName: 'Perfil hepático',
    };
    const file = { areas: [], profiles: ['Perfil lipídico'], tests: [] };
    const tests = [liver, CHOLESTEROL, GLUCOSE];
    expect(names(tests)).toEqual(['Glucosa', 'ALT', 'Colesterol']);
    expect(names(tests, { file })).toEqual(['Glucosa', 'Colesterol', 'ALT']);
  });
});
