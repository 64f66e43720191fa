/** Identity documents of patients. */
export const DOCUMENT_TYPES = [
  { id: 1, abbr: 'CC', name: 'Cédula de ciudadanía' },
  { id: 2, abbr: 'TI', name: 'Tarjeta de identidad' },
  { id: 3, abbr: 'CE', name: 'Cédula de extranjería' },
  { id: 4, abbr: 'PA', name: 'Pasaporte' },
  { id: 5, abbr: 'RC', name: 'Registro civil' },
] as const;

/** Demographics: the built-in ones have negative ids and Spanish capital names, as the LIS sends them. */
export const DEMOGRAPHICS = [
  { id: -1, name: 'CLIENTE', encoded: 1, source: 'O' },
  { id: -2, name: 'MÉDICO', encoded: 1, source: 'O' },
  { id: -3, name: 'TARIFA', encoded: 1, source: 'O' },
  { id: -4, name: 'TIPO DE ORDEN', encoded: 1, source: 'O' },
  { id: -5, name: 'SEDE', encoded: 1, source: 'O' },
  { id: -6, name: 'SERVICIO', encoded: 1, source: 'O' },
  { id: -7, name: 'RAZA', encoded: 1, source: 'H' },
  { id: -10, name: 'TIPO DE DOCUMENTO', encoded: 1, source: 'H' },
  { id: 12, name: 'Aseguradora', encoded: 1, source: 'O' },
  { id: 13, name: 'Ubicación del paciente', encoded: 0, source: 'O' },
] as const;

/** The demographic whose users may sign in (user type 5). */
export const WEB_QUERY_DEMOGRAPHIC = 12;

/** Items of demographic 12. */
export const INSURERS = [
  { id: 1, code: 'ASE01', name: 'Seguros Cordillera' },
  { id: 2, code: 'ASE02', name: 'Aseguradora del Pacífico' },
  { id: 3, code: 'ASE03', name: 'Previsora Los Andes' },
  { id: 4, code: 'ASE04', name: 'Particular' },
] as const;

/** Values of the free demographic 13. */
export const PLACES = [
  'Habitación 304',
  'UCI adultos, cama 7',
  'Consultorio 12',
  'Domicilio',
] as const;

/** Masters of an order as id-less lists: the id is the place in the list, from 1. */
export const BRANCHES = [
  ['S01', 'Sede Chapinero'],
  ['S02', 'Sede Norte'],
  ['S03', 'Sede Kennedy'],
] as const;

export const SERVICES = [
  ['AMB', 'Consulta externa'],
  ['URG', 'Urgencias'],
  ['HOS', 'Hospitalización'],
  ['DOM', 'Toma a domicilio'],
] as const;

export const ORDER_TYPES = [
  ['R', 'Rutina', '#2e7d32'],
  ['U', 'Urgente', '#b3261e'],
  ['P', 'Prioritaria', '#a65d00'],
] as const;

export const RATES = [
  ['T01', 'Tarifa convenio plena'],
  ['T02', 'Tarifa SOAT'],
  ['T03', 'Tarifa particular'],
  ['T04', 'Tarifa medicina prepagada'],
] as const;

export const RACES = [
  ['1', 'Mestizo'],
  ['2', 'Afrocolombiano'],
  ['3', 'Indígena'],
  ['4', 'No informa'],
] as const;

/** Customers: NIT and name, all invented. */
export const ACCOUNTS = [
  ['900100201-1', 'EPS Salud Cordillera S.A.'],
  ['900100202-8', 'IPS Clínica San Rafael del Valle'],
  ['900100203-5', 'EPS Nueva Sabana'],
  ['900100204-2', 'Hospital Universitario del Café E.S.E.'],
  ['900100205-0', 'IPS Vida Plena Ltda.'],
  ['900100206-7', 'Medicina Prepagada Altamira'],
  ['900100207-4', 'Centro Médico Los Álamos'],
  ['900100208-1', 'Fondo de Empleados Ñandú'],
  ['900100209-9', 'Particulares'],
] as const;

/** Physicians: given names and surnames, all invented. */
export const PHYSICIANS = [
  ['ANDRÉS FELIPE', 'GUTIÉRREZ MEJÍA'],
  ['CLAUDIA PATRICIA', 'NÚÑEZ ARANGO'],
  ['JORGE ELIÉCER', 'PEÑA CASTAÑO'],
  ['MÓNICA', 'ZULUAGA RÍOS'],
  ['RICARDO', 'BELTRÁN OSPINA'],
  ['ADRIANA LUCÍA', 'CÓRDOBA SALAZAR'],
  ['HÉCTOR FABIO', 'QUINTERO LÓPEZ'],
  ['SANDRA MILENA', 'ORDÓÑEZ PARDO'],
  ['ÓSCAR IVÁN', 'VELÁSQUEZ MORA'],
  ['DIANA CAROLINA', 'RESTREPO GIL'],
  ['LUIS ALBERTO', 'CAICEDO MINA'],
  ['NATALIA', 'ESPINOSA DUQUE'],
  ['CARLOS ARTURO', 'MANRIQUE SOTO'],
  ['GLORIA INÉS', 'BUITRAGO LEÓN'],
  ['FABIÁN', 'CIFUENTES ROA'],
  ['LILIANA', 'HENAO VÉLEZ'],
  ['MAURICIO', 'AGUDELO PINZÓN'],
  ['PAOLA ANDREA', 'MUÑOZ CADENA'],
  ['GERMÁN', 'TORO ECHEVERRI'],
  ['YOLANDA', 'BARRERA NIÑO'],
  ['EDGAR', 'SUÁREZ CHACÓN'],
  ['MARCELA', 'GALVIS UREÑA'],
] as const;

/** Bacteriologists who validate results and sign reports. */
export const BACTERIOLOGISTS = [
  { id: 201, name: 'LUZ MARINA', lastName: 'ACEVEDO TORRES', identification: '41678902' },
  { id: 202, name: 'JULIÁN', lastName: 'CASTAÑEDA RUIZ', identification: '79845113' },
  { id: 203, name: 'ÁNGELA MARÍA', lastName: 'PEÑALOSA DÍAZ', identification: '52990341' },
  { id: 204, name: 'WILSON', lastName: 'MURILLO CUESTA', identification: '80112765' },
  { id: 205, name: 'CATALINA', lastName: 'IBÁÑEZ FRANCO', identification: '1018234567' },
] as const;
