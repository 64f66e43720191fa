import {
  ADDRESSES,
  CLEAR_SITE_DATA,
  COMPRESSED,
  CONNECTING,
  DROPPED_ANSWER_HEADERS,
  DROPPED_CALL_HEADERS,
  SINGLE_FILES,
  KEPT,
  LABORATORY_FILES,
  MEDIA_TYPES,
  NOT_KEPT,
  PROXIES,
  SECURITY_HEADERS,
  SIGNED_OUT,
  SILENCE,
  START_CALLS,
  START_GATE,
  WRITES,
  contentSecurityPolicy,
} from './headers.mjs';

const SERVICE = PROXIES[0].path;
const proxied = `(${PROXIES.map(({ path }) => path.slice(1)).join('|')})`;

const lines = (rows) => rows.join('\n');

const upstream = ({ path, name }) => `upstream portal_${path.slice(1)} { server ${name}_HOST; }`;

const gate = `    # A service that wants a token before the sign-in (docs/deploy.md): take away the next #.
    # if ($portal_start) { proxy_pass http://${START_GATE}$portal_call; }
`;

const proxy = ({ path, name, title, limit }) => `
  # ${title}
  location ^~ ${path}/ {
${path === SERVICE ? gate : ''}    set $portal_host ${name}_HOST;
    set $portal_base "${name}_PATH";
    client_max_body_size ${limit}m;
    proxy_pass ${name}_SCHEME://portal_${path.slice(1)}$portal_base$portal_call;
  }`;

/** Where a laboratory's own files lie, if they lie elsewhere. */
const rootOf = (address, { root }) => (LABORATORY_FILES.includes(address) ? root : '');

/** The headers of every answer, which nginx sends only where a block has none of its own. */
export const securityHeaders = (policy) =>
  lines([
    `  add_header Content-Security-Policy "${policy}" always;`,
    ...Object.entries(SECURITY_HEADERS).map(
      ([name, value]) => `  add_header ${name} "${value}" always;`,
    ),
  ]);

/** One laboratory, whose names are in capitals. */
const ONE_LABORATORY = {
  head: `# The portal behind nginx 1.18 or newer. Made by npm run hosts: what every laboratory needs is changed in .config/scripts/headers.mjs.
# Copy dist/ to /srv/portal, put this file into the http block (conf.d), and replace the names in capitals:
#   PORTAL_NAME                 host name of the portal, for example resultados.laboratorio.example
#   CERTIFICATE_FILE, KEY_FILE  certificate with its chain, and its key
# and for each server behind it (${PROXIES.map(({ name }) => name).join(', ')}):
#   SERVICE_SCHEME              https; http on this machine or in a closed network only
#   SERVICE_HOST                name and port, for example lis.laboratorio.example:443; here 127.0.0.1:8080, never localhost
#   SERVICE_PATH                what stands before its calls, for example /service; nothing where nothing does
# Delete the upstream and the location of a server that there is not. A host that cannot send these headers is not fit for health data.

${lines(PROXIES.map(upstream))}`,
  maps: '',
  logged: '',
  names: 'PORTAL_NAME',
  redirect: 'PORTAL_NAME',
  policy: contentSecurityPolicy([]),
  root: '',
  proxies: lines(PROXIES.map(proxy)),
  others: '',
};

