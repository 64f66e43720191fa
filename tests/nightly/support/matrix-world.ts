import type { Page } from '@playwright/test';

import { LABORATORY, openLaboratory } from '../../e2e/support/laboratory-client';
import { demoAccount, openEmptyPage } from '../../e2e/support/portal';

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
    const isShort = tests.length > 0 && tests.length <= SHORT;
    if (!isShort || attachments.join().includes('vacio')) continue;
    if (attachments.length === 0) order ||= number;
    else withAttachments ||= number;
    if (order !== '' && withAttachments !== '') return { order, withAttachments, withAntibiogram };
  }
  throw new Error('the demo laboratory lacks an order that the walks need');
}

/** What the tab keeps of a session of the laboratory's user, who is signed in without the form. */
async function storedSession(): Promise<string> {
  const { userName, password, type } = demoAccount(LABORATORY_USER);
  const response = await fetch(`${LABORATORY}/service/authentication/web`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ user: userName, password, type, historyType: -1 }),
  });
  const { token, user } = (await response.json()) as {
    readonly token: string;
    readonly user: { readonly id: number; readonly confidential: boolean };
  };
  const now = Date.now();
  return JSON.stringify({
    authToken: token,
    userName,
    id: user.id,
    confidential: user.confidential,
    type,
    signedInAt: now,
    activeAt: now,
  });
}

/** Gives the tab a session of the laboratory's user. */
export async function signInTab(page: Page): Promise<void> {
  const session = await storedSession();
  await openEmptyPage(page);
  await page.evaluate((value) => {
    sessionStorage.setItem('s', value);
  }, session);
}
