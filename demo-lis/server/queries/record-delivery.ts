import { number } from '@demo-lis/database/rows';
import { Refusal } from '@demo-lis/server/failures';
import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';
import { fieldsOf, integerIn, listIn, textIn } from '@demo-lis/server/request-body';
import type { Fields } from '@demo-lis/server/request-body';

import { storedResults } from './stored-results';

/** A delivery over the web query. */
const WEB_QUERY = 61;
const PRINTED = 5;

/**
 * Records that a final report reached somebody (contract: changeStateTest): validated tests become printed, and each delivered
 * test gets a delivery record.
 * @throws Refusal when the order number is missing, or a date is a formatted text, which the LIS cannot read
 */
export async function recordDelivery(lab: LaboratoryContext, body: Fields): Promise<void> {
  const order = fieldsOf(body['order']);
  const orderNumber = integerIn(order, 'orderNumber');
  if (orderNumber === null) throw Refusal.business('0| Order');
  const tests = listIn(order, 'resultTest').map(fieldsOf);
  for (const fields of [order, fieldsOf(order['patient']), ...tests]) refuseFormattedDates(fields);
  const sent = new Set(tests.map((test) => integerIn(test, 'testId')));
  const validated = await storedResults(lab, 'r.order_number = ? AND r.state >= 4', [orderNumber]);
  const receiver = textIn(fieldsOf(body['filterOrderHeader']), 'personReceive');
  const now = lab.now();
  const statements = validated
    .map((row) => number(row, 'test_id'))
    .filter((testId) => sent.has(testId))
    .flatMap((testId) => [
      {
        sql: `UPDATE results SET state = ?, print_date = ? WHERE order_number = ? AND test_id = ? AND state = 4`,
        args: [PRINTED, now, orderNumber, testId],
      },
      {
        sql: `INSERT INTO deliveries (order_number, test_id, delivery_type, receiver, at) VALUES (?, ?, ?, ?, ?)`,
        args: [orderNumber, testId, WEB_QUERY, receiver, now],
      },
    ]);
  if (statements.length > 0) await lab.database.batch(statements, 'write');
}

function refuseFormattedDates(fields: Fields): void {
  for (const [key, value] of Object.entries(fields)) {
    if (!/(date|birthday)$/i.test(key) || typeof value !== 'string') continue;
    if (!/^\d*$/.test(value)) throw Refusal.unexpected(`Cannot deserialize a date from ${key}`);
  }
}
