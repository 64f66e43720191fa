import type { NewRow } from '@demo-lis/database/insert-rows';

import { DAY, startOfDay } from './colombian-time';
import { DEMO_PATIENT_HISTORY } from './demo-accounts';
import { RACES } from './reference-data';
import type { Random } from './random';

const FEMALE = [
  'MARÍA',
  'LUISA',
  'CAMILA',
  'VALENTINA',
  'SOFÍA',
  'ANA',
  'BEATRIZ',
  'ESPERANZA',
  'ROCÍO',
  'INÉS',
  'XIMENA',
  'YULIANA',
  'DANIELA',
  'PILAR',
] as const;
const MALE = [
  'JUAN',
  'JOSÉ',
  'SANTIAGO',
  'SEBASTIÁN',
  'ANDRÉS',
  'NICOLÁS',
  'ÁLVARO',
  'HERNÁN',
  'IVÁN',
  'MATEO',
  'RUBÉN',
  'WILMER',
  'GUSTAVO',
  'EFRAÍN',
] as const;
const FEMALE_SECOND = [
  'FERNANDA',
  'ALEJANDRA',
  'DEL PILAR',
  'CRISTINA',
  'EUGENIA',
  'LUCÍA',
  '',
] as const;
const MALE_SECOND = ['CARLOS', 'DAVID', 'ESTEBAN', 'ENRIQUE', 'FERNANDO', 'DE JESÚS', ''] as const;
/** Every patient has one of them. */
export const SURNAMES = [
  'RODRÍGUEZ',
  'GÓMEZ',
  'MUÑOZ',
  'LÓPEZ',
  'PEÑA',
  'CASTRO',
  'ÑUNGO',
  'CHÁVEZ',
  'DE LA HOZ',
  'QUIÑONES',
  'GÜIZA',
  'MARTÍNEZ',
  "D'COSTA",
  'VALENCIA',
  'TORRES',
  'ÁVILA',
  'PÉREZ',
  'IBARGÜEN',
  'SAAVEDRA',
  'ZAPATA',
  'OCAMPO',
  'ARBELÁEZ',
  'TRIVIÑO',
  'BOLÍVAR',
] as const;

/** What the rest of the seed needs of a patient. sex: 1 male, 2 female, 3 undefined. */
export interface SeededPatient {
  readonly id: number;
  readonly history: string;
  readonly sex: number;
  /** The instant (epoch ms) at which the day of birth began. */
  readonly birthday: number;
  readonly row: NewRow & {
    readonly name1: string;
    readonly last_name: string;
    readonly email: string;
  };
}

/**
 * Makes patients with ids from 1; the first is the patient of the demo account.
 * @param today epoch ms; nobody is born after it
 */
export function makePatients(
  count: number,
  today: number,
  random: Random,
): readonly SeededPatient[] {
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? demoPatient(today) : somebody(index + 1, today, random),
  );
}

function demoPatient(today: number): SeededPatient {
  const birthday = startOfDay(today - Math.round(52.4 * 365.25) * DAY);
  return {
    id: 1,
    history: DEMO_PATIENT_HISTORY,
    sex: 2,
    birthday,
    row: {
      id: 1,
      patient_id: DEMO_PATIENT_HISTORY,
      document_type_id: 1,
      name1: 'MARÍA',
      name2: 'FERNANDA',
      last_name: 'NÚÑEZ',
      sur_name: 'ROJAS',
      sex: 2,
      birthday,
      email: 'maria.nunez@correo.example',
      phone: '3105550101',
      address: 'Carrera 7 # 45-12, Bogotá D. C.',
      race_id: 1,
    },
  };
}

function somebody(id: number, today: number, random: Random): SeededPatient {
  const sex = id % 97 === 0 ? 3 : random.integer(1, 2);
  const [first, second] = sex === 2 ? [FEMALE, FEMALE_SECOND] : [MALE, MALE_SECOND];
  const ageInDays = Math.floor(
    random.chance(0.12) ? random.between(20, 6500) : random.between(6600, 33_000),
  );
  const birthday = startOfDay(today - ageInDays * DAY);
  const { type, history } = identity(id, ageInDays, random);
  return {
    id,
    history,
    sex,
    birthday,
    row: {
      id,
      patient_id: history,
      document_type_id: type,
      name1: random.pick<string>(first),
      name2: random.pick<string>(second),
      last_name: random.pick<string>(SURNAMES),
      sur_name: random.chance(0.93) ? random.pick<string>(SURNAMES) : '',
      sex,
      birthday,
      email: random.chance(0.85) ? `paciente${id}@correo.example` : '',
      phone: `3${random.integer(100_000_000, 249_999_999)}`,
      address: `Calle ${random.integer(1, 180)} # ${random.integer(1, 99)}-${random.integer(10, 99)}, Bogotá D. C.`,
      race_id: random.integer(1, RACES.length),
    },
  };
}

/** Document types as in reference-data: minors have TI or RC, some adults CE or a passport with letters. */
function identity(
  id: number,
  ageInDays: number,
  random: Random,
): { type: number; history: string } {
  if (ageInDays < 7 * 365) return { type: 5, history: String(1_140_000_000 + id * 37) };
  if (ageInDays < 18 * 365) return { type: 2, history: String(1_030_000_000 + id * 53) };
  if (random.chance(0.04)) return { type: 4, history: `AV${String(400_000 + id * 11)}` };
  if (random.chance(0.04)) return { type: 3, history: `0${String(340_000 + id * 17)}` };
  return {
    type: 1,
    history: String((random.chance(0.5) ? 19_000_000 : 1_010_000_000) + id * 2_309),
  };
}
