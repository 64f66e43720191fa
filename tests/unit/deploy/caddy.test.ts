import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { SECURITY_HEADERS, contentSecurityPolicy } from '../../../.config/scripts/headers.mjs';

const caddy = readFileSync('.config/deploy/Caddyfile', 'utf8');

// What the servers do with their files is proved by tests/nightly/hosting.spec.ts, where they are installed.
it('sends the policy under which the end-to-end tests run', () => {
  expect(caddy).toContain(
    `Content-Security-Policy "${contentSecurityPolicy(['BACKEND_ORIGINS'])}"`,
  );
});

it.each(Object.entries(SECURITY_HEADERS))('sends %s', (name, value) => {
  expect(caddy).toContain(`\t\t${name} "${value}"\n`);
});

it('has the browser forget the site at the end of a session', () => {
  expect(caddy).toMatch(/handle \/signed-out \{[^}]*Clear-Site-Data `"cache", "storage"`/);
});
