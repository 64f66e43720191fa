import type * as z from 'zod/mini';

import type { TestResult } from '@/domain/results/test-result';
import { readNumber } from '@/lib/scalars';

import { readLimits, resultTypeOf, type testFields } from './test-fields';

const MAX_DIGITS = 10;

type WireTest = z.output<z.ZodMiniObject<typeof testFields>>;

function digitsOf(digits: number | null): number | null {
  return digits !== null && digits >= 0 && digits <= MAX_DIGITS ? digits : null;
}

/** A test of the service or the LIS as the portal knows it. */
export function buildTestResult(wire: WireTest, blocked: boolean): TestResult {
  return {
    order: wire.order.trim(),
    testId: wire.testId,
    testCode: wire.testCode,
    name: wire.testName,
    abbreviation: wire.abbreviation,
    areaId: wire.areaId ?? 0,
    areaName: wire.areaName,
    profileId: wire.profileId ?? 0,
    profileName: wire.profileName,
    state: wire.state ?? -1,
    pathology: wire.pathology,
    resultType: resultTypeOf(wire.resultType),
    result: wire.result,
    resultNumber: readNumber(wire.result),
    reference: readLimits(wire.refMin, wire.refMax),
    referenceLiteral: wire.refLiteral,
    referenceInterval: wire.refInterval,
    panic: readLimits(wire.panicMin, wire.panicMax),
    reported: readLimits(wire.reportedMin, wire.reportedMax),
    unit: wire.unit,
    digits: digitsOf(wire.digits),
    printSort: wire.printSort,
    technique: wire.technique,
    confidential: wire.confidential === true,
    blocked,
    hasAntibiogram: wire.hasAntibiogram === true,
    hasComment: wire.hasComment ?? wire.resultComment !== '',
    comment: wire.resultComment,
    entryDate: wire.entryDate,
    takenDate: wire.takenDate,
    verificationDate: wire.verificationDate,
    resultDate: wire.resultDate,
    validationDate: wire.validationDate,
    printDate: wire.printDate,
    validationUserId: wire.validationUserId,
  };
}
