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
 * @param {string} text as for ordinary hosts (caddy-file.mjs)
 */
export function imageCaddyFile(text) {
  const servers = PROXIES.flatMap(({ name }) => [
    [`${name}_SCHEME://${name}_HOST`, `{$${name}:${NOBODY}}`],
    [`${name}_PATH/`, `{$${name}_PATH}/`],
  ]);
  const site = replaced(text, '\nPORTAL_NAME {', `\n:{$PORT:${IMAGE_PORT}} {`);
  const body = [
    ['\n{\n', '\n{\n\tadmin off\n\tauto_https off\n'],
    ['output file /var/log/caddy/portal.log', 'output stdout'],
    ...servers,
  ].reduce((before, [from, to]) => replaced(before, from, to), site);
  return `# The portal in its image, made by npm run release of the file for ordinary hosts.${body.slice(body.indexOf('\n{\n'))}`;
}
