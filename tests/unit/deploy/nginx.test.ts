import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { SECURITY_HEADERS, contentSecurityPolicy } from '../../../.config/scripts/headers.mjs';

const nginx = readFileSync('.config/deploy/nginx.conf', 'utf8');

it('sends the policy under which the end-to-end tests run', () => {
  expect(nginx).toContain(
    `add_header Content-Security-Policy "${contentSecurityPolicy(['BACKEND_ORIGINS'])}" always;`,
  );
});

it.each(Object.entries(SECURITY_HEADERS))('sends %s', (name, value) => {
  expect(nginx).toContain(`add_header ${name} "${value}" always;`);
});

it('has the browser forget the site at the end of a session, there and nowhere else', () => {
  expect(nginx).toMatch(/default +"";\n +\/signed-out '"cache", "storage"';/);
  expect(nginx).toContain('add_header Clear-Site-Data $portal_clear always;');
  expect(nginx).toMatch(/location = \/signed-out +\{ return 204; \}/);
});
