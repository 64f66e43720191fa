/** An account people sign in with. type: 1 physician, 2 patient, 3 account, 4 laboratory, 5 demographic, 6 rate. */
export interface DemoAccount {
  readonly type: number;
  readonly userName: string;
  readonly password: string;
  readonly label: string;
  readonly note: string;
}

/** History number of the demo patient. */
export const DEMO_PATIENT_HISTORY = '52345678';

/** Every patient signs in with the history number and this password. */
export const PATIENT_PASSWORD = 'Paciente.2026';

/** A seeded patient with a mail address whose password may be recovered without harm to the demo accounts. */
export const MAIL_PATIENT = { history: '1010009236', email: 'paciente4@correo.example' } as const;

/** One account for each user type, and an administrator. The only place where passwords are readable. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    type: 4,
    userName: 'laboratorio',
    password: 'Laboratorio.2026',
    label: 'Laboratorio',
    note: 'todas las órdenes, también lo pendiente y lo confidencial',
  },
  {
    type: 4,
    userName: 'administrador',
    password: 'Administra.2026',
    label: 'Administrador',
    note: 'laboratorio con acceso a la configuración',
  },
  {
    type: 1,
    userName: 'medico',
    password: 'Medico.2026',
    label: 'Médico',
    note: 'las órdenes de sus pacientes, solo resultados validados',
  },
  {
    type: 2,
    userName: DEMO_PATIENT_HISTORY,
    password: PATIENT_PASSWORD,
    label: 'Paciente',
    note: 'sus propias órdenes de varios años, tipo de documento CC',
  },
  {
    type: 3,
    userName: 'cliente',
    password: 'Cliente.2026',
    label: 'Cliente',
    note: 'las órdenes de su institución, descarga en ZIP',
  },
  {
    type: 5,
    userName: 'aseguradora',
    password: 'Asegura.2026',
    label: 'Aseguradora',
    note: 'las órdenes de un demográfico',
  },
  {
    type: 6,
    userName: 'tarifa',
    password: 'Tarifa.2026',
    label: 'Tarifa',
    note: 'las órdenes de una tarifa',
  },
];

/** Physicians whose sign-in ends otherwise: deactivated, expired password, password set by the laboratory. */
export const AWKWARD_ACCOUNTS: readonly DemoAccount[] = [
  {
    type: 1,
    userName: 'medico.inactivo',
    password: 'Medico.2026',
    label: 'Médico inactivo',
    note: 'cuenta desactivada',
  },
  {
    type: 1,
    userName: 'medico.vencido',
    password: 'Medico.2026',
    label: 'Médico con contraseña vencida',
    note: 'debe cambiar la contraseña',
  },
  {
    type: 1,
    userName: 'medico.nuevo',
    password: 'Medico.2026',
    label: 'Médico nuevo',
    note: 'debe cambiar la contraseña en el primer ingreso',
  },
];
