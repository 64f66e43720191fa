import { expect, it } from 'vitest';

import { deliveryRecord } from '@/domain/reports/delivery/delivery-record';

/** An order in which every instant has a value, or none; and what stays. */
function orderOf(instant: number | null) {
  return {
    ...{ orderNumber: 202503200005, createdDateShort: 20250320, comments: null },
    ...{ createdDate: instant, lastUpdateDate: instant, lastUpdateUser: { id: 3, userName: 'x' } },
    patient: {
      ...{ id: 4411, birthday: instant, dateOfDeath: instant, updatePatient: true },
      ...{ dataTribunal: 'kept', birthDayFormat: 'kept' },
    },
    resultTest: [
      {
        ...{ testId: 31, result: '126', validationUserId: 17 },
        ...{ resultDate: instant, validationDate: instant, entryDate: instant, takenDate: instant },
        ...{ verificationDate: instant, printDate: instant, preliminaryDate: instant },
        reportedDoctor: instant,
        microbiologyGrowth: {
          ...{ dateGrowth: instant, lastTransaction: instant, sample: { name: 'Orina' } },
        },
        block: { blocked: false, date: instant },
      },
    ],
  };
}

it('clears every instant on a copy and nothing else', () => {
  const order = orderOf(1742464800000);
  expect(deliveryRecord(order, { id: 17, userName: 'mrojas' })).toEqual({
    filterOrderHeader: { printingMedium: '4', typeReport: '1', personReceive: 'mrojas' },
    order: orderOf(null),
    user: 17,
  });
  expect(order).toEqual(orderOf(1742464800000));
});
