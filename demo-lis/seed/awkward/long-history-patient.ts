import type { SeededPatient } from '@demo-lis/seed/patients';

import { AWKWARD_PATIENT } from './awkward-patient';

/** The identification under which the patient with the long histories is found, and signs in. */
export const LONG_HISTORY = '9000000002';

const ID = 900_001;

/** Whose histories are just as long as the server lists, or a little longer. */
export const LONG_HISTORY_PATIENT: SeededPatient = {
  ...AWKWARD_PATIENT,
  id: ID,
  history: LONG_HISTORY,
  row: {
    ...AWKWARD_PATIENT.row,
    id: ID,
    patient_id: LONG_HISTORY,
    name1: 'HISTORIAS',
    last_name: 'LARGAS',
    email: 'historias.largas@correo.example',
  },
};
