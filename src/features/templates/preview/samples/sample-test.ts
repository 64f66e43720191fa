import type { ReportTest } from '@/domain/reports/content/report-order';
import { NO_LIMITS } from '@/domain/results/values/limits';
import { readNumber } from '@/lib/wire/scalars';

/** The day of every sample: 19 November 2026, 12:12 UTC. */
export const SAMPLE_TIME = Date.UTC(2026, 10, 19, 12, 12);
const HOUR = 3_600_000;

/** A validated test of a sample; name what it is. */
export function sampleTest(
  fields: Partial<ReportTest> & Pick<ReportTest, 'testId' | 'name' | 'result'>,
): ReportTest {
  const { testId, name, result } = fields;
  return {
    order: '',
    testCode: String(testId),
    abbreviation: name,
    areaId: 1,
    areaName: 'Química clínica',
    profileId: 0,
    profileName: '',
    state: 4,
    pathology: 0,
    resultType: 'numeric',
    resultNumber: readNumber(result),
    unreadable: [],
    reference: NO_LIMITS,
    referenceLiteral: '',
    referenceInterval: '',
    panic: NO_LIMITS,
    reported: NO_LIMITS,
    unit: '',
    digits: 0,
    printSort: testId,
    technique: '',
    sample: '',
    confidential: false,
    blocked: false,
    withheld: false,
    antibiogram: 'none',
    hasComment: false,
    comment: '',
    entryDate: SAMPLE_TIME,
    takenDate: SAMPLE_TIME,
    verificationDate: SAMPLE_TIME,
    resultDate: SAMPLE_TIME + HOUR,
    validationDate: SAMPLE_TIME + 2 * HOUR,
    printDate: null,
    validationUserId: 7,
    validationUserIdentification: '52.345.678',
    validationUserName: 'Claudia',
    validationUserLastName: 'Peñaranda Ríos',
    microorganisms: [],
    isAntibiogramUnread: false,
    growthDate: null,
    lastTransaction: null,
    ...{ options: [], unreadableOptions: 0, fixedComment: '', referenceComment: '' },
    ...fields,
  };
}
