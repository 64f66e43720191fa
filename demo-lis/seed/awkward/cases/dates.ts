import { ABSENT } from '@demo-lis/database/wire-patch';
import type { AwkwardCase } from '@demo-lis/seed/awkward/awkward-case';

/** 5 January 2024, 10:30 in Bogotá. */
const MOMENT = Date.UTC(2024, 0, 5, 15, 30);

const SHAPES: readonly unknown[] = [
  MOMENT,
  MOMENT / 1000,
  String(MOMENT),
  -86_400_000,
  0,
  '0',
  '',
  null,
  ABSENT,
  '2024-01-01',
  '2024-01-01T00:00:00',
  '2024-01-01T00:00:00Z',
  '2024-01-01T00:00:00.000-05:00',
  '2024-01-01T00:00:00+0000',
  '/Date(1700000000000)/',
  [2024, 1, 5, 10, 30],
  { date: { year: 2024, month: 1, day: 5 } },
  '31/12/2024',
  '12/31/2024',
  '20241231',
  20_241_231,
  '0000-00-00',
  '0001-01-01T00:00:00Z',
  '2024-02-30T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2024-01-01T24:00:00Z',
  'Invalid date',
];

/** Dates in every notation, and dates that cannot follow each other. */
export const DATE_CASES: readonly AwkwardCase[] = [
  {
    kind: 'Fechas de muchas formas',
    tests: SHAPES.map((validationDate) => ({
      name: `Validación ${JSON.stringify(validationDate)}`,
      wire: { validationDate },
    })),
  },
  {
    kind: 'Fechas en desorden',
    tests: [
      {
        name: 'Validado antes de tomado',
        wire: { validationDate: MOMENT, takenDate: MOMENT + 86_400_000 },
      },
      { name: 'En el futuro', wire: { validationDate: Date.UTC(2098, 0, 1) } },
      {
        name: 'Todas iguales',
        wire: { entryDate: MOMENT, takenDate: MOMENT, resultDate: MOMENT, validationDate: MOMENT },
      },
      { name: 'Sin ninguna', wire: { entryDate: null, takenDate: null, validationDate: null } },
    ],
  },
];
