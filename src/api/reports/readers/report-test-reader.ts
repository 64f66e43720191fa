import { foundMicroorganisms } from '@/api/microbiology/microorganism-reader';
import { buildTestResult, testFields } from '@/api/orders/test-reader';
import { event } from '@/api/wire/dates';
import { limitsOf } from '@/api/wire/limits';
import { block } from '@/api/wire/states';
import type { ReportTest, TemplateOption } from '@/domain/reports/content/report-order';
import { countUnreadable } from '@/domain/results/summary/result-counts';
import { NO_LIMITS } from '@/domain/results/values/limits';
import { isValidated } from '@/domain/results/visibility/is-validated';
import {
  boolean,
  innerListOf,
  integer,
  optional,
  orElse,
  owner,
  raw,
  type ReadList,
  record,
  requiredIdentifier,
  requiredInteger,
  text,
  type ValueOf,
} from '@/lib/wire/readers';
import { readKnownText } from '@/lib/wire/scalars';

const LAST = Number.MAX_SAFE_INTEGER;

/** The rows of a template result as sent (`TemplateOption` of the contract); texts that are none are null. */
const templateOptionsReader = innerListOf(
  record(
    {
      idTest: integer,
      sort: integer,
      option: readKnownText,
      result: readKnownText,
      normalResult: readKnownText,
      comment: readKnownText,
    },
    (row) => row,
  ),
);

type SentOptions = ValueOf<typeof templateOptionsReader>;

/** Something was entered in a row; what is no text is something. */
function isEntered({ result, comment }: TemplateOption): boolean {
  return [result, comment].some((text) => text?.trim() !== '');
}

/**
 * The rows of a test in the order of `sort`, those without a number last. A row that names another test is unreadable. Of a test
 * that is said to have no template only rows count in which something was entered: servers list there what the test allows.
 */
function optionsOfTest(
  { items, unreadable }: SentOptions,
  { testId, hasTemplate }: { readonly testId: number; readonly hasTemplate: boolean },
): ReadList<TemplateOption> {
  const own = items.filter(({ idTest }) => idTest === null || [0, testId].includes(idTest));
  const sorted = own.toSorted((one, other) => (one.sort ?? LAST) - (other.sort ?? LAST));
  return {
    items: sorted
      .map(({ option, result, normalResult, comment }) => ({
        option,
        result,
        normalResult,
        comment,
      }))
      .filter((row) => hasTemplate || isEntered(row)),
    unreadable: unreadable + items.length - own.length,
  };
}

const UNREAD = { items: [], unreadable: 1 };

/** Null when the test carries none. */
const detection = orElse(
  optional(
    record(
      {
        order: owner(requiredIdentifier),
        test: owner(requiredInteger),
        microorganisms: foundMicroorganisms,
      },
      (found) => found,
    ),
  ),
  { order: null, test: null, microorganisms: UNREAD },
);

type Antibiogram = Pick<ReportTest, 'microorganisms' | 'isAntibiogramUnread'>;

/** The dates of a culture. */
const growth = orElse(
  optional(record({ dateGrowth: event, lastTransaction: event }, (dates) => dates)),
  null,
);

/** A test of a LIS order, what it carries of an antibiogram, its options, and how many records of that could not be read. */
export const reportTestReader = record(
  {
    ...testFields,
    block,
    microbialDetection: detection,
    microbiologyGrowth: growth,
    hasTemplate: boolean,
    optionsTemplate: templateOptionsReader,
    fixedComment: readKnownText,
    refComment: readKnownText,
    reportedMin: raw,
    reportedMax: raw,
    printDate: event,
    validationUserId: integer,
    validationUserIdentification: text,
    validationUserName: text,
    validationUserLastName: text,
  },
  ({ block: blocked, microbialDetection, microbiologyGrowth, optionsTemplate, ...wire }) => {
    const result = buildTestResult(wire, blocked);
    // As of the date: nobody stands for a validation that was taken back.
    const byValidator = (text: string) => (isValidated(result) ? text : '');
    return {
      microbialDetection,
      test: {
        ...result,
        reported: limitsOf(wire.reportedMin, wire.reportedMax, result.digits) ?? NO_LIMITS,
        printDate: wire.printDate,
        validationUserId: isValidated(result) ? wire.validationUserId : null,
        validationUserIdentification: byValidator(wire.validationUserIdentification),
        validationUserName: byValidator(wire.validationUserName),
        validationUserLastName: byValidator(wire.validationUserLastName),
        growthDate: microbiologyGrowth?.dateGrowth ?? null,
        lastTransaction: microbiologyGrowth?.lastTransaction ?? null,
        fixedComment: wire.fixedComment,
        referenceComment: wire.refComment,
      },
      options: optionsOfTest(optionsTemplate, {
        testId: wire.testId,
        hasTemplate: wire.hasTemplate === true,
      }),
    };
  },
);

type ReadTest = ValueOf<typeof reportTestReader>;

/**
 * What the report says of a test's antibiogram, as the screen does: nothing of a test that has none, where servers list the
 * microorganisms that it allows or null, and nothing that names another order or test.
 */
function antibiogramOf(
  { test, microbialDetection }: ReadTest,
  order: string,
): Antibiogram & { readonly unreadable: number } {
  const hasAntibiogram = test.antibiogram === 'known';
  if (!hasAntibiogram || microbialDetection === null) {
    return { microorganisms: [], isAntibiogramUnread: hasAntibiogram, unreadable: 0 };
  }
  const { order: named, test: testId, microorganisms } = microbialDetection;
  const isOwn = (named ?? order) === order && (testId ?? test.testId) === test.testId;
  const { items, unreadable } = isOwn ? microorganisms : UNREAD;
  return { microorganisms: items, isAntibiogramUnread: unreadable > 0, unreadable };
}

/** How many options and comments of a test could not be read, or not all of them. */
function unreadParts({ test, options }: ReadTest): number {
  const comments = [test.fixedComment, test.referenceComment].filter((text) => text === null);
  const parted = options.items.filter((option) => Object.values(option).includes(null));
  return options.unreadable + comments.length + parted.length;
}

/** The tests of one order; tests that name another order are unreadable here, and so are antibiograms of another order or test. */
export function testsOfOrder(
  { items, unreadable }: ReadList<ReadTest>,
  order: string,
): ReadList<ReportTest> {
  const own = items.filter(({ test }) => test.order === '' || test.order === order);
  const tests = own.map((read) => {
    const { unreadable: inside, ...antibiogram } = antibiogramOf(read, order);
    const { items: options, unreadable: unreadableOptions } = read.options;
    return {
      test: { ...read.test, order, ...antibiogram, options, unreadableOptions },
      inside: inside + unreadParts(read),
    };
  });
  return {
    items: tests.map(({ test }) => test),
    unreadable: tests.reduce(
      (sum, { inside, test }) => sum + inside + countUnreadable([test]),
      unreadable + items.length - own.length,
    ),
  };
}
