import type { AwkwardCase } from '@demo-lis/seed/awkward/awkward-case';
import { createPicture, encodePng } from '@demo-lis/seed/pictures/png';

const FIRST_TEST = 90_001;
const WITH_EVERYTHING = 90_006;

const picture = (shade: number) =>
  encodePng(createPicture(60, 40, [shade, 110, 132])).toString('base64');

const option = (sort: number, name: string, result: string) => ({
  idTest: FIRST_TEST,
  id: sort,
  option: name,
  result,
  normalResult: 'Negativo',
  comment: sort === 1 ? 'Confirmado en segunda muestra' : null,
  sort,
});

/** As many pictures as a test can have. */
const fivePictures = (testId: number, title: string) => ({
  testId,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((place) => [
      [`imageName${place}`, `${title} ${place}`],
      [`image${place}`, picture(40 * place)],
    ]),
  ),
});

/** Values of both kinds that the laboratory wants printed beside the measured ones. */
const ANTIBIOTICS = [
  {
    ...{ idAntibiotic: 1, nameAntibiotic: 'Ampicilina', cmi: '>=32', interpretationCMI: 'R' },
    ...{ cmiM: '64', interpretationCMIM: 'R', cmiMPrint: true },
  },
  {
    ...{ idAntibiotic: 2, nameAntibiotic: 'Cefoxitina', cmi: '<=4', interpretationCMI: 'S' },
    ...{ disk: '22 mm', interpretationDisk: 'S', diskPrint: true },
  },
];

/** Columns that templates bind and no other test of the demo fills. */
export const RARE_COLUMNS = {
  ...{ areaPartialValidation: true, sampleId: 4, sampleCode: 'SUE', laboratoryType: '1' },
  ...{ packageName: 'Chequeo ejecutivo', groupTitle: 'Metabolismo', codetechnique: 'HEX' },
  ...{ newState: 4, currentState: 4, resultEnglish: 'Within limits', orderPathology: 0 },
  ...{ lastResult: '91', delta: true, deltaMin: -20, deltaMax: 20, deltaInterval: '-20 - 20' },
  ...{ unitInternational: 'mmol/L', unitConversionFactor: 0.0555, entryType: 1 },
  ...{ repeatAmmount: 2, modificationAmmount: 1, resultChanged: true, attachmentTest: 1 },
  ...{ reportTask: true, dependentExam: true, userId: 7, entryUserId: 3, takenUserId: 4 },
  ...{ verificationUserId: 5, resultUserId: 6, validationUserSignatureCode: 'RM 10.203' },
  validationUserSignature: picture(0),
};

/** What laboratories' own templates print and no other order of the demo has. */
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
      {
        name: 'Cultivo con método manual y disco',
        stored: {
          ...{ result_type: 2, result: '> 100.000 UFC/mL', unit: '', has_antibiogram: 1 },
          ...{ ref_min: null, ref_max: null },
        },
        microorganisms: [
          {
            ...{ id: 11, name: 'Escherichia coli', selected: true, comment: 'Productor de BLEE' },
            ...{ recount: '> 10<sup>5</sup> UFC/mL', complementations: 'Aislamiento de contacto' },
            resultsMicrobiology: ANTIBIOTICS,
          },
        ],
      },
      {
        name: 'Glucosa con todas las columnas',
        wire: { ...RARE_COLUMNS, images: [fivePictures(WITH_EVERYTHING, 'Curva')] },
      },
      {
        name: 'Plaquetas con número y técnica',
        stored: {
          ...{ result: '1.234', unit: '/µL', ref_min: null, ref_max: null },
          ...{ panic_min: null, panic_max: null, reported_min: null, reported_max: null },
        },
        wire: { resultNumber: 1234, technique: 'Impedancia' },
      },
    ],
    patch: {
      order: { imageTest: [fivePictures(FIRST_TEST, 'Sedimento')] },
      patient: { diagnostic: [{ type: 2, idRecord: 7, comment: 'Diabetes desde 2019' }] },
    },
    attachments: [{ name: 'sedimento', extension: 'png', file: picture(200), testId: FIRST_TEST }],
  },
];
