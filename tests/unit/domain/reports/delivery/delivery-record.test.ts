import { describe, expect, it } from 'vitest';

import { deliveryRecord } from '@/domain/reports/delivery/delivery-record';

const receiver = { id: 17, userName: 'mrojas' };

describe('deliveryRecord', () => {
  it('clears every instant on a copy and nothing else', () => {
    const order = {
      orderNumber: 202503200005,
      createdDateShort: 20250320,
      createdDate: 1742464800000,
      lastUpdateDate: 5,
      lastUpdateUser: { id: 3, userName: 'x' },
      patient: {
        id: 4411,
        birthday: 515822400000,
        dateOfDeath: 5,
        updatePatient: true,
        dataTribunal: 'kept',
        birthDayFormat: 'kept',
      },
      resultTest: [
        {
          testId: 31,
          result: '126',
          resultDate: 5,
          validationDate: 5,
          entryDate: 5,
          takenDate: 5,
          verificationDate: 5,
          printDate: 5,
          preliminaryDate: 5,
          reportedDoctor: 5,
          microbiologyGrowth: { dateGrowth: 5, lastTransaction: 5, sample: { name: 'Orina' } },
          block: { blocked: false, date: 5 },
          validationUserId: 17,
        },
      ],
      comments: null,
    };
    const before = structuredClone(order);
    expect(deliveryRecord(order, receiver)).toEqual({
      filterOrderHeader: { printingMedium: '4', typeReport: '1', personReceive: 'mrojas' },
      order: {
        ...before,
        createdDate: null,
        lastUpdateDate: null,
        patient: { ...before.patient, birthday: null, dateOfDeath: null },
        resultTest: [
          {
            testId: 31,
            result: '126',
            resultDate: null,
            validationDate: null,
            entryDate: null,
            takenDate: null,
            verificationDate: null,
            printDate: null,
            preliminaryDate: null,
            reportedDoctor: null,
            microbiologyGrowth: {
              dateGrowth: null,
              lastTransaction: null,
              sample: { name: 'Orina' },
            },
            block: { blocked: false, date: null },
            validationUserId: 17,
          },
        ],
      },
      user: 17,
    });
    expect(order).toEqual(before);
  });
});
