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
