import { dayNumber, type Day } from '@/domain/base/day';
import type { ReportOrder } from '@/domain/reports/content/report-order';

import { sampleTests } from './sample-tests';
import type { SampleWords } from './sample-words';

/** When the invented order was made. */
export interface SampleTime {
  readonly today: Day;
  /** Epoch milliseconds of its sample. */
  readonly takenAt: number;
  readonly orderDigits: number;
}

/** 1 June 1984. */
const BIRTHDAY = 455_000_000_000;
const NONE = { code: '', name: '' };

/** An invented order of today as the LIS sends it for a report, all of it validated. */
export function sampleReport(words: SampleWords, time: SampleTime): ReportOrder {
  const order = `${dayNumber(time.today)}${'1'.padStart(time.orderDigits, '0')}`;
  const [name1, lastName] = words.patient;
  return {
    orderNumber: order,
    createdDate: time.takenAt,
    patient: {
      patientId: '1000',
      documentType: { code: words.documentType, name: words.documentType },
      ...{ name1, name2: '', lastName, surName: '' },
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
    tests: sampleTests(words, { order, takenAt: time.takenAt }),
    pending: [],
    attachments: [],
    mustProtect: false,
    unreadable: 0,
    wire: {},
  };
}
