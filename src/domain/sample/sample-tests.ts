import type { ReportTest } from '@/domain/reports/content/report-order';
import { plainNumber } from '@/domain/base/number-readings';
import { NO_LIMITS } from '@/domain/results/values/limits';

import { SAMPLE_TESTS, type SampleTest, type SampleWords } from './sample-words';

const HOUR = 3_600_000;
/** Of the one who signs. */
export const SAMPLE_VALIDATOR = 1;

interface Row {
  readonly id: number;
  readonly code: string;
  readonly abbreviation: string;
  readonly area: keyof SampleWords['area'];
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

/** Values that nobody was ever told: one of each kind that a report marks. */
const ROWS: Readonly<Record<SampleTest, Row>> = {
  glucose: {
    id: 1,
    code: '101',
    abbreviation: 'GLU',
    area: 'chemistry',
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
    result: '6.8',
    unit: 'mmol/L',
    reference: [3.5, 5.1],
    panic: [2.5, 6.5],
    digits: 1,
    pathology: PANIC_HIGH,
  },
  hemoglobin: {
    id: 5,
    code: '201',
    abbreviation: 'HB',
    area: 'hematology',
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
    result: '250',
    unit: '10³/µL',
    reference: [150, 450],
    digits: 0,
    isInProfile: true,
  },
  antibodies: {
    id: 9,
    code: '302',
    abbreviation: 'VIH',
    area: 'immunology',
    result: '',
    unit: '',
    isConfidential: true,
  },
};

/** What a validated test says where nothing is to be said. */
export const PLAIN_TEST = {
  ...{ order: '', profileId: 0, profileName: '', state: 4, pathology: 0, unreadable: [] },
  ...{ reference: NO_LIMITS, referenceLiteral: '', referenceInterval: '' },
  ...{ panic: NO_LIMITS, reported: NO_LIMITS, unit: '', technique: '', sample: '' },
  ...{ confidential: false, blocked: false, withheld: false, comment: '', hasComment: false },
  ...{ antibiogram: 'none', microorganisms: [], isAntibiogramUnread: false },
  ...{ growthDate: null, lastTransaction: null, printDate: null },
  ...{ options: [], unreadableOptions: 0, fixedComment: '', referenceComment: '' },
} satisfies Partial<ReportTest>;

const AREA_IDS: Readonly<Record<keyof SampleWords['area'], number>> = {
  chemistry: 1,
  hematology: 2,
  immunology: 3,
};

function limits([min, max]: readonly [number, number]) {
  return { min, max };
}

/** An invented test of an order that was drawn at `takenAt` (epoch milliseconds), as the laboratory has it. */
function sampleTest(test: SampleTest, words: SampleWords, at: { order: string; takenAt: number }) {
  const row = ROWS[test];
  const { order, takenAt } = at;
  const isText = row.reference === undefined;
  const result = isText ? words.notReactive : row.result;
  const [name, surname] = words.validator;
  return {
    ...PLAIN_TEST,
    order,
    testId: row.id,
    testCode: row.code,
    name: words.test[test],
    abbreviation: row.abbreviation,
    areaId: AREA_IDS[row.area],
    areaName: words.area[row.area],
    profileId: row.isInProfile === true ? 20 : 0,
    profileName: row.isInProfile === true ? words.profile : '',
    pathology: row.pathology ?? 0,
    resultType: isText ? 'text' : 'numeric',
    result,
    resultNumber: isText ? null : plainNumber(row.result),
    reference: row.reference === undefined ? NO_LIMITS : limits(row.reference),
    referenceLiteral: isText ? words.notReactive : '',
    panic: row.panic === undefined ? NO_LIMITS : limits(row.panic),
    unit: row.unit,
    digits: row.digits ?? null,
    printSort: row.id,
    confidential: row.isConfidential === true,
    withheld: row.isConfidential === true,
    entryDate: takenAt - HOUR,
    takenDate: takenAt,
    verificationDate: takenAt + HOUR,
    resultDate: takenAt + HOUR,
    validationDate: takenAt + 2 * HOUR,
    validationUserId: SAMPLE_VALIDATOR,
    validationUserIdentification: '1234',
    validationUserName: name,
    validationUserLastName: surname,
  } satisfies ReportTest;
}

/** All tests of the invented order. */
export function sampleTests(
  words: SampleWords,
  at: { readonly order: string; readonly takenAt: number },
): readonly ReportTest[] {
  return SAMPLE_TESTS.map((test) => sampleTest(test, words, at));
}
