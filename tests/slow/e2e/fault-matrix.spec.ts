// What people see of every fault of every call that a screen makes, in Chromium and over real sockets.
import { expect } from '@playwright/test';

import { WALKS } from './support/all-walks';
import { BROWSER_OUTCOMES, type ScreenCall } from './support/fault-table';
import { test } from './support/gateway-test';
import { findMatrixWorld, type MatrixWorld } from './support/matrix-world';
import { runRow } from './support/run-row';

let world: MatrixWorld;

test.beforeAll(async () => {
  world = await findMatrixWorld();
});

for (const call of Object.keys(WALKS) as ScreenCall[]) {
  test(`whatever happens to ${call}, people are told, can go on, and lose nothing`, async ({
    page,
    gateway,
  }) => {
    expect(await runRow({ page, gateway, world }, WALKS[call], BROWSER_OUTCOMES[call])).toEqual({});
  });
}
