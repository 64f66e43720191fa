import { expect, it } from 'vitest';

import type { TestResult } from '@/domain/results/test-result';
import { BUNDLE_ORDER, bundleId, bundleText } from './bundle-text';
import { reportTest } from '@tests/support/fixtures/report-order';

interface Coding {
  readonly coding?: readonly { readonly code: string }[];
}

interface Resource {
  readonly resourceType: string;
  readonly status?: string;
  readonly valueString?: string;
  readonly valueQuantity?: Readonly<Record<string, unknown>>;
  readonly referenceRange?: readonly Readonly<Record<string, unknown>>[];
  readonly interpretation?: readonly Coding[];
  readonly dataAbsentReason?: Coding;
  readonly code?: Coding;
  readonly [field: string]: unknown;
}

interface Bundle {
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[];
}

/** The only resource of a type. */
function resource(text: string, type: string): Resource {
  const found = (JSON.parse(text) as Bundle).entry.filter(
    (one) => one.resource.resourceType === type,
  );
  expect(found).toHaveLength(1);
  return found[0]?.resource ?? { resourceType: '' };
}

const observationOf = (fields: Partial<TestResult>) =>
  resource(bundleText([reportTest(fields)]), 'Observation');
const codesOf = (...concepts: readonly (Coding | undefined)[]) =>
  concepts.flatMap((concept) => concept?.coding?.map(({ code }) => code) ?? []);

const reference = (at: number) => ({ reference: `urn:uuid:${bundleId(at)}` });
const entry = (at: number, resourceType: string, fields: object) => ({
  ...{ fullUrl: `urn:uuid:${bundleId(at)}`, resource: { resourceType, ...fields } },
});
const concept = (system: string, code: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
});
const REPORT_CODE = {
  coding: [{ system: 'http://loinc.org', code: '11502-2', display: 'Laboratory report' }],
};

