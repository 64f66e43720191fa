/**
 * Rows of `user_types`: all six are offered. Whoever is no laboratory user sees validated tests only; confidential results
 * are readable for patients and the laboratory.
 */
export const USER_TYPES = [
  userType(1, 'Consulte los resultados de sus pacientes.', true),
  { ...userType(2, 'Consulte sus resultados con su número de documento.', true), confidential: 1 },
  userType(3, 'Bienvenido, cliente. Consulte y descargue las órdenes de su institución.', true),
  { ...userType(4, 'Acceso para el personal del laboratorio.', false), confidential: 1 },
  userType(5, 'Consulte las órdenes de su aseguradora.', true),
  userType(6, 'Consulte las órdenes de su tarifa.', true),
];

function userType(type: number, message: string, onlyValidated: boolean) {
  return {
    type,
    message,
    quantity_order: 0,
    image: '',
    visible: 1,
    confidential: 0,
    only_validated: onlyValidated ? 1 : 0,
  };
}
