import { insertRows } from '@demo-lis/database/insert-rows';
import type { NewRow } from '@demo-lis/database/insert-rows';
import type { Database } from '@demo-lis/database/open-database';

import { AWKWARD_PATIENT } from './awkward/awkward-patient';
import { LONG_HISTORY_PATIENT } from './awkward/long-history-patient';
import { seedAwkward } from './awkward/seed-awkward';
import { seedLongHistories } from './awkward/seed-long-histories';
import { dayNumber } from './colombian-time';
import { orderComment } from './comments';
import { resultRows } from './order-results';
import { makePatients } from './patients';
import { planOrders } from './plan-orders';
import type { LaboratorySize, PlannedOrder } from './plan-orders';
import { createRandom } from './random';
import type { Random } from './random';
import {
  ACCOUNTS,
  BRANCHES,
  INSURERS,
  ORDER_TYPES,
  PHYSICIANS,
  PLACES,
  RATES,
  SERVICES,
} from './reference-data';
import { seedAttachments } from './seed-attachments';
import { seedReferenceData } from './seed-reference-data';
import { seedUsers } from './seed-users';
import { LIS_SETTINGS, settingRows } from './settings';
import { USER_TYPES } from './user-types';

const SEED = 20_261_120;
const ORDERS_AT_ONCE = 400;
/** The demo accounts' own, and some others. */
const FEWEST_PATIENTS = 40;

/** The demo laboratory people see: six years of a mid-sized one. `today` comes on top. */
export const DEMO_SIZE = {
  patients: 640,
  orders: 20_600,
  days: 6 * 365 + 2,
  awkward: true,
} as const;

/** A year of a small one: enough for every screen, filled in a moment. */
export const SMALL_SIZE = { patients: 40, orders: 200, days: 365 } as const;

/**
 * The demo laboratory with another number of orders, and as many patients as they need.
 * @param orders at least 100
 */
export function demoSizeOf(orders: number): Omit<LaboratorySize, 'today'> {
  const patients = Math.round((orders * DEMO_SIZE.patients) / DEMO_SIZE.orders);
  return { ...DEMO_SIZE, orders, patients: Math.max(FEWEST_PATIENTS, patients) };
}

/**
 * Fills an empty database. The same size gives the same laboratory, byte for byte.
 * @param size needs at least 2 patients, 12 orders and 5 days
 * @throws LibsqlError when the database is not empty
 */
export async function seedLaboratory(database: Database, size: LaboratorySize): Promise<void> {
  const random = createRandom(size.seed ?? SEED);
  const patients = makePatients(size.patients, size.today, random);
  const orders = planOrders(size, patients, random);
  await seedReferenceData(database);
  await insertRows(database, 'settings', settingRows());
  await insertRows(
    database,
    'lis_settings',
    LIS_SETTINGS.map(([key, value]) => ({ key, value })),
  );
  await insertRows(database, 'user_types', USER_TYPES);
  const everybody =
    size.awkward === true ? [...patients, AWKWARD_PATIENT, LONG_HISTORY_PATIENT] : patients;
  await insertRows(
    database,
    'patients',
    everybody.map(({ row }) => row),
  );
  await seedUsers(database, everybody, size.today);
  await insertRows(
    database,
    'orders',
    orders.map((order) => orderRow(order, random)),
  );
  for (let first = 0; first < orders.length; first += ORDERS_AT_ONCE) {
    const part = orders
      .slice(first, first + ORDERS_AT_ONCE)
      .map((order) => resultRows(order, size.today, random));
    await insertRows(
      database,
      'results',
      part.flatMap(({ results }) => results),
    );
    await insertRows(
      database,
      'microorganisms',
      part.flatMap(({ microorganisms }) => microorganisms),
    );
  }
  await seedAttachments(database, orders);
  if (size.awkward === true) {
    await seedAwkward(database, size.today);
    await seedLongHistories(database, size.today);
  }
}

function orderRow(order: PlannedOrder, random: Random): NewRow {
  // The first of each list has a demo account, so it gets more than its share.
  const place = (length: number) => (random.chance(0.15) ? 1 : random.integer(1, length));
  const day = dayNumber(order.at);
  return {
    order_number: order.number,
    patient_id: order.patient.id,
    day_number: day,
    year: Math.floor(day / 10_000),
    created_date: order.at,
    order_type_id: random.integer(1, ORDER_TYPES.length),
    branch_id: random.integer(1, BRANCHES.length),
    service_id: random.integer(1, SERVICES.length),
    account_id: place(ACCOUNTS.length),
    physician_id: place(PHYSICIANS.length),
    rate_id: place(RATES.length),
    demographic_item_id: random.integer(1, INSURERS.length),
    free_demographic: random.chance(0.3) ? random.pick<string>(PLACES) : '',
    comment: orderComment(random),
  };
}
