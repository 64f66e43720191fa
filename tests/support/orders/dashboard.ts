import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { signedIn } from '@tests/support/people/world';

export const FILTER = `${LABORATORY}/service/orders/filter`;
export const RESULTS = `${LABORATORY}/service/orders/results/order/:order/:area`;
/** Marks the call that reads the laboratory's true configuration. */
const OWN_CALL = 'x-own-call';
const CONFIGURATION = `${LABORATORY}/service/configuration/encrypted`;

/** The dashboard of the demo account of a user type. */
export function openDashboard(type: number): Promise<UserEvent> {
  return signedIn(type);
}

/**
 * The different bodies of the order searches sent from now on; the demo laboratory answers. React's strict mode asks twice for
 * what a part needs when it first appears, and drops the first call.
 */
export function watchSearches(): () => readonly unknown[] {
  const bodies = new Set<string>();
  server.use(
    http.patch(FILTER, async ({ request }) => {
      bodies.add(await request.clone().text());
    }),
  );
  return () => [...bodies].map((body): unknown => JSON.parse(body));
}

/** The laboratory's own configuration with one setting changed. */
export function changeSetting(key: string, value: string): void {
  changeSettings({ [key]: value });
}

/** The same for several. */
export function changeSettings(values: Readonly<Record<string, string>>): void {
  const changes = new Map(Object.entries(values).map(([key, value]) => [btoa(key), btoa(value)]));
  server.use(
    http.get(CONFIGURATION, async ({ request }) => {
      if (request.headers.has(OWN_CALL)) return undefined;
      const original = await fetch(request.url, { headers: { [OWN_CALL]: 'yes' } });
      const [envelope] = (await original.json()) as [{ value: string }];
      const entries = JSON.parse(atob(envelope.value)) as { key: string; value: string }[];
      const changed = entries.map((entry) => ({
        ...entry,
        value: changes.get(entry.key) ?? entry.value,
      }));
      return HttpResponse.json([{ ...envelope, value: btoa(JSON.stringify(changed)) }]);
    }),
  );
}

/** An order as the wire lists it. */
export function wireOrder(order: string, name: string) {
  return {
    order: Number(order),
    patientIdDB: 7,
    patientId: `doc ${order}`,
    documentType: 'CC',
    name1: name,
    name2: '',
    lastName: 'Prueba',
    surName: '',
  };
}

/** A test as the wire carries it: validated, numeric and normal unless told. */
export function wireTest(order: string, testId: number, changes: Record<string, unknown> = {}) {
  return {
    order: Number(order),
    testId,
    testCode: String(testId),
    testName: `Examen ${testId}`,
    abbreviation: `E${testId}`,
    areaId: 1,
    areaName: 'Química',
    profileId: 0,
    profileName: '',
    state: 4,
    pathology: 0,
    resultType: 1,
    result: '5',
    digits: 1,
    unit: 'mg/dL',
    ...changes,
  };
}
