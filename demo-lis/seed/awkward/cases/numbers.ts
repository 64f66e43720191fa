import { ABSENT, rawJson } from '@demo-lis/database/wire-patch';
import { testsWithField, testsWithResults } from '@demo-lis/seed/awkward/awkward-case';
import type { AwkwardCase, AwkwardTest } from '@demo-lis/seed/awkward/awkward-case';

const DIGITS_OF_400 = '1234567890'.repeat(40);

function withLimits(name: string, wire: AwkwardTest['wire']): AwkwardTest {
  return { name, stored: { result: '85' }, ...(wire === undefined ? {} : { wire }) };
}

/** Numbers that are texts, texts that look like numbers, limits and decimals nobody can use. */
export const NUMBER_CASES: readonly AwkwardCase[] = [
  {
    kind: 'Números como texto',
    tests: [
      ...testsWithResults(['0', '12', '1.5', '1,5', '007', '+3', '-0', '95.000', '0.30']),
      { name: 'Límites como texto', wire: { refMin: '70', refMax: '99,5', digits: '1' } },
      { name: 'Estado y patología como texto', wire: { state: '4', pathology: '2' } },
      { name: 'Identificadores como texto', wire: { areaId: '2', profileId: '9000' } },
      { name: 'Resultado como número', wire: { result: 95.5 } },
    ],
  },
  {
    kind: 'Números ambiguos',
    tests: testsWithResults(['1.234', '1,234', '1.234,56', '1,234.56', '1 234', '1’234']),
  },
  {
    kind: 'Lo que no es un número',
    tests: testsWithResults(
      'NaN Infinity 1e999 0x1F 1/2 --5 5- ١٢ １２ ½ 1..5 .5 5. ,5 1,2,3 10^3'.split(' '),
    ),
  },
  {
    kind: 'Números extremos',
    tests: [
      ...testsWithField('result', [1e21, 5e-324, rawJson('-0'), rawJson('1e999')]),
      ...testsWithField('result', [rawJson('9007199254740993'), rawJson(DIGITS_OF_400)]),
      { name: 'Entero de 400 cifras', stored: { result: DIGITS_OF_400 } },
      withLimits('Límites sin fin', { refMin: rawJson('-1e999'), refMax: rawJson('1e999') }),
      withLimits('Límites enormes', { refMin: 0, refMax: 1e21 }),
      withLimits('Límites diminutos', { refMin: 5e-324, refMax: 1e-9 }),
    ],
  },
  {
    kind: 'Trampas del cero',
    tests: [
      { name: 'Cero válido', stored: { result: '0', pathology: 2 } },
      { name: 'Sin resultado y número 0', wire: { result: '', resultNumber: 0 } },
      withLimits('Límites 0 y 0 sin literal', { refMin: 0, refMax: 0, refLiteral: '' }),
      withLimits('Límites 0 y 0 como texto', { refMin: '0', refMax: '0.0', refInterval: ABSENT }),
      withLimits('Mínimo mayor que máximo', { refMin: 100, refMax: 70 }),
      withLimits('Límites iguales', { refMin: 85, refMax: 85 }),
      withLimits('Solo máximo', { refMin: null, refMax: 100 }),
      withLimits('Solo mínimo', { refMin: 70, refMax: ABSENT }),
      withLimits('Mínimo ilegible', { refMin: 'x', refMax: 100 }),
      withLimits('Límites ambiguos', { refMin: '1.234', refMax: '5.678' }),
      withLimits('Límites negativos', { refMin: -5, refMax: -1 }),
      withLimits('Pánico dentro de la referencia', { panicMin: 80, panicMax: 90 }),
      withLimits('Pánico mínimo mayor que máximo', { panicMin: 400, panicMax: 40 }),
      withLimits('Medible al revés', { reportedMin: 600, reportedMax: 10 }),
    ],
  },
  {
    kind: 'Decimales imposibles',
    tests: testsWithField('digits', [-1, null, 20, 2.5, '2', '', 'dos', 1e9, ABSENT]),
  },
];
