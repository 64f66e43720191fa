import { openLaboratory } from '@tests/e2e/support/laboratory-client';
import { demoAccount } from '@tests/e2e/support/portal';

const LABORATORY_USER = 4;
const DAYS = 60;
/** So many rows are in the page without scrolling. */
const SHORT = 12;

/** What the walks need to know of the demo laboratory. */
export interface MatrixWorld {
  /** An order with a final report, and one whose report has PDF attachments. */
  readonly order: string;
  readonly withAttachments: string;
  /** An order with a culture. */
  readonly withAntibiogram: string;
}

/** Orders that serve the walks, looked for in the demo laboratory. */
export async function findMatrixWorld(): Promise<MatrixWorld> {
  const laboratory = await openLaboratory(demoAccount(LABORATORY_USER));
  const withAntibiogram = await laboratory.findOrder(
    DAYS,
    (tests) => tests.length <= SHORT && tests.some((test) => test.hasAntibiogram === true),
  );
  let order = '';
  let withAttachments = '';
  for (const number of await laboratory.recentOrders(DAYS)) {
    const { tests, attachments } = await laboratory.finalReport(number);
    // The history of all tests comes with an order: only that of one among several has to be asked for.
    const isShort = tests.length > 1 && tests.length <= SHORT;
    if (!isShort || attachments.join().includes('vacio')) continue;
    if (attachments.length === 0) order ||= number;
    else if (attachments.join().includes('.pdf')) withAttachments ||= number;
    if (order !== '' && withAttachments !== '') return { order, withAttachments, withAntibiogram };
  }
  throw new Error('the demo laboratory lacks an order that the walks need');
}
