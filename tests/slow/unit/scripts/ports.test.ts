// What `npm start` says of ports that it cannot have, before it builds or starts anything.
import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

function start(ports: Readonly<Record<string, string | undefined>>) {
  return spawnSync(process.execPath, ['.config/scripts/start.mjs'], {
    env: { ...process.env, SMTP_PORT: undefined, ...ports },
    encoding: 'utf8',
  });
}

it.each([
  [{ PORT: 'abc' }, 'abc is no port for the portal.'],
  [{ PORT: '99999' }, '99999 is no port for the portal.'],
  [
    { PORT: '9388', LIS_PORT: '65535' },
    "65536 is no port for the demo laboratory's mail. Choose a whole number from 1 to 65535 as SMTP_PORT",
  ],
  [
    { PORT: '9389', LIS_PORT: '9388' },
    "The portal and the demo laboratory's mail cannot both have port 9389. Choose another: SMTP_PORT=9489 npm start",
  ],
])('ports that cannot be are told in words: %o', (ports, sentence) => {
  const { status, stdout, stderr } = start(ports);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
