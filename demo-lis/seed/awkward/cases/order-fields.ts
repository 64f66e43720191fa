import { ABSENT, rawJson } from '@demo-lis/database/wire-patch';
import type { WirePatch } from '@demo-lis/database/wire-patch';
import type { AwkwardCase } from '@demo-lis/seed/awkward/awkward-case';

const LATER = Date.UTC(2098, 0, 15, 12);
const SECONDS = Date.UTC(1986, 4, 7, 5) / 1000;

const PATCHES: readonly (readonly [kind: string, patch: Omit<WirePatch, 'tests'>])[] = [
  ['Documento con ceros', { summary: { patientId: '000123' }, patient: { patientId: '000123' } }],
  ['Documento como número', { summary: { patientId: 123 }, patient: { patientId: 123 } }],
  ['Sin documento', { summary: { patientId: ABSENT, documentType: null, documentTypeId: 0 } }],
  ['Sin fecha de nacimiento', { summary: { birthday: ABSENT }, patient: { birthday: null } }],
  ['Nacimiento en 1900', { summary: { birthday: '1900-01-01' }, patient: { birthday: 0 } }],
  ['Nacimiento en segundos', { summary: { birthday: SECONDS }, patient: { birthday: SECONDS } }],
  ['Nacimiento futuro', { summary: { birthday: LATER }, patient: { birthday: LATER } }],
  ['Sexo 3', { summary: { sex: 3 }, patient: { sex: { id: 9, code: '3' } } }],
  ['Sexo desconocido', { summary: { sex: 99 }, patient: { sex: {} } }],
  ['Sexo ausente', { summary: { sex: ABSENT }, patient: { sex: ABSENT } }],
  ['Sin paciente en el informe', { order: { patient: ABSENT } }],
  [
    'Maestros vacíos',
    { order: { physician: {}, account: null, rate: { state: false }, type: {} } },
  ],
  ['Demográficos ilegibles', { order: { allDemographics: [null, 7, {}, { idDemographic: 'x' }] } }],
  ['Comentarios de orden ilegibles', { order: { comments: { comment: 'uno solo', print: true } } }],
  ['Otra orden en el informe', { order: { orderNumber: 202_001_010_001 } }],
  [
    'Claves de objeto',
    {
      order: Object.fromEntries<unknown>([
        ['__proto__', { x: 1 }],
        ['toString', 2],
      ]),
    },
  ],
  [
    'Ilegibles junto a la orden',
    {
      strayOrders: [
        null,
        7,
        'texto',
        [],
        {},
        { order: '', patientIdDB: 1 },
        { order: 202_001_010_001, patientIdDB: null },
        { order: rawJson('202001010001.5'), patientIdDB: 1 },
        { order: ' 202001010002 ', patientIdDB: '1', lastName: 'CON ESPACIOS' },
        { order: rawJson('9007199254740993'), patientIdDB: 1, lastName: 'NÚMERO GRANDE' },
      ],
    },
  ],
  [
    'La misma orden dos veces',
    {
      strayOrders: [
        { order: 202_001_010_003, patientIdDB: 1, lastName: 'REPETIDA' },
        { order: '202001010003', patientIdDB: 2, lastName: 'REPETIDA', name1: 'OTRA' },
      ],
    },
  ],
];

/** Odd fields of an order and of its patient, and odd records of the order list. */
export const ORDER_FIELD_CASES: readonly AwkwardCase[] = PATCHES.map(([kind, patch]) => ({
  kind,
  tests: [{ name: 'Glucosa' }],
  patch,
}));
