import { expect, it } from 'vitest';

import { isOtherPatient, type NamedPatient } from '@/domain/orders/patient-contradiction';

const ANA: NamedPatient = {
  ...{ patientIdDB: 7, patientId: '10020030', documentTypeId: 1 },
  ...{ name1: 'Ana', name2: 'Lucía', lastName: 'de la Cruz', surName: 'Muñoz' },
};
const NAMES = { name1: 'Zoila', name2: '', lastName: 'Mora', surName: 'Paz' };
const ZOILA: NamedPatient = {
  ...{ ...NAMES, patientIdDB: 8, patientId: '50060070', documentTypeId: 1 },
};
const NOBODY = { name1: '', name2: '', lastName: '', surName: '' };

it.each<[string, Partial<NamedPatient>]>([
  ['the same in all', {}],
  ['capitals without accents', { name1: 'ANA', name2: 'LUCIA', surName: 'MUNOZ', patientIdDB: 0 }],
  [
    'names in another order, in another system',
    { name1: 'Muñoz', name2: 'de la Cruz', lastName: 'Ana', surName: 'Lucía', patientIdDB: 90 },
  ],
  ['names written as one', { lastName: 'Delacruz', patientId: '', patientIdDB: 90 }],
  ['a name less', { name2: '', patientId: '', patientIdDB: 90 }],
  ['points and zeros in the document', { ...NAMES, patientId: ' 010.020.030', patientIdDB: 90 }],
  ['nothing but another id', { ...NOBODY, patientId: '', patientIdDB: 90 }],
  ['nothing at all', { ...NOBODY, patientId: '', patientIdDB: 0, documentTypeId: 0 }],
  ['a corrected document', { patientId: '10020031' }],
  ['a corrected document, without an id', { patientId: '10020031', patientIdDB: 0 }],
  ['the name of a newborn', { ...NAMES, patientId: '99' }],
  ['a name that was corrected, in another system', { ...NAMES, patientIdDB: 90 }],
  ['another type of document', { documentTypeId: 2, patientIdDB: 90 }],
])('is no other patient by %s', (_case, changes) => {
  expect(isOtherPatient(ANA, { ...ANA, ...changes })).toBe(false);
  expect(isOtherPatient({ ...ANA, ...changes }, ANA)).toBe(false);
});

it.each<[string, NamedPatient]>([
  ['somebody else', ZOILA],
  ['somebody of the same name', { ...ANA, patientIdDB: 8, patientId: '50060070' }],
  ['a sister', { ...ANA, name1: 'Eva', name2: '', patientIdDB: 8, patientId: '50060070' }],
  ['somebody else without an id', { ...ZOILA, patientIdDB: 0 }],
  ['somebody else without a document', { ...ZOILA, patientId: '' }],
  ['the same number of another document', { ...ZOILA, patientId: '10020030', documentTypeId: 2 }],
])('is another patient: %s', (_case, other) => {
  expect(isOtherPatient(ANA, other)).toBe(true);
  expect(isOtherPatient(other, ANA)).toBe(true);
});
