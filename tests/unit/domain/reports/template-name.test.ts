import { expect, it } from 'vitest';

import { templateName } from '@/domain/reports/template-name';
import { reportOrder } from '@tests/support/fixtures/report-order';

const demographics = [
  { id: 3, name: 'EPS', encoded: true },
  { id: 5, name: 'Cama', encoded: false },
  { id: 9, name: '../../x', encoded: false },
  { id: -10, name: 'TIPO DE DOCUMENTO', encoded: true },
];
const order = {
  ...reportOrder([]),
  demographics: [{ id: 3, name: 'EPS', encoded: true, code: 'E04', value: 'Salud Andina' }],
};
const available = [
  ...['reports', 'reports_Sede_01', 'reports_Médico_12', 'reports_EPS_E04', 'reports_Cama'],
  ...['reports_TIPO DE DOCUMENTO_CC', 'reports_../../x'],
];
const named = (demographicId: number, changes: Partial<Parameters<typeof templateName>[0]> = {}) =>
  templateName({ demographicId, demographics, order, available, ...changes });

it.each([
  ['no demographic', 0, 'reports'],
  ['a branch by its code', -5, 'reports_Sede_01'],
  ['a physician, however the file is accented', -2, 'reports_Médico_12'],
  ['a demographic with items', 3, 'reports_EPS_E04'],
  ['a demographic without items', 5, 'reports_Cama'],
  ['the document type by the name that the LIS gives it', -10, 'reports_TIPO DE DOCUMENTO_CC'],
  ['an order without the item', -3, 'reports'],
  ['a file that the laboratory does not have', -1, 'reports'],
  ['a demographic that the LIS does not have', 77, 'reports'],
  ['a name that would leave the folder', 9, 'reports'],
])('%s', (_case, demographicId, expected) => {
  expect(named(demographicId)).toBe(expected);
});

it.each([
  ['no demographic', 0, 'reports'],
  ['a branch', -5, 'reports_Sede_01'],
  ['a physician, spelt without accent', -2, 'reports_Medico_12'],
  ['a demographic with items', 3, 'reports_EPS_E04'],
  ['an order without the item', -3, 'reports'],
  ['a name that would leave the folder', 9, 'reports'],
])('without a list of templates names the one to try: %s', (_case, demographicId, expected) => {
  expect(named(demographicId, { available: null })).toBe(expected);
});

it.each([
  [-1, 'reports_Cliente_C1'],
  [-2, 'reports_Medico_M2'],
  [-3, 'reports_Tarifa_T3'],
  [-4, 'reports_Tipo de orden_O4'],
  [-5, 'reports_Sede_S5'],
  [-6, 'reports_Servicio_V6'],
  [-7, 'reports_Raza_R7'],
])('the demographic %i has its Spanish word and its item of the order', (id, expected) => {
  const item = (code: string) => ({ code, name: 'x' });
  const full = {
    ...{ ...order, account: item('C1'), physician: item('M2'), rate: item('T3') },
    ...{ type: item('O4'), branch: item('S5'), service: item('V6') },
    patient: { ...order.patient, race: item('R7') },
  };
  expect(named(id, { order: full, available: null })).toBe(expected);
  expect(named(id, { order: full, available: ['reports', expected] })).toBe(expected);
});

it('falls back when the order has no code for the item', () => {
  const nobody = { ...order, branch: { code: '', name: '' }, demographics: [] };
  expect([named(-5, { order: nobody }), named(3, { order: nobody })]).toEqual([
    'reports',
    'reports',
  ]);
});

it('of two names that differ in case alone, the one of the code is meant', () => {
  const twins = ['reports', 'reports_EPS_e04', 'reports_EPS_E04'];
  expect(named(3, { available: twins })).toBe('reports_EPS_E04');
});