/** The portal's file for nginx: for one laboratory, or with the parts of several (nginx-tenants.mjs). */
export const nginxFile = (parts = ONE_LABORATORY) => `${parts.head}

map $request_uri $portal_logged { # as much of an address as may be written down
  default "-";
  "~^(?<portal_head>${ADDRESSES.logged})" $portal_head;
}
log_format portal '$remote_addr ${parts.logged}[$time_iso8601] "$request_method $portal_logged" $status $body_bytes_sent '
                  '$request_time server=$upstream_addr $upstream_status $upstream_response_time';

map $request_uri $portal_climbs { # dot files, and addresses that leave a server's base once somebody decodes them
  default 0;
  "~${ADDRESSES.wellKnown}" 0;
  "~*${ADDRESSES.climbing}" 1;
}
map "$request_method:$uri" $portal_refused { # the files are read, the servers may be written to
  default 1;
  "~^(GET|HEAD):" 0;
  "~^(${WRITES.join('|')}):/${proxied}/" 0;
}
map $request_uri $portal_call { # what follows /api and so on, as it came: decoded, a value with a slash would be another address
  default "";
  "~^/+[^/?]+(?<portal_rest>/.*)$" $portal_rest;
}
map "$request_method:$http_authorization:$uri" $portal_start { # the start gate's calls, for those who have no token
  default 0;
  "~^GET::${SERVICE}(${START_CALLS.join('|')})$" 1;
}
map "$status:$uri" $portal_cache { # a failure is never kept
  default "${NOT_KEPT}";
${lines(Object.entries(KEPT).map(([folder, kept]) => `  "~^(200|206|304):${folder}" "${kept}";`))}
}
map $uri $portal_clear { # what the browser forgets at the end of a session; nginx sends no header without a value
  default "";
  ${SIGNED_OUT} '${CLEAR_SITE_DATA}';
}
${parts.maps}
server {
  listen 80;
  server_name ${parts.names};
  access_log /var/log/nginx/portal.log portal;
  error_log /var/log/nginx/portal-error.log emerg;
  location ^~ /.well-known/acme-challenge/ { root /srv/portal; }
  location / { return 308 https://${parts.redirect}$request_uri; }
}

server {
  listen 443 ssl http2;
  server_name ${parts.names};
  ssl_certificate CERTIFICATE_FILE;
  ssl_certificate_key KEY_FILE;
  ssl_protocols TLSv1.2 TLSv1.3;
  root /srv/portal;
  index index.html;
  server_tokens off;
  access_log /var/log/nginx/portal.log portal;
  # Below emerg nginx writes whole addresses into its error log, order numbers and recovery tokens included. Why a server behind it
  # failed is told by the end of the line in portal.log.
  error_log /var/log/nginx/portal-error.log emerg;
  gzip on;
  gzip_vary on;
  gzip_types ${COMPRESSED.filter((type) => type !== 'text/html').join(' ')};
  # A file without an end is a word, as /healthz.
  default_type text/plain;
  types {
${lines(Object.entries(MEDIA_TYPES).map(([type, ends]) => `    ${type} ${ends.join(' ')};`))}
  }
  charset utf-8;

  # nginx drops these in every location that has an add_header of its own: keep them here only.
  # A server that is called at its own origin is named after 'self' in connect-src.
${securityHeaders(parts.policy)}
  add_header Cache-Control $portal_cache always;
  add_header Clear-Site-Data $portal_clear always;

  if ($portal_climbs) { return 404; }
  if ($portal_refused) { return 405; }
  location ~ ${ADDRESSES.sourceMap} { return 404; }
  location ~ ^/${proxied}(/|$) { return 404; }
${lines(Object.keys(KEPT).map((folder) => `  location ${folder} { ${rootOf(folder, parts)}try_files $uri =404; }`))}
  location /.well-known/ { try_files $uri =404; }
${lines(SINGLE_FILES.map((file) => `  location = ${file} { ${rootOf(file, parts)}try_files $uri =404; }`))}
  location = ${SIGNED_OUT} { return 204; }
  location / { try_files $uri /index.html; }

  # The servers behind the portal. Bodies pass as they come, and nothing of them is written to this machine's disk.
  proxy_http_version 1.1;
  proxy_request_buffering off;
  proxy_max_temp_file_size 0;
  proxy_next_upstream off; # nothing is sent twice
  proxy_redirect off;
  proxy_connect_timeout ${CONNECTING}s;
  proxy_send_timeout ${SILENCE}s;
  proxy_read_timeout ${SILENCE}s;
  set $portal_host ""; # where none is behind it
  proxy_ssl_server_name on;
  proxy_ssl_name $portal_host;
  proxy_ssl_verify on;
  proxy_ssl_verify_depth 4;
  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt; # or the laboratory's own authority
  proxy_set_header Host $portal_host;
  proxy_set_header Connection "";
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Host $host;
  proxy_set_header X-Forwarded-Proto $scheme;
${lines(DROPPED_CALL_HEADERS.map((name) => `  proxy_set_header ${name} "";`))}
${lines(DROPPED_ANSWER_HEADERS.map((name) => `  proxy_hide_header ${name};`))}
${parts.proxies}
}
${parts.others}`;
