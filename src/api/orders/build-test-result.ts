import { commentParagraphs } from '@/domain/results/comments/comment-text';
import { NO_LIMITS } from '@/domain/results/values/limits';
import { readResultNumber } from '@/domain/results/values/read-result-number';
import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';
import type { ValuesOf } from '@/lib/wire/readers';
import { readNumber } from '@/lib/wire/scalars';

import {
  limitsOf,
  referenceLimits,
  resultTypeOf,
  unreadableFields,
  type testFields,
} from './test-fields';

const MAX_DIGITS = 10;
type WireTest = ValuesOf<typeof testFields>;

function digitsOf(digits: number | null): number | null {
  return digits !== null && digits >= 0 && digits <= MAX_DIGITS ? digits : null;
}

/** Something stands in a stored comment; null is what could not be read, and must not look like none. */
function isWritten(comment: string | null): boolean {
  return comment === null || (comment !== '' && commentParagraphs(comment).length > 0);
}

/** The English names of a test, where it has any. */
function englishNames(wire: WireTest): Pick<TestResult, 'english'> {
  const english = {
    name: wire.nameTestEnglish,
    areaName: wire.nameAreaEnglish,
    profileName: wire.profileNameEnglish,
  };
  return Object.values(english).every((name) => name.trim() === '') ? {} : { english };
}

/** A test of the service or the LIS as the portal knows it. */
export function buildTestResult(wire: WireTest, blocked: boolean): TestResult {
  const digits = digitsOf(wire.digits);
  const resultType = resultTypeOf(wire.resultType);
  const { pathology, testName: name, unit, resultComment: comment } = wire;
  const result = wire.result ?? '';
  const evidence = { digits, result };
  const limits = referenceLimits(wire, evidence);
  const reference = limits ?? NO_LIMITS;
  const panic = limitsOf({ min: wire.panicMin, max: wire.panicMax }, evidence) ?? NO_LIMITS;
  const sent = readNumber(wire.resultNumber);
  const state = wire.state ?? -1;
  // Servers keep who validated a test, and when, after the validation was taken back.
  const validation = isValidated({ state })
    ? { validationDate: wire.validationDate, validationUserId: wire.validationUserId }
    : { validationDate: null, validationUserId: null };
  const isReferenceRead = limits !== null && wire.refLiteral !== null && wire.refInterval !== null;
  return {
    order: wire.order ?? '',
    testId: wire.testId,
    testCode: wire.testCode,
    name: name ?? '',
    abbreviation: wire.abbreviation,
    areaId: wire.areaId ?? 0,
    areaName: wire.areaName,
    profileId: wire.profileId ?? 0,
    profileName: wire.profileName,
    state,
    pathology,
    resultType,
    result,
    resultNumber: readResultNumber(result, {
      resultType,
      digits,
      pathology,
      reference,
      panic,
      sent,
    }),
    unreadable: unreadableFields({
      ...{ name, unit, comment },
      result: wire.result,
      reference: isReferenceRead ? reference : null,
    }),
    reference,
    referenceLiteral: wire.refLiteral ?? '',
    referenceInterval: wire.refInterval ?? '',
    panic,
    reported: limitsOf({ min: wire.reportedMin, max: wire.reportedMax }, evidence) ?? NO_LIMITS,
    unit: unit ?? '',
    digits,
    printSort: wire.printSort,
    technique: wire.technique,
    sample: wire.sampleName.trim(),
    sampleState: wire.sampleState,
    confidential: wire.confidential,
    blocked,
    withheld: blocked || wire.confidential,
    hasAntibiogram: wire.hasAntibiogram === true,
    // What the laboratory wrote is shown whatever its flag says, as on paper.
    hasComment: wire.hasComment === true || isWritten(comment),
    comment: comment ?? '',
    entryDate: wire.entryDate,
    takenDate: wire.takenDate,
    verificationDate: wire.verificationDate,
    resultDate: wire.resultDate,
    printDate: wire.printDate,
    ...validation,
    ...englishNames(wire),
  };
}
