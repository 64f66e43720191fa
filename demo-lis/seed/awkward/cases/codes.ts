import { ABSENT } from '@demo-lis/database/wire-patch';
import { testsWithField } from '@demo-lis/seed/awkward/awkward-case';
import type { AwkwardCase } from '@demo-lis/seed/awkward/awkward-case';

const FLAGS = ['true', 'false', 'True', '1', '0', 1, 0, 'S', null];

/** Codes outside their lists, flags in other spellings, and flags without what they promise. */
export const CODE_CASES: readonly AwkwardCase[] = [
  {
    kind: 'Patologías 0 a 9',
    tests: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((pathology) => ({
      name: `Patología ${pathology}`,
      stored: { pathology },
    })),
  },
  {
    kind: 'Patologías raras',
    tests: testsWithField('pathology', ['2', 2.5, null, -1, 10, 99, 'x', '', ABSENT]),
  },
  {
    kind: 'Estados raros',
    tests: testsWithField('state', ['4', 4, null, -1, 99, 3.5, 'x', ABSENT]),
  },
  {
    kind: 'Pendientes, restringidos y bloqueados',
    tests: [
      ...[0, 1, 2, 3].map((state) => ({
        name: `Estado ${state}`,
        stored: { state, validation_date: null, result: state < 2 ? null : '95' },
      })),
      { name: 'Confidencial', stored: { confidential: 1 } },
      { name: 'Bloqueado', stored: { blocked: 1 } },
    ],
  },
  { kind: 'Sí y no de otras formas', tests: testsWithField('hasComment', FLAGS) },
  {
    kind: 'Promesas vacías',
    tests: [
      { name: 'Comentario vacío', wire: { hasComment: true } },
      { name: 'Comentario ausente', wire: { hasComment: true, resultComment: ABSENT } },
      { name: 'Comentario como texto', wire: { hasComment: true, resultComment: 'Ver nota' } },
      { name: 'Antibiograma sin datos', stored: { has_antibiogram: 1 } },
      { name: 'Tipo de resultado 0', stored: { result_type: 0 } },
      { name: 'Tipo de resultado 7', stored: { result_type: 7 } },
      { name: 'Numérico con texto', stored: { result: 'Hemolizada' } },
      { name: 'Texto con número', stored: { result_type: 2, result: '12' } },
    ],
  },
];
