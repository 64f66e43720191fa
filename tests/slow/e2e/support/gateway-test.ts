import { test as base } from '@playwright/test';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';

import { openGateway, type FaultyGateway } from './faulty-gateway';

/**
 * Tests of which every call to the laboratory's address goes through a faulty gateway, one for each worker. Only the name is resolved
 * otherwise, so that the portal's own policy and addresses stay those of production.
 */
export const test = base.extend<object, { gateway: FaultyGateway }>({
  gateway: [
    async ({}, use) => {
      const gateway = await openGateway();
      await use(gateway);
      await gateway.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, gateway }, use) => {
      const { host } = new URL(LABORATORY);
      const rule = `--host-resolver-rules=MAP ${host} 127.0.0.1:${gateway.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
});
