import { event } from '@/api/wire/dates';
import { limitsOf, readyInterval, referenceLimits } from '@/api/wire/limits';
import { readResultNumber } from '@/api/wire/numbers';
import { offered, pathology, resultType, state } from '@/api/wire/states';
import { comment } from '@/api/wire/texts';
import { commentParagraphs } from '@/domain/results/comments/comment-text';
import type { GuardedTest, TestResult, UnreadableField } from '@/domain/results/test-result';
import { NO_LIMITS } from '@/domain/results/values/limits';
import { isValidated } from '@/domain/results/visibility/is-validated';
import {
  integer,
  listOf,
  owner,
  raw,
  record,
  requiredIdentifier,
  requiredInteger,
  restriction,
  text,
  type ValuesOf,
} from '@/lib/wire/readers';
import { readKnownText, readNumber } from '@/lib/wire/scalars';

const MAX_DIGITS = 10;

/** The fields that the service and the LIS send alike for one test. */
export const testFields = {
  order: owner(requiredIdentifier),
  testId: requiredInteger,
  testCode: text,
  testName: readKnownText,
  abbreviation: text,
  areaId: integer,
  areaName: text,
  nameTestEnglish: text,
  nameAreaEnglish: text,
  profileNameEnglish: text,
  profileId: integer,
  profileName: text,
  state,
  pathology,
  resultType,
  result: readKnownText,
  resultNumber: raw,
  refMin: raw,
  refMax: raw,
  refLiteral: readKnownText,
  refInterval: readKnownText,
  panicMin: raw,
  panicMax: raw,
  unit: readKnownText,
  digits: integer,
  printSort: integer,
  technique: text,
  sampleName: text,
  sampleState: integer,
  confidential: restriction,
  hasAntibiogram: offered,
  hasComment: offered,
  resultComment: comment,
  entryDate: event,
  takenDate: event,
  verificationDate: event,
  resultDate: event,
  validationDate: event,
};

type WireTest = ValuesOf<typeof testFields>;

/** The names of the fields whose value could not be read. */
export function unreadableFields(
  fields: Readonly<Partial<Record<UnreadableField, unknown>>>,
): readonly UnreadableField[] {
  const names = ['name', 'result', 'unit', 'reference', 'comment'] as const;
  return names.filter((name) => fields[name] === null);
}

/** True where something stands in a stored comment; null is what could not be read, and must not look like none. */
function isWritten(stored: string | null): boolean {
  return stored === null || (stored !== '' && commentParagraphs(stored).length > 0);
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
export function buildTestResult(wire: WireTest, blocked: boolean): GuardedTest {
  const digits = [wire.digits ?? -1].find((sent) => sent >= 0 && sent <= MAX_DIGITS) ?? null;
  const limits = referenceLimits(wire, digits);
  const reference = limits ?? NO_LIMITS;
  const panic = limitsOf(wire.panicMin, wire.panicMax, digits) ?? NO_LIMITS;
  const result = wire.result ?? '';
  const isReferenceRead = limits !== null && wire.refLiteral !== null && wire.refInterval !== null;
  return {
    order: wire.order ?? '',
    testId: wire.testId,
    testCode: wire.testCode,
    name: wire.testName ?? '',
    abbreviation: wire.abbreviation,
    areaId: wire.areaId ?? 0,
    areaName: wire.areaName,
    profileId: wire.profileId ?? 0,
    profileName: wire.profileName,
    state: wire.state,
    pathology: wire.pathology,
    resultType: wire.resultType,
    result,
    resultNumber: readResultNumber(result, {
      resultType: wire.resultType,
      digits,
      pathology: wire.pathology,
      reference,
      panic,
      sent: readNumber(wire.resultNumber),
    }),
    unreadable: unreadableFields({
      name: wire.testName,
      result: wire.result,
      unit: wire.unit,
      reference: isReferenceRead ? reference : null,
      comment: wire.resultComment,
    }),
    reference,
    referenceLiteral: wire.refLiteral ?? '',
    referenceInterval: readyInterval(wire.refInterval ?? ''),
    panic,
    unit: wire.unit ?? '',
    digits,
    printSort: wire.printSort,
    technique: wire.technique,
    sample: wire.sampleName.trim(),
    sampleState: wire.sampleState,
    confidential: wire.confidential,
    blocked,
    withheld: blocked || wire.confidential,
    antibiogram: wire.hasAntibiogram ? 'known' : 'none',
    // What the laboratory wrote is shown whatever its flag says, as on paper.
    hasComment: wire.hasComment || isWritten(wire.resultComment),
    comment: wire.resultComment ?? '',
    entryDate: wire.entryDate,
    takenDate: wire.takenDate,
    verificationDate: wire.verificationDate,
    resultDate: wire.resultDate,
    // A test whose validation was taken back was not validated then.
    validationDate: isValidated(wire) ? wire.validationDate : null,
    ...englishNames(wire),
  };
}

/** The tests of an order as the service sends them; page and worker read by this one reader. */
export const foundTests = listOf(
  record({ ...testFields, blockTest: restriction }, ({ blockTest, ...test }) =>
    buildTestResult(test, blockTest),
  ),
);
