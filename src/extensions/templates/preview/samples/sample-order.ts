import type { PaperLaboratory } from '@/domain/reports/content/paper-laboratory';
import type {
  ReportOrder,
  ReportTest,
  ValidatingUser,
} from '@/domain/reports/content/report-order';

import {
  AWKWARD_TESTS,
  COMMENT_TESTS,
  manyTests,
  SAMPLE_TIME,
  signedTests,
  USUAL_TESTS,
} from './sample-tests';

/** The orders that a template can be tried on without a patient; all they hold is invented. */
export const SAMPLES = [
  'usual',
  'awkward',
  'one',
  'many',
  'most',
  'comments',
  'signatures',
] as const;

export type Sample = (typeof SAMPLES)[number];

const TESTS: Readonly<Record<Sample, () => readonly ReportTest[]>> = {
  usual: () => USUAL_TESTS,
  awkward: () => AWKWARD_TESTS,
  one: () => USUAL_TESTS.slice(0, 1),
  many: () => manyTests(300),
  most: () => manyTests(1_000),
  comments: () => COMMENT_TESTS,
  signatures: () => signedTests(30),
};

/** A logo of 1 × 4000 pixels. */
const THIN_LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAA+gAQAAAAATZkuGAAAAHElEQVR42u3BAQEAAACAkP6v7ggKAAAAAAAAABgfQAABJj3HiQAAAABJRU5ErkJggg==';
const LONG_NAME = 'Laboratorio Clínico y de Patología Especializada Ñandú del Norte '
  .repeat(4)
  .slice(0, 200);

const NOBODY = { code: '', name: '' };

function usualOrder(tests: readonly ReportTest[]): ReportOrder {
  return {
    orderNumber: '202611190007',
    createdDate: SAMPLE_TIME,
    patient: {
      patientId: '1098765432',
      documentType: { code: 'CC', name: 'Cédula de ciudadanía' },
      ...{ name1: 'María', name2: 'de los Ángeles', lastName: 'Zúñiga', surName: 'Peñaloza' },
      ...{ sex: 2, birthday: Date.UTC(1981, 1, 3, 5) },
      race: { code: 'MES', name: 'Mestiza' },
    },
    type: { code: 'R', name: 'Rutina' },
    branch: { code: '01', name: 'Sede Norte' },
    service: { code: 'U', name: 'Urgencias' },
    account: { code: '900', name: 'Clínica Señor del Rosario S. A. S.' },
    physician: { code: '12', name: 'Andrés Gutiérrez Ordóñez' },
    rate: { code: 'PAR', name: 'Particular' },
    comments: ['<p>Muestra tomada a domicilio.</p>'],
    tests,
    ...{ demographics: [], pending: [], attachments: [] },
    ...{ mustProtect: false, unreadable: 0, wire: {} },
  };
}

function awkwardOrder(tests: readonly ReportTest[]): ReportOrder {
  const usual = usualOrder(tests);
  return {
    ...usual,
    patient: {
      ...usual.patient,
      name1: 'María Fernanda Guadalupe',
      lastName: 'Fernández-Villavicencio Montenegro',
      surName: 'Santísima Trinidad',
      race: NOBODY,
    },
    account: { code: '900', name: 'Entidad Promotora de Salud del Magisterio, Régimen Especial' },
    rate: NOBODY,
    comments: ['<p>Paciente en ayunas de 14 horas; toma anticoagulante. </p>'.repeat(6)],
    pending: [
      { id: 901, code: '901', abbreviation: 'T3', name: 'Triyodotironina', nameEnglish: '' },
      { id: 902, code: '902', abbreviation: 'PCR', name: 'Proteína C reactiva', nameEnglish: '' },
    ],
    unreadable: 1,
  };
}

/** A sample as an order and who validated it; the laboratory's own head, or one as long and as thin as can be. */
export function sampleOrder(sample: Sample, laboratory: PaperLaboratory) {
  const tests = TESTS[sample]();
  const isAwkward = sample === 'awkward';
  const signers = new Set(tests.map(({ validationUserId }) => validationUserId ?? 0));
  // In the awkward one the laboratory delivers no signature of the second person.
  const signed = isAwkward ? [...signers].slice(0, 1) : [...signers];
  return {
    order: isAwkward ? awkwardOrder(tests) : usualOrder(tests),
    validators: signed.map((id): ValidatingUser => ({ id, signature: '' })),
    laboratory: isAwkward ? { ...laboratory, name: LONG_NAME, logo: THIN_LOGO } : laboratory,
  };
}
