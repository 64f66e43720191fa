import { expect, it } from 'vitest';

import { foundOrders } from '@/api/orders/found-orders';
import { readReportOrder } from '@/api/reports/readers/report-order-reader';

const header = { orderNumber: 202503200005, patient: { patientId: '1' } };

it('gives no attachment to the order whose test cannot be read or is not there (K3)', () => {
  const file = (idTest: unknown) => ({ idTest, name: String(idTest), extension: 'pdf', file: '' });
  const report = readReportOrder({
    wire: { ...header, resultTest: [{ testId: 31, profileId: 9 }] },
    header,
    attachments: [31, '31', 9, 40, null, 0, '5a', { id: 5 }, {}, '', -1, 77].map(file),
    pending: [{ id: 40, name: 'Urocultivo' }],
  });
  expect(report?.attachments.map(({ testId }) => testId)).toEqual([31, 31, 9, 40, null, 0]);
  expect(report?.unreadable).toBe(6);
});

it('reads the dates of a culture as all other dates', () => {
  const microbiologyGrowth = { dateGrowth: '1742468400000', lastTransaction: '20250320' };
  const resultTest = [{ testId: 31, microbiologyGrowth }, { testId: 32 }];
  const report = readReportOrder({ wire: { ...header, resultTest }, header, attachments: [] });
  expect(report?.tests).toMatchObject([
    { growthDate: 1742468400000, lastTransaction: null },
    { growthDate: null, lastTransaction: null },
  ]);
});

const VALIDATION = {
  validationDate: 1742469000000,
  validationUserId: 17,
  validationUserIdentification: '1',
  validationUserName: 'MARTA',
  validationUserLastName: 'ROJAS',
};
const NO_VALIDATION = {
  validationDate: null,
  validationUserId: null,
  validationUserIdentification: '',
  validationUserName: '',
  validationUserLastName: '',
};

it.each([
  [4, VALIDATION],
  ['5', VALIDATION],
  [3, NO_VALIDATION],
  [1, NO_VALIDATION],
  [null, NO_VALIDATION],
  ['x', NO_VALIDATION],
])('a test of state %j names its validation only while there is one', (state, told) => {
  const resultTest = [{ testId: 31, state, result: '126', ...VALIDATION }];
  const report = readReportOrder({ wire: { ...header, resultTest }, header, attachments: [] });
  expect(report?.tests).toMatchObject([told]);
});

it('takes no filler for a birth, in the list and on paper', () => {
  const birthday = Date.UTC(1900, 0, 1, 4, 56, 16);
  const found = foundOrders([{ order: '202503200005', patientIdDB: 1, birthday }]);
  expect(found).toMatchObject({ items: [{ birthday: null }] });
  const wire = { ...header, patient: { patientId: '1', birthday }, resultTest: [] };
  const report = readReportOrder({ wire, header, attachments: [] });
  expect(report?.patient.birthday).toBeNull();
});
