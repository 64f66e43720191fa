import { ABSENT } from '@demo-lis/database/wire-patch';
import type { AwkwardCase } from '@demo-lis/seed/awkward/awkward-case';

/** 5 January 2024, 10:30 in Bogotá. */
const MOMENT = Date.UTC(2024, 0, 5, 15, 30);

const SHAPES: readonly unknown[] = [
  ...[MOMENT, String(MOMENT), MOMENT / 1000, -86_400_000, 0, '', null, ABSENT],
  ...['2024-01-01T00:00:00Z', '31/12/2024', 20_241_231, 'Invalid date'],
  [2024, 1, 5, 10, 30],
];

/** Dates in other notations, which cannot be read, and dates that cannot follow each other. */
export const DATE_CASES: readonly AwkwardCase[] = [
  {
    kind: 'Fechas de otras formas',
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
