import type { AwkwardCase } from '@demo-lis/seed/awkward/awkward-case';

const option = (sort: number, name: string, result: string) => ({
  idTest: 90_001,
  id: sort,
  option: name,
  result,
  normalResult: 'Negativo',
  comment: sort === 1 ? 'Confirmado en segunda muestra' : null,
  sort,
});

/** What laboratories' own templates print and no other order of the demo has (docs/behaviour.md 4.4). */
export const PRINTED_CASES: readonly AwkwardCase[] = [
  {
    kind: 'Impreso por plantillas',
    tests: [
      {
        name: 'Uroanálisis con opciones',
        stored: { result_type: 2, result: 'Ver opciones', unit: '', ref_min: null, ref_max: null },
        wire: {
          hasTemplate: true,
          optionsTemplate: [
            option(1, 'Nitritos', 'Positivo'),
            option(2, 'Cetonas', 'Negativo'),
            option(3, 'Glucosa', '< 50 mg/dL'),
          ],
        },
      },
      {
        name: 'Colesterol con comentarios',
        stored: { result: '212', ref_min: null, ref_max: null, ref_literal: '< 200', pathology: 3 },
        wire: {
          fixedComment: 'Ayuno mínimo de 12 horas',
          fixedCommentEnglish: 'Fasting for 12 hours at least',
          refComment: 'Deseable < 200; alto ≥ 240',
          refCommentEnglish: 'Desirable < 200; high ≥ 240',
        },
      },
      {
        name: 'Cultivo con crecimiento',
        stored: { result_type: 2, result: 'Crecimiento a las 24 horas', unit: '' },
        wire: {
          nameTestEnglish: 'Culture with growth',
          micro: true,
          microbiologyGrowth: {
            dateGrowth: Date.UTC(2026, 10, 18, 13),
            lastTransaction: Date.UTC(2026, 10, 19, 13),
            user: { id: 7, name: 'Claudia', lastName: 'Peñaranda' },
            sample: { id: 4, name: 'Orina', codesample: '04', state: true },
          },
        },
      },
      {
        name: 'Antígeno prostático',
        stored: {
          result: '<0.01',
          unit: 'ng/mL',
          ref_min: null,
          ref_max: null,
          ref_literal: '< 4.0',
        },
      },
    ],
  },
];
