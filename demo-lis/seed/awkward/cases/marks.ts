import type { NewRow } from '@demo-lis/database/insert-rows';
import { ABSENT } from '@demo-lis/database/wire-patch';
import type { AwkwardCase, AwkwardTest } from '@demo-lis/seed/awkward/awkward-case';

const POTASSIUM: NewRow = {
  ref_min: 3.5,
  ref_max: 5.1,
  panic_min: 2.5,
  panic_max: 6.5,
  unit: 'mmol/L',
  digits: 1,
};
const NO_LIMITS: NewRow = { ref_min: 0, ref_max: 0, panic_min: 0, panic_max: 0 };
const OF_ANOTHER_SHAPE: readonly (readonly [string, unknown])[] = [
  ['lista', [6]],
  ['objeto', { id: 6 }],
  ['letra', 'x'],
  ['fracción', 2.5],
  ['sí', true],
];

function potassium(name: string, stored: NewRow, wire?: AwkwardTest['wire']): AwkwardTest {
  const test = { name, stored: { ...POTASSIUM, ...stored } };
  return wire === undefined ? test : { ...test, wire };
}

function measured(name: string, stored: NewRow): AwkwardTest {
  return { name, stored: { ...NO_LIMITS, ...stored } };
}

/** Marks that are missing or unreadable, values of another shape, and numbers that only their test explains. */
export const MARK_CASES: readonly AwkwardCase[] = [
  {
    kind: 'Fuera del intervalo sin marca',
    tests: [
      potassium('Potasio alto con código 0', { result: '7.9' }),
      potassium('Potasio bajo sin código', { result: '2.9' }, { pathology: null }),
      potassium('Potasio normal', { result: '4.2' }),
      potassium('Potasio marcado alto dentro del intervalo', { result: '5.0', pathology: 3 }),
      potassium('Potasio sin validar', { result: '4.2', state: 3, validation_date: null }),
      potassium('Potasio alto sin validar', { result: '7.9', state: 3, validation_date: null }),
      potassium('Potasio con signo', { result: '<3.0' }),
      measured('Más allá del pánico, sin referencia', { result: '7.9', panic_max: 6.5 }),
    ],
  },
  {
    kind: 'Códigos de otra forma',
    tests: OF_ANOTHER_SHAPE.flatMap(([name, code]) => [
      potassium(`Código: ${name}, dentro`, { result: '4.2' }, { pathology: code }),
      potassium(`Código: ${name}, fuera`, { result: '7.9' }, { pathology: code }),
    ]),
  },
  {
    kind: 'Valores de otra forma',
    tests: [
      { name: 'Resultado objeto', wire: { result: { value: 7 } } },
      { name: 'Resultado lista', wire: { result: ['7'] } },
      { name: 'Resultado sí', wire: { result: true } },
      { name: 'Resultado objeto, marcado', stored: { pathology: 6 }, wire: { result: {} } },
      { name: 'Unidad objeto', wire: { unit: { name: 'mg/dL' } } },
      {
        name: 'Comentario lista',
        wire: { hasComment: true, resultComment: { comment: ['Repetido'] } },
      },
      { name: 'Límite objeto', wire: { refMin: { value: 70 }, refInterval: ABSENT } },
      { name: 'Nombre objeto', wire: { testName: { es: 'Glucosa' } } },
      { name: 'Resultado número', wire: { result: 95 } },
    ],
  },
  {
    kind: 'Validados sin resultado',
    tests: [
      { name: 'Sin resultado', wire: { result: null } },
      { name: 'Resultado vacío', wire: { result: '' } },
      { name: 'Resultado ausente, marcado', stored: { pathology: 6 }, wire: { result: ABSENT } },
      { name: 'Sin validar y vacío', stored: { state: 1 }, wire: { result: '' } },
      { name: 'Con resultado' },
    ],
  },
  {
    kind: 'Decimales o miles',
    tests: [
      measured('Tirotropina', {
        ...{ result: '3.410', ref_min: 0.27, ref_max: 4.2, digits: 3, unit: 'µUI/mL' },
      }),
      measured('Tirotropina fuera', {
        ...{ result: '6.850', ref_min: 0.27, ref_max: 4.2, digits: 0, unit: 'µUI/mL' },
      }),
      measured('Densidad urinaria', {
        ...{ result: '1.034', ref_min: 1.005, ref_max: 1.03, digits: 3, unit: '', pathology: 3 },
      }),
      measured('Plaquetas', {
        ...{ result: '150.000', ref_min: 150_000, ref_max: 450_000, digits: 0, unit: '/µL' },
      }),
      measured('Creatina cinasa', {
        ...{ result: '12.000', ref_min: 30, ref_max: 200, digits: 0, unit: 'U/L' },
      }),
    ],
  },
  {
    kind: 'Límites más finos que sus cifras',
    tests: [
      measured('Bilirrubina directa', { result: '0.3', ref_min: 0.2, ref_max: 0.4, digits: 0 }),
      measured('Troponina', { result: '0.020', ref_min: 0.012, ref_max: 0.045, digits: 1 }),
      measured('Ferritina', { result: '5.4', ref_min: 0.4, ref_max: 5.4, digits: 0 }),
      {
        ...measured('Límites como texto', { result: '0.3', digits: 0 }),
        wire: { refMin: '0.20', refMax: '0.40' },
      },
      {
        ...measured('Límites ambiguos, tres cifras', { result: '1.012', digits: 3 }),
        wire: { refMin: '1.005', refMax: '1.030' },
      },
      {
        ...measured('Límites ambiguos', { result: '85', digits: 0 }),
        wire: { refMin: '1.234', refMax: '5.678', refInterval: ABSENT },
      },
    ],
  },
];
