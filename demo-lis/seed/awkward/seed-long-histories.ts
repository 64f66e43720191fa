import { insertRows } from '@demo-lis/database/insert-rows';
import type { Database } from '@demo-lis/database/open-database';
import type { WirePatch } from '@demo-lis/database/wire-patch';
import { DAY, HOUR, dayNumber, startOfDay } from '@demo-lis/seed/colombian-time';

import type { AwkwardCase, AwkwardTest } from './awkward-case';
import { LONG_HISTORY_PATIENT } from './long-history-patient';
import { awkwardResultRow } from './awkward-rows';
import { orderRow } from './seed-awkward';

/** Far from the numbers of the day's ordinary orders, and from the awkward ones. */
const NUMBER_OF_DAY = 9_002;
const ORDERS = 24;
const DAYS_BETWEEN = 28;
/** The place of the order whose results cannot be read. */
const BROKEN = 22;
const BROKEN_PATCH: WirePatch = { listShape: 'text' };

/** In which orders a test has a result; the first is the oldest. A history lists twenty, the oldest ones. */
const TESTS: readonly (readonly [name: string, first: number, last: number])[] = [
  ['Diecinueve resultados', 6, 24],
  ['Veinte resultados, todos', 5, 24],
  ['Veinte resultados, ninguno reciente', 1, 20],
  ['Veintiún resultados', 4, 24],
  ['Veinticuatro resultados', 1, 24],
];

/** What order `place` holds; a test without result there is not in it. */
function testsOf(place: number): readonly (AwkwardTest | null)[] {
  return TESTS.map(([name, first, last]) =>
    place < first || place > last
      ? null
      : { name, stored: { result: String(75 + ((place * 7) % 23)) } },
  );
}

/**
 * Writes the orders of the patient with the long histories, one every four weeks, the newest of them yesterday; like the awkward
 * ones they are met by nobody who does not look for them.
 * @param today epoch ms
 */
export async function seedLongHistories(database: Database, today: number): Promise<void> {
  const orders = Array.from({ length: ORDERS }, (_, index) => {
    const place = index + 1;
    const at = startOfDay(today) - (1 + (ORDERS - place) * DAYS_BETWEEN) * DAY + 8 * HOUR;
    return { place, at, number: dayNumber(at) * 10_000 + NUMBER_OF_DAY };
  });
  await insertRows(
    database,
    'orders',
    orders.map(({ at, number }) => orderRow(LONG_HISTORY_PATIENT, number, at)),
  );
  const entry: AwkwardCase = { kind: 'Historia larga', tests: [] };
  await insertRows(
    database,
    'results',
    orders.flatMap(({ place, at, number }) =>
      testsOf(place).flatMap((test, index) =>
        test === null ? [] : [awkwardResultRow({ order: number, at, index, test, entry })],
      ),
    ),
  );
  await insertRows(
    database,
    'wire_patches',
    orders.map(({ place, number }) => ({
      order_number: number,
      kind: entry.kind,
      patch: JSON.stringify(place === BROKEN ? BROKEN_PATCH : {}),
    })),
  );
}
