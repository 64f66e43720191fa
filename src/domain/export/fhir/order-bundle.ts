import { firstText } from '@/domain/base/first-text';
import { grouped } from '@/domain/base/grouped';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { TestResult } from '@/domain/results/test-result';
import { resultText } from '@/domain/results/values/result-text';
import { isValidated } from '@/domain/results/visibility/is-validated';

import { exactJson } from './exact-json';
import { observation, type ObservationContext } from './observation';

/** An order as its reader may see it, and what only the page knows. */
export interface BundleSource {
  readonly order: OrderSummary;
  readonly tests: readonly TestResult[];
  /** Something of the order is not in `tests`: kept back, not validated, or not readable. */
  readonly isPartial: boolean;
  /** Name of the laboratory; a FHIR name is never empty. */
  readonly laboratory: string;
  /** Absolute address without a final slash under which the laboratory's numbers and codes have their meaning. */
  readonly systems: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The day of a birth at the laboratory, `1981-02-03`. */
  readonly dayOfBirth: (birth: number) => string;
  /** A new UUID each time. */
  readonly newId: () => string;
  readonly words: Pick<ObservationContext, 'texts' | 'test' | 'unit' | 'interval' | 'comment'> & {
    readonly title: string;
    /** Heading of the tests without area. */
    readonly noArea: string;
  };
}

interface Entry {
  readonly fullUrl: string;
  readonly resource: { readonly resourceType: string };
}

const REPORT_CODE = {
  coding: [{ system: 'http://loinc.org', code: '11502-2', display: 'Laboratory report' }],
};
const GENDERS: Readonly<Record<number, string>> = { 1: 'male', 2: 'female' };

function entryOf<T extends { readonly resourceType: string }>(resource: T, newId: () => string) {
  return { fullUrl: `urn:uuid:${newId()}`, resource };
}

function referenceTo({ fullUrl }: Entry) {
  return { reference: fullUrl };
}

function patientOf({ order, systems, dayOfBirth }: BundleSource) {
  const text = (...parts: readonly string[]) =>
    parts.map((part) => part.trim()).filter((part) => part !== '');
  const given = text(order.name1, order.name2);
  const family = text(order.lastName, order.surName).join(' ');
  const isNamed = given.length > 0 || family !== '';
  const [patientId = ''] = text(order.patientId);
  const [documentType = ''] = text(order.documentType);
  const gender = order.sex === null ? undefined : GENDERS[order.sex];
  return {
    resourceType: 'Patient',
    ...(patientId !== '' && {
      identifier: [
        {
          ...(documentType !== '' && { type: { text: documentType } }),
          system: `${systems}/patient`,
          value: patientId,
        },
      ],
    }),
    ...(isNamed && {
      name: [{ ...(family !== '' && { family }), ...(given.length > 0 && { given }) }],
    }),
    ...(gender !== undefined && { gender }),
    ...(order.birthday !== null && { birthDate: dayOfBirth(order.birthday) }),
  };
}

/** The tests by area, in the order of the screen. */
function sections(
  tests: readonly (readonly [TestResult, Entry])[],
  noArea: string,
): readonly object[] {
  const areas = grouped(tests, ([{ areaName }]) => firstText(areaName, noArea));
  return [...areas].map(([title, members]) => ({
    title,
    entry: members.map(([, entry]) => referenceTo(entry)),
  }));
}

/**
 * An order's results as a FHIR R4 document: Composition, Patient, Organization, DiagnosticReport and an Observation per test, as
 * JSON. What is kept from the reader is not in it, and neither are antibiograms; the report is then `partial`.
 */
export function orderBundle(source: BundleSource): string {
  const { order, laboratory, systems, now, newId, isPartial, words } = source;
  const tests = source.tests.filter((test) => resultText(test, words.texts).kind !== 'withheld');
  const instant = new Date(now).toISOString();
  const patient = entryOf(patientOf(source), newId);
  const organization = entryOf({ resourceType: 'Organization', name: laboratory }, newId);
  const subject = referenceTo(patient);
  const performer = [referenceTo(organization)];
  const context = { ...words, subject, performer, testSystem: `${systems}/test` };
  const observations = tests.map(
    (test) => [test, entryOf(observation(test, context), newId)] as const,
  );
  const isDone = tests.every(isValidated);
  const hasCultures = tests.some(({ antibiogram }) => antibiogram !== 'none');
  const isWhole = !isPartial && !hasCultures && tests.length === source.tests.length;
  const identifier = { system: `${systems}/order`, value: order.order };
  const report = entryOf(
    {
      resourceType: 'DiagnosticReport',
      identifier: [identifier],
      status: isDone && isWhole ? 'final' : 'partial',
      category: [
        {
          coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB' }],
        },
      ],
      code: REPORT_CODE,
      subject,
      performer,
      issued: instant,
      ...(observations.length > 0 && {
        result: observations.map(([, entry]) => referenceTo(entry)),
      }),
    },
    newId,
  );
  const composition = entryOf(
    {
      resourceType: 'Composition',
      status: isDone && isWhole ? 'final' : 'preliminary',
      type: REPORT_CODE,
      subject,
      date: instant,
      author: performer,
      title: words.title,
      section: [
        { title: words.title, entry: [referenceTo(report)] },
        ...sections(observations, words.noArea),
      ],
    },
    newId,
  );
  return exactJson({
    resourceType: 'Bundle',
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${newId()}` },
    type: 'document',
    timestamp: instant,
    entry: [composition, patient, organization, report, ...observations.map(([, entry]) => entry)],
  });
}
