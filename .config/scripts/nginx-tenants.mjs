import { NOT_KEPT, PROXIES, contentSecurityPolicy } from './headers.mjs';
import { nginxFile, securityHeaders } from './nginx-file.mjs';
import { partsOf } from './tenants.mjs';

const lines = (rows) => rows.join('\n');

/** From here on a name does not fit into nginx's own tables of names. */
const LONG_NAME = 46;

const head = (
  tenants,
  source,
) => `# The portal for several laboratories behind nginx 1.18 or newer, by host name. Made by npm run hosts -- --tenants ${source}: change
# that file. Copy dist/ to /srv/portal and each laboratory's config.json, reports/ and glossary/ to its folder below /srv/tenants, put
# this file into the http block (conf.d), where no other file may have a default server, and replace the names in capitals:
#   CERTIFICATE_FILE, KEY_FILE  certificate with its chain for all these names, and its key:
${lines(tenants.map(({ host, folder }) => `#     ${host}  /srv/tenants/${folder}`))}
# A host that cannot send these headers is not fit for health data.
`;

/** The servers behind the host, by the laboratories that have one. */
const behind = (tenants) =>
  PROXIES.map(({ path, name, title, limit }) => ({
    path,
    title,
    limit,
    variable: `portal_${path.slice(1)}`,
    servers: tenants.flatMap(({ host: tenant, folder, servers }) => {
      const address = servers[name.toLowerCase()];
      const group = `portal_${folder}_${path.slice(1)}`;
      return address === undefined ? [] : [{ tenant, group, ...partsOf(address) }];
    }),
  })).filter(({ servers }) => servers.length > 0);

const upstreams = ({ servers }) =>
  lines(servers.map(({ group, host }) => `upstream ${group} { server ${host}; }`));

/** By host name: a folder might bear the name of one of nginx's own words. */
const map = (to, rows) => `map $host $${to} {
  default "";
${lines(rows.map(([host, value]) => `  ${host} "${value}";`))}
}`;

const serverMaps = ({ variable, servers }) =>
  lines([
    map(
      `${variable}_server`,
      servers.map(({ tenant, group, scheme, base }) => [tenant, `${scheme}://${group}${base}`]),
    ),
    map(
      `${variable}_host`,
      servers.map(({ tenant, host }) => [tenant, host]),
    ),
  ]);

const proxy = ({ path, title, limit, variable }) => `
  # ${title}
  location ^~ ${path}/ {
    if ($${variable}_server = "") { return 404; } # this laboratory has none
    set $portal_host $${variable}_host;
    client_max_body_size ${limit}m;
    proxy_pass $${variable}_server$portal_call;
  }`;

/** Whoever asks by another name, or by an address, gets nothing of anybody. */
const others = `
server { # names that are not served here
  listen 80 default_server;
  listen 443 ssl http2 default_server;
  server_name _;
  ssl_certificate CERTIFICATE_FILE;
  ssl_certificate_key KEY_FILE;
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;
  access_log off;
  error_log /var/log/nginx/portal-error.log emerg;
${securityHeaders(contentSecurityPolicy([]))}
  add_header Cache-Control "${NOT_KEPT}" always;
  return 421;
}
`;

/**
 * The file of nginx for several laboratories.
 * @param {readonly object[]} tenants as `readTenants` gives them
 * @param {string} source the file that names them
 */
export function nginxTenants(tenants, source) {
  const proxies = behind(tenants);
  const isLong = tenants.some(({ host }) => host.length > LONG_NAME);
  return nginxFile({
    head: lines([
      head(tenants, source),
      ...(isLong ? ['map_hash_bucket_size 512;', 'server_names_hash_bucket_size 512;'] : []),
      ...proxies.map(upstreams),
    ]),
    maps: `
# The laboratory whose name was asked for, and the origins that its pages may call.
${map(
  'portal_tenant',
  tenants.map(({ host, folder }) => [host, folder]),
)}
${map(
  'portal_connect',
  tenants.map(({ host, origins }) => [host, ["'self'", ...origins].join(' ')]),
)}
${lines(proxies.map(serverMaps))}
`,
    logged: '$host ',
    names: tenants.map(({ host }) => host).join(' '),
    redirect: '$host',
    policy: contentSecurityPolicy([]).replace("connect-src 'self'", 'connect-src $portal_connect'),
    root: 'root /srv/tenants/$portal_tenant; ',
    proxies: lines(proxies.map(proxy)),
    others,
  });
}
