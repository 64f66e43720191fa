// Images for containers: whose they are, how they start, what they are configured by. That they run is proved by
// `npm run release -- --prove`, by night.
import { describe, expect, it } from 'vitest';

import { imageCaddyFile } from '../../../.config/release/image-caddy-file.mjs';
import { configArguments } from '../../../.config/release/image.mjs';
import { librariesIn } from '../../../.config/release/root-file-system.mjs';
import { signSums } from '../../../.config/release/signature.mjs';
import { PROXIES, SECURITY_HEADERS } from '../../../.config/scripts/headers.mjs';
import { HOST_FILES } from '../../../.config/scripts/host-files.mjs';

describe('the Caddyfile of the image', () => {
  const text = imageCaddyFile(HOST_FILES.Caddyfile);

  it('sends the headers of every other host', () => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(text).toContain(`${name} "${value}"`);
    }
  });

  it('has each server from the environment, and no capitals for an installer', () => {
    for (const { name, path } of PROXIES) {
      expect(text).toContain(
        `import portal_proxy ${path}/ {$${name}_PATH}/ {$${name}:https://not-named.invalid}`,
      );
    }
    expect(text).not.toMatch(/PORTAL_NAME|_SCHEME|_HOST\b/);
    expect(text).toContain('\n:{$PORT:8080} {\n');
  });

  it('writes to no disk and cannot be changed while it runs', () => {
    expect(text).not.toMatch(/output file/);
    expect(text).toMatch(/^#[^\n]*\n\{\n\tadmin off\n\tauto_https off\n/);
  });

  it('is not made of a file that says something else', () => {
    expect(() => imageCaddyFile(HOST_FILES.Caddyfile.replace('SERVICE_PATH/', '/'))).toThrow(
      'the Caddyfile says "SERVICE_PATH/" no more',
    );
  });
});

it('an image runs as nobody, from its commit’s date', () => {
  const args = configArguments('layout:1.2.3', {
    seconds: 1_790_000_000,
    entrypoint: ['/usr/bin/caddy', 'run'],
    environment: { HOME: '/nonexistent' },
    port: 8080,
    folder: '/srv/portal',
    labels: { title: 'Portal' },
  });
  expect(args).toContainEqual(expect.stringMatching(/^--architecture=\w+$/));
  expect(args.filter((arg: string) => !arg.startsWith('--architecture='))).toEqual([
    'config',
    '--image=layout:1.2.3',
    '--no-history',
    '--created=2026-09-21T14:13:20.000Z',
    '--os=linux',
    '--config.user=65534:65534',
    '--config.workingdir=/srv/portal',
    '--config.exposedports=8080/tcp',
    '--config.entrypoint=/usr/bin/caddy',
    '--config.entrypoint=run',
    '--config.env=HOME=/nonexistent',
    '--config.label=title=Portal',
  ]);
});

it('the libraries of a program are those that its loader names', () => {
  const told = `\tlinux-vdso.so.1 (0x00007f2c)
\tlibzstd.so.1 => /lib/x86_64-linux-gnu/libzstd.so.1 (0x00007f2c)
\t/lib64/ld-linux-x86-64.so.2 (0x00007f2c)
`;
  expect(librariesIn(told)).toEqual([
    '/lib/x86_64-linux-gnu/libzstd.so.1',
    '/lib64/ld-linux-x86-64.so.2',
  ]);
  expect(() => librariesIn('\tlibx.so.1 => not found\n')).toThrow(
    'a library is missing: libx.so.1 => not found',
  );
});

it('nothing is signed without a key, and a key that is not there is said', () => {
  expect(signSums('/nowhere/SHA256SUMS', undefined)).toBe(false);
  expect(signSums('/nowhere/SHA256SUMS', '')).toBe(false);
  expect(() => signSums('/nowhere/SHA256SUMS', '/nowhere/key')).toThrow('could not be signed');
});
