import { fill } from '../deploy/hosts.mjs';
import { PROXIES } from '../scripts/headers.mjs';

/** Port inside of the image. What stands before it speaks TLS, with the certificate that browsers see. */
export const IMAGE_PORT = 8080;

/** A name that no resolver knows: a server that was not named answers as one that is down. */
const NOBODY = 'https://not-named.invalid';

/** @throws Error where the file for ordinary hosts no longer says what is to be replaced */
function replaced(text, from, to) {
  if (!text.includes(from)) throw new Error(`the Caddyfile says "${from}" no more`);
  return text.replaceAll(from, to);
}

/**
 * The Caddyfile of the image: as for every host, but the servers behind it are named by the container's environment (`SERVICE`,
 * `SERVICE_PATH`, `LIS` …), nothing is written to a disk, and there is no address to change the running server at.
 * @param {string} template as for ordinary hosts (.config/deploy)
 */
export function imageCaddyFile(template) {
  const servers = PROXIES.flatMap(({ name }) => [
    [`${name}_ORIGIN`, `{$${name}:${NOBODY}}`],
    [`${name}_PATH`, `{$${name}_PATH}`],
  ]);
  const text = fill(template, [
    {
      ...Object.fromEntries(servers),
      PORTAL_NAME: `:{$PORT:${IMAGE_PORT}}`,
      CONNECT_SOURCES: "'self'",
      FILES_FOLDER: '/srv/portal',
    },
  ]);
  const plain = replaced(text, 'output file /var/log/caddy/portal.log', 'output stdout');
  return replaced(plain, '\n{\n', '\n{\n\tadmin off\n\tauto_https off\n');
}
