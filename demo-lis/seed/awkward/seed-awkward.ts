import { insertRows } from '@demo-lis/database/insert-rows';
import type { NewRow } from '@demo-lis/database/insert-rows';
import type { Database } from '@demo-lis/database/open-database';
import type { WirePatch } from '@demo-lis/database/wire-patch';
import { DAY, HOUR, dayNumber, startOfDay } from '@demo-lis/seed/colombian-time';
import type { SeededPatient } from '@demo-lis/seed/patients';

import type { AwkwardCase } from './awkward-case';
import { awkwardCases } from './awkward-cases';
import { AWKWARD_PATIENT } from './awkward-patient';
import { awkwardResultRow, awkwardTestId } from './awkward-rows';

/** Far from the numbers of the day's ordinary orders. */
const NUMBER_OF_DAY = 9_001;

/**
 * Writes the orders of the awkward patient: one for each case, one a day, the first case yesterday. They are found by the
 * patient's identification or name or by their own number only (server/queries/search-orders.ts).
 * @param today epoch ms
 */
export async function seedAwkward(database: Database, today: number): Promise<void> {
  const cases = await awkwardCases();
  const orders = cases.map((entry, index) => {
    const at = startOfDay(today) - (index + 1) * DAY + 8 * HOUR;
    return { entry, at, number: dayNumber(at) * 10_000 + NUMBER_OF_DAY };
  });
  await insertRows(
    database,
    'orders',
    orders.map(({ at, number }) => orderRow(AWKWARD_PATIENT, number, at)),
  );
  // One by one: a row must have all columns of the first, and a megabyte waits among them.
  for (const { entry, at, number } of orders) {
    await insertRows(
      database,
      'results',
      entry.tests.map((test, index) => awkwardResultRow({ order: number, at, index, test, entry })),
    );
  }
  await insertRows(
    database,
    'wire_patches',
    orders.map(({ entry, number }) => ({
      order_number: number,
      kind: entry.kind,
      patch: JSON.stringify(patchOf(entry)),
    })),
  );
  await insertRows(
    database,
    'attachments',
    orders.flatMap(({ entry, at, number }) =>
      (entry.attachments ?? []).map(({ testId = null, ...file }) => ({
        order_number: number,
        test_id: testId,
        ...file,
        view_result: 1,
        created_date: at,
      })),
    ),
  );
}

/** An order of a patient whom nobody meets by chance; `at` is when it was made, epoch ms. */
export function orderRow(patient: SeededPatient, number: number, at: number): NewRow {
  const day = dayNumber(at);
  return {
    order_number: number,
    patient_id: patient.id,
    day_number: day,
    year: Math.floor(day / 10_000),
    created_date: at,
    order_type_id: 1,
    branch_id: 1,
    service_id: 1,
    account_id: 1,
    physician_id: 1,
    rate_id: 1,
    demographic_item_id: 1,
    free_demographic: '',
    comment: '',
  };
}

function patchOf({ tests, patch }: AwkwardCase): WirePatch {
  const byTest = (key: 'wire' | 'microorganisms' | 'image') =>
    tests.flatMap((test, index) =>
      test[key] === undefined ? [] : [[awkwardTestId(index), test[key]] as const],
    );
  const images = byTest('image').map(([testId, image]) => ({
    testId,
    imageName1: 'Histograma',
    image1: image,
  }));
  return {
    ...patch,
    tests: Object.fromEntries(
      tests.flatMap(({ wire }, index) =>
        wire === undefined ? [] : [[awkwardTestId(index), wire]],
      ),
    ),
    detections: Object.fromEntries(
      byTest('microorganisms').map(([id, microorganisms]) => [id, { microorganisms }]),
    ),
    ...(images.length === 0 ? {} : { order: { ...patch?.order, imageTest: images } }),
  };
}
