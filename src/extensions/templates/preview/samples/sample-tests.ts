import type { ReportTest } from '@/domain/reports/content/report-order';
import { PLAIN_TEST } from '@/domain/sample/sample-tests';
import { readNumber } from '@/lib/wire/scalars';

/** The day of every sample: 19 November 2026, 12:12 UTC. */
export const SAMPLE_TIME = Date.UTC(2026, 10, 19, 12, 12);
const HOUR = 3_600_000;

/** A validated test of a sample; name what it is. */
function sampleTest(
  fields: Partial<ReportTest> & Pick<ReportTest, 'testId' | 'name' | 'result'>,
): ReportTest {
  const { testId, name, result } = fields;
  return {
    ...PLAIN_TEST,
    ...{ testCode: String(testId), abbreviation: name, printSort: testId },
    ...{ areaId: 1, areaName: 'Química clínica' },
    ...{ resultType: 'numeric', resultNumber: readNumber(result), digits: 0 },
    ...{ entryDate: SAMPLE_TIME, takenDate: SAMPLE_TIME, verificationDate: SAMPLE_TIME },
    ...{ resultDate: SAMPLE_TIME + HOUR, validationDate: SAMPLE_TIME + 2 * HOUR },
    ...{ validationUserId: 7, validationUserIdentification: '52.345.678' },
    ...{ validationUserName: 'Claudia', validationUserLastName: 'Peñaranda Ríos' },
    ...fields,
  };
}

const BLOOD = { areaId: 2, areaName: 'Hematología', profileId: 9, profileName: 'Cuadro hemático' };
const CULTURE = { areaId: 4, areaName: 'Microbiología', resultType: 'text' } as const;
const IMPEDANCE = { technique: 'Impedancia' };
const ENZYMES = { technique: 'Enzimático colorimétrico' };

/** What most people's reports hold. */
export const USUAL_TESTS: readonly ReportTest[] = [
  sampleTest({
    ...{ testId: 1, name: 'Glucosa en suero', result: '92', unit: 'mg/dL' },
    reference: { min: 70, max: 100 },
    ...ENZYMES,
  }),
  sampleTest({
    ...{ testId: 2, name: 'Creatinina', result: '1.42', unit: 'mg/dL' },
    ...{ digits: 2, pathology: 3, reference: { min: 0.5, max: 0.9 } },
    technique: 'Jaffé cinético',
  }),
  sampleTest({
    ...{ testId: 3, name: 'Colesterol total', result: '186', unit: 'mg/dL' },
    reference: { min: null, max: 200 },
    ...ENZYMES,
  }),
  sampleTest({
    ...{ ...BLOOD, ...IMPEDANCE },
    ...{ testId: 11, name: 'Eritrocitos', result: '4.51', unit: '10<sup>6</sup>/µL' },
    ...{ digits: 2, reference: { min: 4.1, max: 5.1 } },
  }),
  sampleTest({
    ...{ ...BLOOD, ...IMPEDANCE },
    ...{ testId: 12, name: 'Hemoglobina', result: '11.2', unit: 'g/dL' },
    ...{ digits: 1, pathology: 2, reference: { min: 12.3, max: 15.3 } },
  }),
  sampleTest({
    ...{ ...BLOOD, ...IMPEDANCE },
    ...{ testId: 13, name: 'Plaquetas', result: '245', unit: '10<sup>3</sup>/µL' },
    reference: { min: 150, max: 450 },
  }),
];

const LONG_COMMENT = '<p>Recuento verificado en lámina; se sugiere control en dos semanas. </p>';

/** What templates are seen to break on: bounds, titres, days, long names and words, comments, a culture. */
export const AWKWARD_TESTS: readonly ReportTest[] = [
  ...USUAL_TESTS,
  sampleTest({
    testId: 21,
    name: 'Antígeno específico de próstata, fracción libre, con relación libre/total calculada por el laboratorio de referencia',
    result: '<0.05',
    unit: 'ng/mL',
    ...{ digits: 2, reference: { min: null, max: 4 } },
  }),
  sampleTest({
    testId: 22,
    name: 'Hidroxiprogesterona-17-alfa-caproato-inmunorreactiva',
    result: '1234567.891',
    unit: 'mL/min/1.73 m<sup>2</sup>',
    ...{ digits: 3, pathology: 9, reference: { min: 1_000, max: 999_999 } },
    hasComment: true,
    comment: LONG_COMMENT.repeat(12),
  }),
  sampleTest({
    ...{ testId: 23, name: 'Título VDRL', result: '> 1:160' },
    resultType: 'text',
    pathology: 1,
    referenceLiteral: 'No reactivo; títulos desde 1:8 se confirman con prueba treponémica',
  }),
  sampleTest({
    ...{ testId: 24, name: 'Fecha de última regla', result: '2026-11-20' },
    resultType: 'text',
  }),
  sampleTest({
    ...CULTURE,
    testId: 25,
    name: 'Urocultivo',
    pathology: 1,
    result:
      'Crecimiento de más de 100.000 UFC/mL de Escherichia coli.\nMuestra: micción espontánea, niño de 4 años.',
    antibiogram: 'known',
    validationUserId: 8,
    validationUserLastName: 'Ñustes',
    microorganisms: [
      {
        id: 1,
        name: 'Escherichia coli',
        comment: '<p>Productor de BLEE</p>',
        unreadable: 0,
        antibiotics: [
          { antibiotic: 'Ampicilina / sulbactam', mic: '>=32', interpretation: 'R' },
          { antibiotic: 'Nitrofurantoína', mic: '<=16', interpretation: 'S' },
          { antibiotic: 'Ciprofloxacina', mic: '1', interpretation: 'I' },
        ],
      },
    ],
  }),
];

/** So many ordinary tests, twenty to an area. */
export function manyTests(count: number): readonly ReportTest[] {
  return Array.from({ length: count }, (_, at) => {
    const usual = USUAL_TESTS[at % USUAL_TESTS.length] ?? USUAL_TESTS[0];
    const area = Math.floor(at / 20) + 1;
    return sampleTest({
      ...usual,
      testId: at + 1,
      name: `${usual?.name ?? ''} ${at + 1}`,
      result: usual?.result ?? '',
      areaId: area,
      areaName: `Área ${area}`,
      profileId: 0,
      profileName: '',
    });
  });
}

/** One test in each of so many areas, each validated by somebody else. */
export function signedTests(count: number): readonly ReportTest[] {
  return manyTests(count).map((test, at) => ({
    ...test,
    areaId: at + 1,
    areaName: `Área ${at + 1}`,
    validationUserId: at + 1,
    validationUserIdentification: `10.000.${at + 100}`,
    validationUserLastName: `Peñaranda Ríos ${at + 1}`,
  }));
}

/** Tests that say all they have to say below themselves. */
export const COMMENT_TESTS: readonly ReportTest[] = [1, 2, 3].map((testId) =>
  sampleTest({
    testId,
    name: `Estudio ${testId}`,
    result: 'Ver comentario',
    resultType: 'text',
    hasComment: true,
    comment: LONG_COMMENT.repeat(testId * 10),
  }),
);
