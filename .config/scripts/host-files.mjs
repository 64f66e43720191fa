// `npm run hosts` writes .config/deploy/nginx.conf and Caddyfile from the table of headers.mjs; a test compares them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { caddyFile } from './caddy-file.mjs';
import { nginxFile } from './nginx-file.mjs';

/** The files by their names. */
export const HOST_FILES = { 'nginx.conf': nginxFile(), Caddyfile: caddyFile() };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(HOST_FILES)) {
    writeFileSync(join(import.meta.dirname, '..', 'deploy', name), text);
  }
}
