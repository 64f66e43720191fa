import type { Microorganism } from '@/domain/results/antibiogram/antibiogram';
import type { GuardedTest, Limits } from '@/domain/results/test-result';

import type { Attachment } from '@/domain/reports/attachments/attachment';
import type { PendingTest } from './pending-tests';

/** A coded name of the LIS: branch, service, rate, account, race … Empty texts when nothing is assigned. */
export interface CodedName {
  readonly code: string;
  readonly name: string;
}

/** The value that an order or its patient has in one demographic. */
export interface DemographicValue {
  readonly id: number;
  readonly name: string;
  readonly encoded: boolean;
  readonly code: string;
  readonly value: string;
}

/** The patient of a report. */
export interface ReportPatient {
  readonly patientId: string;
  readonly documentType: CodedName;
  readonly name1: string;
  readonly name2: string;
  readonly lastName: string;
  readonly surName: string;
  /** Code 1 male, 2 female, 3 undefined, 4 both; null when absent. */
  readonly sex: number | null;
  /** Epoch milliseconds; null when unknown. */
  readonly birthday: number | null;
  readonly race: CodedName;
}

/** A row of a template result, such as _Nitritos_ of a urinalysis. The texts are the laboratory's; null is what could not be read. */
export interface TemplateOption {
  readonly option: string | null;
  readonly result: string | null;
  readonly normalResult: string | null;
  /** As stored; empty when none. */
  readonly comment: string | null;
}

/** One test of a report: what the grid knows plus what only the LIS sends for reports. */
export interface ReportTest extends GuardedTest {
  /** The range that the method can measure. */
  readonly reported: Limits;
  readonly printDate: number | null;
  readonly validationUserId: number | null;
  readonly validationUserIdentification: string;
  readonly validationUserName: string;
  readonly validationUserLastName: string;
  readonly microorganisms: readonly Microorganism[];
  /** The test has an antibiogram, and all of it or some of it could not be read. */
  readonly isAntibiogramUnread: boolean;
  /** When a culture grew; epoch milliseconds, null when it did not, or when nobody says. */
  readonly growthDate: number | null;
  /** When something was last entered for a culture; epoch milliseconds or null. */
  readonly lastTransaction: number | null;
  /** What a template result consists of, in print order. */
  readonly options: readonly TemplateOption[];
  /** Options of which nothing could be read. */
  readonly unreadableOptions: number;
  /** The same below every result of the test, and about its reference values; as stored, null where it could not be read. */
  readonly fixedComment: string | null;
  readonly referenceComment: string | null;
}

/** An order as the LIS sends it for a report (`LisOrder` in demo-lis/contract). */
export interface ReportOrder {
  readonly orderNumber: string;
  /** Epoch milliseconds; null when unknown. */
  readonly createdDate: number | null;
  readonly patient: ReportPatient;
  readonly type: CodedName;
  readonly branch: CodedName;
  readonly service: CodedName;
  readonly account: CodedName;
  readonly physician: CodedName;
  readonly rate: CodedName;
  readonly demographics: readonly DemographicValue[];
  /** Order comments as stored. */
  readonly comments: readonly string[];
  readonly tests: readonly ReportTest[];
  /** Listed beside a final report; which of them may be named says `pendingTests`. */
  readonly pending: readonly PendingTest[];
  readonly attachments: readonly Attachment[];
  /** The laboratory wants the order's reports protected by a password wherever they leave the portal. */
  readonly mustProtect: boolean;
  /** Records of the answer that could not be read; never dropped in silence. */
  readonly unreadable: number;
  /** The order exactly as received, to be sent back in report and state calls. */
  readonly wire: Readonly<Record<string, unknown>>;
}

/** The signature of a user who validated results of the order. */
export interface ValidatingUser {
  readonly id: number;
  /** Bare base64 picture of the signature; empty when none. */
  readonly signature: string;
}
