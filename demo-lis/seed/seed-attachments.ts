import { insertRows } from '@demo-lis/database/insert-rows';
import type { Database } from '@demo-lis/database/open-database';

import { brokenFiles, soundFiles } from './attachment-files';
import type { AttachmentFile } from './attachment-files';
import { HOUR } from './colombian-time';
import type { PlannedOrder } from './plan-orders';

/** Younger orders may not be validated yet, and a final report of them would have no attachments to show. */
const FINISHED_AGE = 5;

/**
 * Attaches files to a handful of finished orders: two of the demo patient, and the newest ones of other patients. The
 * order whose attachments do not open has one named `cortado`.
 */
export async function seedAttachments(
  database: Database,
  orders: readonly PlannedOrder[],
): Promise<void> {
  const { onePage, twoPages, upperCase, picture, photo } = await soundFiles();
  const finished = orders.filter(({ age }) => age >= FINISHED_AGE).toReversed();
  const own = finished.filter(({ patient }) => patient.id === 1);
  const others = finished.filter(({ patient }) => patient.id !== 1);
  const sets: readonly (readonly [PlannedOrder | undefined, readonly AttachmentFile[]])[] = [
    [own[0], [onePage, picture]],
    [own[2], [twoPages]],
    [others[0], [onePage]],
    [others[1], [twoPages]],
    [others[2], [upperCase]],
    [others[3], [photo]],
    [others[4], [onePage, twoPages, picture]],
    [others[5], brokenFiles(twoPages)],
  ];
  const rows = sets.flatMap(([order, files]) =>
    order === undefined
      ? []
      : files.map((file) => ({
          order_number: order.number,
          test_id: null,
          ...file,
          view_result: 1,
          created_date: order.at + 3 * HOUR,
        })),
  );
  await insertRows(database, 'attachments', rows);
}
