import { addDays, dayNumber, type Day } from '@/domain/base/day';
import { foldText } from '@/domain/base/fold-text';
import { plainNumber } from '@/domain/base/number-readings';
import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import type { TestHistory } from '@/domain/results/history/test-history';
import type { TestResult } from '@/domain/results/test-result';

import { sampleTests } from './sample-tests';
import type { SampleWords } from './sample-words';

/** When the invented orders were made. */
export interface SampleTime {
  readonly today: Day;
  /** Epoch milliseconds of today's sample. */
  readonly takenAt: number;
  readonly orderDigits: number;
}

const DAY = 86_400_000;
/** 1 June 1984. */
const BIRTHDAY = 455_000_000_000;
const NONE = { code: '', name: '' };
/** Of the value before, to today's. */
const BEFORE = 0.9;

/** Between two visits of one person. */
const DAYS_APART = 40;

function orderNumber({ today, orderDigits }: SampleTime, place: number, daysAgo = 0): string {
  const day = dayNumber(addDays(today, -daysAgo));
  return `${day}${String(place).padStart(orderDigits, '0')}`;
}

/**
 * The orders that somebody finds, the newest first, with `searchText` as a search prepares it: one of today for each invented
 * patient, or the visits of the first one.
 */
export function sampleOrders(words: SampleWords, time: SampleTime, whose: 'all' | 'own') {
  const { patients, documentType } = words;
  return patients.map((_, at) => {
    const person = whose === 'all' ? at : 0;
    const [name1 = '', lastName = ''] = patients[person] ?? [];
    const order: OrderSummary = {
      order: orderNumber(time, patients.length - at, whose === 'all' ? 0 : at * DAYS_APART),
      patientIdDB: person + 1,
      patientId: String(1000 + person),
      ...{ documentTypeId: 1, documentType },
      ...{ name1, name2: '', lastName, surName: '' },
      ...{ sex: 2, birthday: BIRTHDAY },
    };
    return { ...order, searchText: foldText(`${order.order} ${fullName(order)}`) };
  });
}

/** The value before of every number, half a year ago. */
export function sampleHistories(tests: readonly TestResult[]): readonly TestHistory[] {
  return tests
    .filter(({ resultType }) => resultType === 'numeric')
    .map((test) => {
      const before = (test.resultNumber ?? test.reference.max ?? 1) * BEFORE;
      const result = before.toFixed(test.digits ?? 0);
      const item = {
        order: '',
        resultType: test.resultType,
        result,
        resultNumber: plainNumber(result),
        unreadable: [],
        validateDate: (test.takenDate ?? 0) - 180 * DAY,
        reference: test.reference,
        referenceLiteral: '',
        pathology: 0,
        comment: '',
      };
      const { testId, testCode, name, abbreviation, resultType } = test;
      const whole = { truncated: false, hasGaps: false, items: [item] };
      return { testId, testCode, name, abbreviation, resultType, ...whole };
    });
}

/** The first invented order as the LIS sends it for a report; its tests are validated but for those that never are. */
export function sampleReport(words: SampleWords, time: SampleTime): ReportOrder {
  const order = orderNumber(time, words.patients.length);
  const [name = '', surname = ''] = words.patients[0] ?? [];
  const tests = sampleTests(words, { order, takenAt: time.takenAt });
  return {
    orderNumber: order,
    createdDate: time.takenAt,
    patient: {
      patientId: '1000',
      documentType: { code: words.documentType, name: words.documentType },
      name1: name,
      name2: '',
      lastName: surname,
      surName: '',
      sex: 2,
      birthday: BIRTHDAY,
      race: NONE,
    },
    type: NONE,
    branch: { code: '', name: words.branch },
    service: { code: '', name: words.service },
    account: NONE,
    physician: { code: '', name: words.physician },
    rate: NONE,
    demographics: [],
    comments: [],
    tests: tests.filter(({ validationDate }) => validationDate !== null),
    pending: [],
    attachments: [],
    mustProtect: false,
    unreadable: 0,
    wire: {},
  };
}
