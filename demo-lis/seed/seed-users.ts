import { createHash } from 'node:crypto';

import { insertRows } from '@demo-lis/database/insert-rows';
import type { NewRow } from '@demo-lis/database/insert-rows';
import type { Database } from '@demo-lis/database/open-database';
import { hashPassword } from '@demo-lis/database/password-hash';

import { DAY } from './colombian-time';
import { AWKWARD_ACCOUNTS, DEMO_ACCOUNTS, PATIENT_PASSWORD } from './demo-accounts';
import type { DemoAccount } from './demo-accounts';
import type { SeededPatient } from './patients';
import { signaturePicture } from './pictures/signature';
import { ACCOUNTS, BACTERIOLOGISTS, INSURERS, PHYSICIANS, RATES } from './reference-data';

interface UserIdentity {
  readonly id: number;
  readonly name: string;
  readonly last_name: string;
  readonly identification: string;
  readonly email: string;
  readonly reference_id: number;
}

/**
 * Writes everybody who signs in: the demo accounts, the patients and the bacteriologists with their signatures.
 * @param today epoch ms
 */
export async function seedUsers(
  database: Database,
  patients: readonly SeededPatient[],
  today: number,
): Promise<void> {
  const accounts = [...DEMO_ACCOUNTS, ...AWKWARD_ACCOUNTS]
    .filter((account) => account.type !== 2)
    .map((account) => accountRow(account, today));
  await insertRows(database, 'users', [
    ...accounts,
    ...BACTERIOLOGISTS.map((person) => bacteriologistRow(person)),
    ...patients.map((patient) => patientRow(patient)),
  ]);
}

function accountRow(account: DemoAccount, today: number): NewRow {
  const administrator = account.userName === 'administrador';
  return {
    ...userRow(account, identityOf(account)),
    administrator: administrator ? 1 : 0,
    confidential: account.type === 4 ? 1 : 0,
    active: account.userName === 'medico.inactivo' ? 0 : 1,
    change_password: account.userName === 'medico.nuevo' ? 1 : 0,
    password_expires: account.userName === 'medico.vencido' ? today - 3 * DAY : null,
  };
}

/** Whom an account stands for: always the first of its kind, which the most orders belong to. */
function identityOf(account: DemoAccount): UserIdentity {
  const email = `${account.userName}@laboratorio.example`;
  const first = { id: 1, last_name: '', identification: '', email, reference_id: 1 };
  switch (account.type) {
    case 1: {
      const place = 1 + AWKWARD_ACCOUNTS.findIndex(({ userName }) => userName === account.userName);
      const [name = '', lastName = ''] = PHYSICIANS[place] ?? [];
      const id = place + 1;
      return {
        ...first,
        id,
        name,
        last_name: lastName,
        identification: String(79_400_100 + place * 1_317),
        reference_id: id,
      };
    }
    case 3:
      return { ...first, name: ACCOUNTS[0][1], identification: ACCOUNTS[0][0] };
    case 5:
      return { ...first, name: INSURERS[0].name, identification: INSURERS[0].code };
    case 6:
      return { ...first, name: RATES[0][1], identification: RATES[0][0] };
    default: {
      const id = account.userName === 'administrador' ? 2 : 1;
      const name = id === 2 ? 'ADMINISTRADOR' : 'RECEPCIÓN';
      return {
        ...first,
        id,
        name,
        last_name: 'LABORATORIO ANDINO',
        identification: String(1_000 + id),
        reference_id: 0,
      };
    }
  }
}

function bacteriologistRow(person: (typeof BACTERIOLOGISTS)[number]): NewRow {
  const userName = `bact${person.id}`;
  const { id, name, lastName, identification } = person;
  return {
    ...userRow(
      { type: 4, userName, password: 'Laboratorio.2026' },
      {
        id,
        name,
        last_name: lastName,
        identification,
        email: `${userName}@laboratorio.example`,
        reference_id: 0,
      },
    ),
    confidential: 1,
    signature: signaturePicture(id),
  };
}

function patientRow(patient: SeededPatient): NewRow {
  const { name1, last_name, email } = patient.row;
  return userRow(
    { type: 2, userName: patient.history, password: PATIENT_PASSWORD },
    {
      id: patient.id,
      name: name1,
      last_name,
      identification: patient.history,
      email,
      reference_id: patient.id,
    },
  );
}

function userRow(
  account: Pick<DemoAccount, 'type' | 'userName' | 'password'>,
  identity: UserIdentity,
): NewRow {
  const { type, userName, password } = account;
  // The same seed must give the same rows, so the salt comes from the name.
  const salt = createHash('sha256').update(`${type}/${userName}`).digest().subarray(0, 16);
  return {
    type,
    user_name: userName,
    password_hash: hashPassword(password, salt),
    ...identity,
    administrator: 0,
    confidential: type === 2 ? 1 : 0,
    active: 1,
    change_password: 0,
    password_expires: null,
    signature: '',
  };
}
