import type { DemoAccount } from '@demo-lis/seed/demo-accounts';
import { PATIENT_PASSWORD } from '@demo-lis/seed/demo-accounts';
import type { SeededPatient } from '@demo-lis/seed/patients';

/** The identification under which every awkward order is found, and the patient signs in. */
export const AWKWARD_HISTORY = '9000000001';

const ID = 900_000;

/** Whose orders hold everything that a server can send and nobody expects. */
export const AWKWARD_PATIENT: SeededPatient = {
  id: ID,
  history: AWKWARD_HISTORY,
  sex: 2,
  birthday: Date.UTC(1980, 5, 15, 5),
  row: {
    id: ID,
    patient_id: AWKWARD_HISTORY,
    document_type_id: 1,
    name1: 'CASOS',
    name2: '',
    last_name: 'RAROS',
    sur_name: '',
    sex: 2,
    birthday: Date.UTC(1980, 5, 15, 5),
    email: 'casos.raros@correo.example',
    phone: '3105550199',
    address: 'Carrera 0 # 0-00, Bogotá D. C.',
    race_id: 4,
  },
};

/** How that patient signs in; not among the printed accounts, for nobody should meet these orders by chance. */
export const AWKWARD_PATIENT_ACCOUNT: DemoAccount = {
  type: 2,
  userName: AWKWARD_HISTORY,
  password: PATIENT_PASSWORD,
  label: 'Casos raros',
  note: 'una orden por cada forma que un servidor puede enviar y nadie espera',
};
