// `npm run hosts` writes .config/deploy/nginx.conf and Caddyfile from the table of headers.mjs; a test compares them.
// `npm run hosts -- --tenants FILE` writes files for the laboratories that FILE names, beside it (docs/deploy.md).
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { caddyFile } from './caddy-file.mjs';
import { caddyTenants } from './caddy-tenants.mjs';
import { fail } from './environment.mjs';
import { nginxFile } from './nginx-file.mjs';
import { nginxTenants } from './nginx-tenants.mjs';
import { readTenants } from './tenants.mjs';

/** The files by their names. */
export const HOST_FILES = { 'nginx.conf': nginxFile(), Caddyfile: caddyFile() };

/**
 * The files for several laboratories, by the ends of their names. Throws `TypeError` for a text that does not name them.
 * @param {string} text JSON as docs/deploy.md, Several laboratories on one host, has it
 * @param {string} name of the file that it comes from
 * @returns {{ 'nginx.conf': string, Caddyfile: string }}
 */
export function tenantFiles(text, name) {
  const tenants = readTenants(text);
  const source = name.replaceAll(/[^\w.-]/g, '_');
  return { 'nginx.conf': nginxTenants(tenants, source), Caddyfile: caddyTenants(tenants, source) };
}

function writeTenants(file) {
  try {
    const files = tenantFiles(readFileSync(file, 'utf8'), basename(file));
    for (const [end, text] of Object.entries(files)) {
      const written = `${file.replace(/\.json$/, '')}.${end}`;
      writeFileSync(written, text);
      console.log(written);
    }
  } catch (error) {
    fail(`${file} cannot be used:\n${error.message}`);
  }
}

/** The file of `--tenants`, which lies where the command was typed; undefined for none. */
function tenantsFile() {
  try {
    const { tenants } = parseArgs({ options: { tenants: { type: 'string' } } }).values;
    return tenants && resolve(process.env.INIT_CWD ?? process.cwd(), tenants);
  } catch (error) {
    return fail(`${error.message}\nUsage: npm run hosts [-- --tenants FILE]`);
  }
}

if (
  process.argv[1] !== undefined &&
  realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
) {
  const tenants = tenantsFile();
  if (tenants !== undefined) writeTenants(tenants);
  else {
    for (const [name, text] of Object.entries(HOST_FILES)) {
      writeFileSync(join(import.meta.dirname, '..', 'deploy', name), text);
    }
  }
}