it('is a document of composition, patient, organization, report and observations', () => {
  const test = reportTest({ comment: 'Repetir', technique: 'Enzimático ' });
  const other = reportTest({ testId: 2, areaName: '' });
  const [patient, organization, first, second, report, document, bundle] = [1, 2, 3, 4, 5, 6, 7];
  const now = '2026-11-24T00:00:00.000Z';
  const sent = JSON.parse(bundleText([test, other])) as Bundle;
  const about = { subject: reference(patient), performer: [reference(organization)] };
  const title = 'Resultados de laboratorio';
  const system = 'https://portal.test/id';
  expect(sent.entry[5]?.fullUrl).toBe(`urn:uuid:${bundleId(second)}`);
  expect({ ...sent, entry: sent.entry.slice(0, 5) }).toEqual({
    ...{ resourceType: 'Bundle', type: 'document', timestamp: now },
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${bundleId(bundle)}` },
    entry: [
      entry(document, 'Composition', {
        ...{ status: 'final', type: REPORT_CODE, subject: reference(patient), date: now, title },
        author: [reference(organization)],
        section: [
          { title, entry: [reference(report)] },
          { title: 'Química clínica', entry: [reference(first)] },
          { title: 'Sin área', entry: [reference(second)] },
        ],
      }),
      entry(patient, 'Patient', {
        identifier: [{ type: { text: 'CC' }, system: `${system}/patient`, value: '00123' }],
        ...{
          name: [{ family: 'Núñez', given: ['Ana'] }],
          gender: 'female',
          birthDate: '1974-05-06',
        },
      }),
      entry(organization, 'Organization', { name: 'Laboratorio Andino' }),
      entry(report, 'DiagnosticReport', {
        identifier: [{ system: `${system}/order`, value: '202611200007' }],
        ...{ status: 'final', category: [concept('v2-0074', 'LAB')], code: REPORT_CODE },
        ...{ ...about, issued: now, result: [reference(first), reference(second)] },
      }),
      entry(first, 'Observation', {
        ...{ status: 'final', category: [concept('observation-category', 'laboratory')] },
        code: {
          coding: [{ system: `${system}/test`, code: '1001', display: 'Glucosa en suero' }],
          text: 'Glucosa en suero',
        },
        ...about,
        ...{ effectiveDateTime: '2026-11-19T12:12:33.000Z', issued: '2026-11-19T14:12:33.000Z' },
        valueQuantity: {
          ...{ value: 92, unit: 'mg/dL', system: 'http://unitsofmeasure.org', code: 'mg/dL' },
        },
        interpretation: [concept('v3-ObservationInterpretation', 'N')],
        referenceRange: [
          {
            ...{ low: { value: 70, unit: 'mg/dL' }, high: { value: 100, unit: 'mg/dL' } },
            text: 'range',
          },
        ],
        ...{ method: { text: 'Enzimático' }, note: [{ text: 'Repetir' }] },
      }),
    ],
  });
});

const NAMELESS = { patientId: '   ', name1: ' ', lastName: '', sex: 3, birthday: null };
it.each([
  ['nobody', NAMELESS, {}],
  ['a family name alone', { ...NAMELESS, lastName: 'Núñez' }, { name: [{ family: 'Núñez' }] }],
  ['a given name alone', { ...NAMELESS, name1: 'Ana' }, { name: [{ given: ['Ana'] }] }],
  [
    'a man with two names and a padded document without a type',
    { ...{ name2: 'Luz', surName: 'Ríos', sex: 1, birthday: null }, documentType: ' ' },
    {
      ...{ gender: 'male', name: [{ family: 'Núñez Ríos', given: ['Ana', 'Luz'] }] },
      identifier: [{ system: 'https://portal.test/id/patient', value: '00123' }],
    },
  ],
])('knows %s', (_case, fields, patient) => {
  const text = bundleText([], { order: { ...BUNDLE_ORDER, ...fields } });
  expect(resource(text, 'Patient')).toEqual({ resourceType: 'Patient', ...patient });
  expect(resource(text, 'DiagnosticReport')).not.toHaveProperty('result');
});

it('has no spaces with which old databases fill up documents, codes, units and techniques', () => {
  const padded = { ...BUNDLE_ORDER, patientId: '00123     ', documentType: 'CC   ' };
  expect(resource(bundleText([], { order: padded }), 'Patient')).toMatchObject({
    identifier: [{ type: { text: 'CC' }, value: '00123' }],
  });
  const fields = { testCode: ' GLU  1   ', unit: 'mg/dL   ', technique: '   ' };
  const observation = observationOf(fields);
  expect(observation).toMatchObject({
    code: { coding: [{ code: 'GLU 1' }] },
    valueQuantity: { unit: 'mg/dL', code: 'mg/dL' },
    referenceRange: [{ low: { unit: 'mg/dL' } }],
  });
  expect(observation).not.toHaveProperty('method');
  expect(observationOf({ testCode: '   ' }).code).toEqual({ text: 'Glucosa en suero' });
});

const WITHHELD = reportTest({ testId: 2, name: 'VIH', withheld: true });
it.each([
  ['nothing of what is kept back', [reportTest(), WITHHELD], {}],
  ['nothing of what the page lacks', [reportTest()], { isPartial: true }],
  ['a result that is not validated', [reportTest({ state: 2 })], {}],
  ['a culture without its antibiogram', [reportTest({ antibiogram: 'known' })], {}],
])('says that it is not the whole where it has %s', (_case, tests, fields) => {
  const text = bundleText(tests, fields);
  expect(text).not.toContain('VIH');
  expect(resource(text, 'DiagnosticReport').status).toBe('partial');
  expect(resource(text, 'Composition').status).toBe('preliminary');
});

it.each([
  ['37.0', 37, '37.0'],
  ['5,10', 5.1, '5.10'],
  ['-2.1', -2.1, '-2.1'],
  ['0.125', 0.125, '0.125'],
  ['12', 12, '12'],
  // The laboratory meant thousands.
  ['3.410', 3410, '3410'],
])('writes %s, which is %d, as %s', (result, resultNumber, decimal) => {
  expect(bundleText([reportTest({ result, resultNumber })])).toContain(`"value": ${decimal},`);
});

it.each([
  ['<5', { value: 5, comparator: '<', unit: 'mg/dL', code: 'mg/dL' }],
  ['≥ 1,5', { value: 1.5, comparator: '>=' }],
])('knows the comparator of %s', (result, quantity) => {
  expect(observationOf({ result, resultNumber: null }).valueQuantity).toMatchObject(quantity);
});

it.each([
  ['1:80', '', '1:80'],
  ['Negativo', '', 'Negativo'],
  ['1.234', '', '1.234'],
  ['<1.234', '', '<1.234'],
  ['5 - 10', '', '5 - 10'],
  ['5.', '', '5.'],
  ['LDD <', '', 'LDD <'],
  ['\u000099.5\u0007', '', '99.5'],
  // A text does not lose its unit.
  ['> 100.000', 'UFC/mL', '> 100.000 UFC/mL'],
  ['< 1.000', 'mg/dL', '< 1.000 mg/dL'],
  ['5 - 10', '/campo', '5 - 10 /campo'],
  ['90 mg/dL', 'mg/dL', '90 mg/dL'],
  ['Negativo', 'mg/dL', 'Negativo'],
])('leaves %j with the unit %j the text %s', (result, unit, written) => {
  const { valueString, valueQuantity } = observationOf({ result, resultNumber: null, unit });
  expect([valueString, valueQuantity]).toEqual([written, undefined]);
});

it('invents nothing: no number of a code, no code of a unit, no sample', () => {
  const { valueString, valueQuantity } = observationOf({ result: '00123', resultNumber: 123 });
  expect([valueString, valueQuantity]).toEqual(['00123 mg/dL', undefined]);
  expect(observationOf({ unit: '10³/µL' }).valueQuantity).toEqual({ value: 92, unit: '10³/µL' });
  expect(observationOf({ sample: 'Suero' })['specimen']).toEqual({ display: 'Suero' });
  expect(observationOf({})['specimen']).toBeUndefined();
});

it.each([
  ['pending', { result: '', state: 1 }, 'temp-unknown', 'registered'],
  ['replaced', { result: 'PENDIENTE', state: 3 }, 'temp-unknown', 'preliminary'],
  ['missing', { result: '' }, 'unknown', 'final'],
  ['unreadable', { result: '', unreadable: ['result' as const] }, 'error', 'final'],
])('says why there is no value: %s', (_what, fields, reason, status) => {
  const { dataAbsentReason, ...observation } = observationOf(fields);
  expect([...codesOf(dataAbsentReason), observation.status]).toEqual([reason, status]);
  expect(observation).not.toHaveProperty('valueString');
});

it.each([
  [{ pathology: 0 }, ['N']],
  [{ pathology: 1 }, ['A']],
  [{ pathology: 2 }, ['L']],
  [{ pathology: 3 }, ['H']],
  [{ pathology: 4 }, ['AA']],
  [{ pathology: 5 }, ['LL']],
  [{ pathology: 6 }, ['HH']],
  [{ pathology: 7 }, ['AA']],
  [{ pathology: 8 }, ['LL']],
  [{ pathology: 9 }, ['HH']],
  [{ pathology: -1 }, []],
  [{ state: 2 }, []],
  [{ state: 2, result: 'PENDIENTE', pathology: 6 }, []],
  // What the laboratory did not mark.
  [{ result: '300' }, []],
  [{ result: '>600' }, []],
  [{ result: '<5' }, []],
  [{ result: '>80' }, []],
  [{ result: '250 *' }, []],
  [{ result: '1 234' }, []],
])('interprets %j as %j', (fields, codes) => {
  expect(codesOf(...(observationOf(fields).interpretation ?? []))).toEqual(codes);
});

it('has the reference interval and the panic limits apart, and none for 0 and 0', () => {
  const rangesOf = (fields: Partial<TestResult>) => observationOf(fields).referenceRange;
  expect(rangesOf({ panic: { min: 40, max: 400 } })).toMatchObject([
    { low: { value: 70, unit: 'mg/dL' }, high: { value: 100 } },
    { low: { value: 40 }, high: { value: 400 }, type: { text: 'panic' } },
  ]);
  const panic = { high: { value: 400, unit: 'mg/dL' }, type: { text: 'panic' } };
  expect(rangesOf({ panic: { min: 0, max: 400 } })?.[1]).toEqual(panic);
  const zeros = { min: 0, max: 0 };
  expect(rangesOf({ reference: zeros, panic: zeros })).toBeUndefined();
  // Of one end that is a number no limit is made.
  for (const [min, max] of [['Mayor de', '40'] as const, ['70', 'n/a'] as const]) {
    const reference = { min: null, max: null, written: { min, max } };
    expect(rangesOf({ reference })).toEqual([{ text: expect.any(String) as string }]);
  }
});
