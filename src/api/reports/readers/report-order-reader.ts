import type {
  DemographicValue,
  ReportOrder,
  ReportPatient,
} from '@/domain/reports/content/report-order';
import { birth, event } from '@/api/wire/dates';
import { sex } from '@/api/wire/states';
import { readIdentifier } from '@/lib/wire/scalars';
import {
  answerOf,
  boolean,
  innerListOf,
  integer,
  only,
  optional,
  orElse,
  owner,
  type ReadList,
  record,
  requiredIdentifier,
  requiredInteger,
  requiredListOf,
  restriction,
  text,
  UNREADABLE,
  type ValueOf,
} from '@/lib/wire/readers';
import type { Attachment } from '@/domain/reports/attachments/attachment';
import { isOfOrder } from '@/domain/reports/attachments/visible-attachments';
import { pendingLabel, type PendingTest } from '@/domain/reports/content/pending-tests';

import { accountName, codedName, documentTypeName, physicianName } from './coded-name';
import { reportTestReader, testsOfOrder } from './report-test-reader';

/** The patient of a LIS order; passwords were dropped before. */
const reportPatientReader = record(
  {
    patientId: text,
    documentType: documentTypeName,
    name1: text,
    name2: text,
    lastName: text,
    surName: text,
    sex,
    birthday: birth,
    race: codedName,
  },
  (patient): ReportPatient => patient,
);

const pendingTestReader = record(
  { id: integer, code: text, abbr: text, name: text, nameTestEnglish: text },
  ({ abbr, nameTestEnglish, ...test }): PendingTest => ({
    ...test,
    abbreviation: abbr,
    nameEnglish: nameTestEnglish,
  }),
);

/**
 * `listTestPending` of a final report: tests of the order that are not validated (`PendingTest` in demo-lis/contract). One that
 * nothing names is unreadable.
 */
const pendingTestsReader = innerListOf(
  only(pendingTestReader, (test) => pendingLabel(test) !== ''),
);

const attachmentReader = record(
  {
    idOrder: owner(requiredIdentifier),
    // What is there and names no test must not pass for the order's: nobody knows whose result it tells.
    idTest: answerOf(requiredInteger),
    name: text,
    extension: text,
    file: text,
  },
  ({ idOrder, idTest, ...attachment }) => ({
    order: idOrder,
    attachment: { ...attachment, testId: idTest } satisfies Attachment,
  }),
);

const attachmentsReader = innerListOf(attachmentReader);

/**
 * The attachments of one order. Unreadable here are those that name another order, and those of a test or profile that neither
 * the order nor its list of pending tests holds.
 */
function attachmentsOfOrder(
  { items, unreadable }: ReadList<ValueOf<typeof attachmentReader>>,
  { orderNumber, tests, pending }: Pick<ReportOrder, 'orderNumber' | 'tests' | 'pending'>,
): ReadList<Attachment> {
  const named = new Set([
    ...tests.flatMap(({ testId, profileId }) => [testId, profileId]),
    ...pending.map(({ id }) => id),
  ]);
  const own = items.filter(
    ({ order, attachment }) =>
      (order === null || order === orderNumber) &&
      (isOfOrder(attachment) || named.has(attachment.testId)),
  );
  return {
    items: own.map(({ attachment }) => attachment),
    unreadable: unreadable + items.length - own.length,
  };
}

const demographicReader = record(
  {
    idDemographic: requiredInteger,
    demographic: text,
    encoded: boolean,
    notCodifiedValue: text,
    codifiedCode: text,
    codifiedName: text,
  },
  (wire): DemographicValue => ({
    id: wire.idDemographic,
    name: wire.demographic,
    encoded: wire.encoded === true,
    code: wire.codifiedCode,
    value: wire.encoded === true ? wire.codifiedName : wire.notCodifiedValue,
  }),
);

const commentReader = record({ comment: text, print: boolean }, (comment) => comment);

/** The wish of the order's account. Whatever stands there and cannot be read protects. */
const accountWish = orElse(
  optional(record({ encryptionReportResult: restriction }, (account) => account)),
  { encryptionReportResult: true },
);

const orderReader = record(
  {
    createdDate: event,
    patient: reportPatientReader,
    type: codedName,
    branch: codedName,
    service: codedName,
    account: accountName,
    physician: physicianName,
    rate: codedName,
    allDemographics: innerListOf(demographicReader),
    comments: innerListOf(commentReader),
    resultTest: requiredListOf(reportTestReader),
  },
  (order) => order,
);

/** A LIS order as received, the header it was asked for with, and what lies beside or inside it. */
export interface ReportAnswer {
  readonly wire: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  readonly attachments: unknown;
  /** `listTestPending` of a final report. */
  readonly pending?: unknown;
  /** The laboratory's wish to protect this very report; only final reports carry it. */
  readonly encrypt?: unknown;
}

/** Whether the report, or the account in either of the two orders, is to be protected. */
function mustProtect({ wire, header, encrypt }: ReportAnswer): boolean {
  return (
    restriction(encrypt) ||
    [wire, header].some((order) => accountWish(order['account'])?.encryptionReportResult === true)
  );
}

/** What the answer leaves out or sends as null is taken from the header: both speak of the same order. */
function filledFrom({ wire, header }: ReportAnswer): Record<string, unknown> {
  const present = Object.entries(wire).filter(([, value]) => value !== null);
  return { ...header, ...Object.fromEntries(present) };
}

/**
 * The order of a report answer. Null when it cannot be the order asked for: no number or another one, no patient, no list of tests,
 * or one of which nothing is readable. Everything else that is unreadable inside is counted.
 */
export function readReportOrder(answer: ReportAnswer): ReportOrder | null {
  const orderNumber = readIdentifier(answer.header['orderNumber']);
  const answered = readIdentifier(answer.wire['orderNumber']);
  const read = orderReader(filledFrom(answer));
  if (orderNumber === null || answered !== orderNumber || read === UNREADABLE) return null;

  const { resultTest, allDemographics, comments, ...order } = read;
  const tests = testsOfOrder(resultTest, orderNumber);
  if (tests.items.length === 0 && tests.unreadable > 0) return null;
  const pending = pendingTestsReader(answer.pending);
  const attachments = attachmentsOfOrder(attachmentsReader(answer.attachments), {
    orderNumber,
    tests: tests.items,
    pending: pending.items,
  });
  return {
    ...order,
    orderNumber,
    demographics: allDemographics.items,
    comments: comments.items
      .filter(({ comment, print }) => comment !== '' && print !== false)
      .map(({ comment }) => comment),
    tests: tests.items,
    pending: pending.items,
    mustProtect: mustProtect(answer),
    attachments: attachments.items,
    unreadable:
      tests.unreadable +
      allDemographics.unreadable +
      comments.unreadable +
      pending.unreadable +
      attachments.unreadable,
    wire: answer.wire,
  };
}
