import type { ReportPatient } from '@/domain/reports/content/report-order';
import { birth, integer, orElse, record, text } from '@/lib/wire/readers';

import { codedName, documentTypeName } from './coded-name';

/** Ids of the LIS's sex list and the codes they stand for (contract, ListItem). */
const SEX_CODES = new Map([
  [7, 1],
  [8, 2],
  [9, 3],
  [42, 4],
]);

const sex = orElse(
  record({ id: integer, code: integer }, ({ id, code }) => code ?? SEX_CODES.get(id ?? 0) ?? null),
  null,
);

/** The patient of a LIS order; passwords were dropped before. */
export const reportPatientReader = record(
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
