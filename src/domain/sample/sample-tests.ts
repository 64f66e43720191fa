import type { ReportTest } from '@/domain/reports/content/report-order';
import { plainNumber } from '@/domain/base/number-readings';
import { NO_LIMITS } from '@/domain/results/values/limits';

import { SAMPLE_TESTS, type SampleTest, type SampleWords } from './sample-words';

const HOUR = 3_600_000;
/** Of the one who signs. */
export const SAMPLE_VALIDATOR = 1;

/** How far the laboratory has come with a test. */
type Progress = 'ordered' | 'reported' | 'validated';

interface Row {
  readonly id: number;
  readonly code: string;
  readonly abbreviation: string;
  readonly area: keyof SampleWords['area'];
  readonly progress: Progress;
  readonly result: string;
  readonly unit: string;
  readonly reference?: readonly [min: number, max: number];
  readonly panic?: readonly [min: number, max: number];
  readonly digits?: number;
  readonly pathology?: number;
  readonly isInProfile?: boolean;
  readonly isConfidential?: boolean;
}

const HIGH = 3;
const PANIC_HIGH = 6;

/** Values that nobody was ever told: one of each kind that settings show, mark, withhold or leave out. */
const ROWS: Readonly<Record<SampleTest, Row>> = {
  glucose: {
    id: 1,
    code: '101',
    abbreviation: 'GLU',
    area: 'chemistry',
    progress: 'validated',
    result: '126',
    unit: 'mg/dL',
    reference: [70, 100],
    digits: 0,
    pathology: HIGH,
  },
  creatinine: {
    id: 2,
    code: '102',
    abbreviation: 'CRE',
    area: 'chemistry',
    progress: 'validated',
    result: '0.90',
    unit: 'mg/dL',
    reference: [0.6, 1.1],
    digits: 2,
  },
  potassium: {
    id: 3,
    code: '103',
    abbreviation: 'K',
    area: 'chemistry',
    progress: 'validated',
    result: '6.8',
    unit: 'mmol/L',
    reference: [3.5, 5.1],
    panic: [2.5, 6.5],
    digits: 1,
    pathology: PANIC_HIGH,
  },
  protein: {
    id: 4,
    code: '104',
    abbreviation: 'PCR',
    area: 'chemistry',
    progress: 'reported',
    result: '3.1',
    unit: 'mg/L',
    reference: [0, 5],
    digits: 1,
  },
  hemoglobin: {
    id: 5,
    code: '201',
    abbreviation: 'HB',
    area: 'hematology',
    progress: 'validated',
    result: '13.2',
    unit: 'g/dL',
    reference: [12, 16],
    digits: 1,
    isInProfile: true,
  },
  leukocytes: {
    id: 6,
    code: '202',
    abbreviation: 'LEU',
    area: 'hematology',
    progress: 'validated',
    result: '11.8',
    unit: '10³/µL',
    reference: [4.5, 11],
    digits: 1,
    pathology: HIGH,
    isInProfile: true,
  },
  platelets: {
    id: 7,
    code: '203',
    abbreviation: 'PLT',
    area: 'hematology',
    progress: 'validated',
    result: '250',
    unit: '10³/µL',
    reference: [150, 450],
    digits: 0,
    isInProfile: true,
  },
  thyrotropin: {
    id: 8,
    code: '301',
    abbreviation: 'TSH',
    area: 'immunology',
    progress: 'ordered',
    result: '',
    unit: 'mUI/L',
    reference: [0.4, 4],
    digits: 2,
  },
  antibodies: {
    id: 9,
    code: '302',
    abbreviation: 'VIH',
    area: 'immunology',
    progress: 'validated',
    result: '',
    unit: '',
    isConfidential: true,
  },
};

const STATES: Readonly<Record<Progress, number>> = { ordered: 0, reported: 2, validated: 4 };
const AREA_IDS: Readonly<Record<keyof SampleWords['area'], number>> = {
  chemistry: 1,
  hematology: 2,
  immunology: 3,
};

/** The areas of the invented tests, in their order. */
export function sampleAreas(words: SampleWords) {
  return (['chemistry', 'hematology', 'immunology'] as const).map((area) => ({
    id: AREA_IDS[area],
    name: words.area[area],
    ordering: AREA_IDS[area],
  }));
}

function limits([min, max]: readonly [number, number]) {
  return { min, max };
}

/** An invented test of an order that was drawn at `takenAt` (epoch milliseconds), as the laboratory has it. */
function sampleTest(test: SampleTest, words: SampleWords, at: { order: string; takenAt: number }) {
  const row = ROWS[test];
  const { order, takenAt } = at;
  const isText = row.reference === undefined;
  const result = isText ? words.notReactive : row.result;
  const isReported = row.progress !== 'ordered';
  const isValidated = row.progress === 'validated';
  const [name, surname] = words.validator;
  return {
    order,
    testId: row.id,
    testCode: row.code,
    name: words.test[test],
    abbreviation: row.abbreviation,
    areaId: AREA_IDS[row.area],
    areaName: words.area[row.area],
    profileId: row.isInProfile === true ? 20 : 0,
    profileName: row.isInProfile === true ? words.profile : '',
    state: STATES[row.progress],
    pathology: row.pathology ?? 0,
    resultType: isText ? 'text' : 'numeric',
    result,
    resultNumber: isText ? null : plainNumber(row.result),
    unreadable: [],
    reference: row.reference === undefined ? NO_LIMITS : limits(row.reference),
    referenceLiteral: isText ? words.notReactive : '',
    referenceInterval: '',
    panic: row.panic === undefined ? NO_LIMITS : limits(row.panic),
    reported: NO_LIMITS,
    unit: row.unit,
    digits: row.digits ?? null,
    printSort: row.id,
    technique: '',
    sample: '',
    confidential: row.isConfidential === true,
    blocked: false,
    withheld: row.isConfidential === true,
    hasAntibiogram: false,
    hasComment: false,
    comment: '',
    entryDate: takenAt - HOUR,
    takenDate: takenAt,
    verificationDate: isReported ? takenAt + HOUR : null,
    resultDate: isReported ? takenAt + HOUR : null,
    validationDate: isValidated ? takenAt + 2 * HOUR : null,
    printDate: null,
    validationUserId: isValidated ? SAMPLE_VALIDATOR : null,
    validationUserIdentification: isValidated ? '1234' : '',
    validationUserName: isValidated ? name : '',
    validationUserLastName: isValidated ? surname : '',
    microorganisms: [],
    isAntibiogramUnread: false,
    growthDate: null,
    lastTransaction: null,
    ...{ options: [], unreadableOptions: 0, fixedComment: '', referenceComment: '' },
  } satisfies ReportTest;
}

/** All tests of the invented order, as the laboratory has them: nothing is hidden from anybody yet. */
export function sampleTests(
  words: SampleWords,
  at: { readonly order: string; readonly takenAt: number },
): readonly ReportTest[] {
  return SAMPLE_TESTS.map((test) => sampleTest(test, words, at));
}
