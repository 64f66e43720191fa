// What people see of every fault of every call that a screen makes, in Chromium and over real sockets (docs/faults.md).
import { expect } from '@playwright/test';

import { WALKS } from './support/all-walks';
import { BROWSER_FAULTS } from './support/browser-faults';
import { BROWSER_OUTCOMES, type ScreenCall } from './support/fault-table';
import { test } from './support/gateway-test';
import { findMatrixWorld, type MatrixWorld } from './support/matrix-world';
import { UNHARMED } from './support/outcomes';
import { runCell } from './support/run-cell';

let world: MatrixWorld;

test.beforeAll(async () => {
  world = await findMatrixWorld();
});

for (const call of Object.keys(WALKS) as ScreenCall[]) {
  test(`whatever happens to ${call}, people are told, can go on, and lose nothing (D1)`, async ({
    page,
    gateway,
  }) => {
    const scene = { page, gateway, world };
    const wrong: Record<string, string> = {};
    for (const fault of BROWSER_FAULTS) {
      await test.step(fault, async () => {
        const cell = { fault, outcome: BROWSER_OUTCOMES[call][fault] };
        const seen = await runCell(scene, WALKS[call], cell);
        if (seen !== null) wrong[fault] = seen;
      });
    }
    const healthy = { fault: 'none', outcome: UNHARMED } as const;
    expect(await runCell(scene, WALKS[call], healthy), 'without a fault').toBeNull();
    expect(wrong).toEqual({});
  });
}
