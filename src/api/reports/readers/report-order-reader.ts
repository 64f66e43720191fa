import type { DemographicValue, ReportOrder } from '@/domain/reports/content/report-order';
import { readIdentifier } from '@/lib/wire/scalars';
import {
  boolean,
  innerListOf,
  event,
  record,
  requiredInteger,
  requiredListOf,
  restriction,
  optional,
  orElse,
  text,
  UNREADABLE,
} from '@/lib/wire/readers';

import { attachmentsOfOrder, attachmentsReader } from './attachment-reader';
import { accountName, codedName, physicianName } from './coded-name';
import { pendingTestsReader } from './pending-test-reader';
import { reportPatientReader } from './report-patient-reader';
import { reportTestReader, testsOfOrder } from './report-test-reader';

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
