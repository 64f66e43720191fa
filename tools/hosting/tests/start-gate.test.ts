import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

it('the start gate tells in one line that its port is taken, or none', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  for (const GATE_PORT of [String(taken), 'abc', '99999']) {
    const account = { SERVICE_URL: 'http://a.test', GATE_USER: 'gate', GATE_PASSWORD: 'secret' };
    const { status, stderr } = spawnSync(process.execPath, ['tools/hosting/start-gate.mjs'], {
      ...{ env: { ...process.env, ...account, GATE_PORT }, encoding: 'utf8' },
    });
    expect(stderr).toMatch(/^start gate: cannot listen on 127\.0\.0\.1:\w+: .*\n$/);
    expect(status).toBe(1);
  }
  server.close();
});
