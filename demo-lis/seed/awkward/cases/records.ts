import { ABSENT, rawJson } from '@demo-lis/database/wire-patch';
import type { AwkwardCase, AwkwardTest } from '@demo-lis/seed/awkward/awkward-case';

const GOOD: readonly AwkwardTest[] = ['Glucosa', 'Creatinina', 'Sodio'].map((name) => ({ name }));
/** Deeper than a careless recursion survives. */
const DEEP = rawJson('['.repeat(1_000) + ']'.repeat(1_000));

function inProfile(name: string, profileId: unknown, profileName: unknown): AwkwardTest {
  return { name, wire: { profileId, profileName } };
}

function inArea(name: string, areaId: unknown, areaName: unknown): AwkwardTest {
  return { name, wire: { areaId, areaName, profileId: 0, profileName: '' } };
}

/** Lists that are none, records that are none, and tests that belong nowhere or twice. */
export const RECORD_CASES: readonly AwkwardCase[] = [
  { kind: 'Orden sin exámenes', tests: GOOD, patch: { listShape: 'none' } },
  { kind: 'Lista dentro de data', tests: GOOD, patch: { listShape: 'data' } },
  { kind: 'Lista como objeto con claves', tests: GOOD, patch: { listShape: 'keys' } },
  { kind: 'null en lugar de lista', tests: GOOD, patch: { listShape: 'null' } },
  {
    kind: 'Ilegibles junto a los buenos',
    tests: GOOD,
    patch: {
      strayTests: [
        null,
        7,
        'texto',
        true,
        [],
        {},
        { testId: null, testName: 'Sin identificador' },
        { testId: 'x', testName: 'Identificador de letras' },
        { testId: rawJson('9.5'), testName: 'Identificador con decimales' },
        { order: 202_001_010_001, testId: 9, testName: 'De otra orden', result: '5', state: 4 },
        { order: { id: 7 }, testId: 8, testName: 'De un objeto', result: '5', state: 4 },
        { testId: 9_900, testName: 'Anidado', result: DEEP, state: 4 },
      ],
    },
  },
  {
    kind: 'Identificadores repetidos',
    tests: [
      { name: 'Glucosa en un perfil', wire: { testId: 90_500, profileId: 1, profileName: 'Uno' } },
      { name: 'Glucosa en otro', wire: { testId: 90_500, profileId: 2, profileName: 'Dos' } },
      { name: 'Glucosa de nuevo', wire: { testId: 90_500, profileId: 2, profileName: 'Dos' } },
      { name: 'Identificador 0', wire: { testId: 0 } },
      { name: 'Identificador negativo', wire: { testId: -5 } },
      { name: 'Identificador 1.0', wire: { testId: rawJson('90501.0') } },
      { name: 'Identificador con espacio', wire: { testId: '90502 ' } },
    ],
  },
  {
    kind: 'Perfiles raros',
    tests: [
      inProfile('Nombre sin número', 0, 'Perfil sin número'),
      inProfile('Número null', null, 'Perfil null'),
      inProfile('Número sin nombre', 77, ''),
      inProfile('Nombre ausente', 78, ABSENT),
      inProfile('Perfil partido', 79, 'Perfil en dos áreas'),
      {
        name: 'Perfil partido, otra área',
        wire: {
          profileId: 79,
          profileName: 'Perfil en dos áreas',
          areaId: 1,
          areaName: 'Hematología',
        },
      },
      inProfile('Mismo nombre, otro número', 80, 'Perfil en dos áreas'),
      inProfile('Perfil con HTML', 81, '<b>Perfil</b>'),
    ],
  },
  {
    kind: 'Áreas raras',
    tests: [
      inArea('Área desconocida', 999, 'Área desconocida'),
      inArea('Área sin nombre', 998, ''),
      inArea('Sin área', ABSENT, ABSENT),
      inArea('Área 0', 0, 'Área cero'),
      inArea('Área con mayúsculas', 2, 'QUÍMICA CLÍNICA'),
      inArea('Mismo nombre, otro número', 997, 'Hematología'),
    ],
  },
  {
    kind: 'Orden de impresión raro',
    tests: [-1, null, '5', 2.5, 5, 5, 1e9, ABSENT].map((printSort) => ({
      name: `printSort: ${JSON.stringify(printSort)}`,
      wire: { printSort },
    })),
  },
  {
    kind: 'Claves raras',
    tests: [
      {
        name: 'Otra escritura de las claves',
        wire: { result: ABSENT, Result: '5', 'result ': '6' },
      },
      {
        name: '__proto__',
        wire: Object.fromEntries<unknown>([
          ['__proto__', { result: '9' }],
          ['constructor', 'x'],
        ]),
      },
      { name: 'Claves desconocidas', wire: { hasOwnProperty: 1, toString: null, nuevo: [1] } },
    ],
  },
  {
    kind: 'Dos mil exámenes',
    tests: Array.from({ length: 2_000 }, (_, index) => ({
      name: `Examen ${index + 1}`,
      stored: {
        result: String(60 + (index % 60)),
        area_id: 1 + (index % 11),
        profile_id: index % 5 === 0 ? 0 : 9_100 + Math.floor(index / 50),
        profile_name: index % 5 === 0 ? '' : `Perfil ${Math.floor(index / 50) + 1}`,
      },
    })),
  },
];
