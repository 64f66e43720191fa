import {
  ADDRESSES,
  CLEAR_SITE_DATA,
  CONNECTING,
  DROPPED_ANSWER_HEADERS,
  DROPPED_CALL_HEADERS,
  HEALTH,
  KEPT,
  LABORATORY_FILES,
  NOT_KEPT,
  PROXIES,
  SECURITY_HEADERS,
  SIGNED_OUT,
  SINGLE_FILES,
  SILENCE,
  START_CALLS,
  START_GATE,
  WRITES,
  contentSecurityPolicy,
} from './headers.mjs';

const SERVICE = PROXIES[0].path;

const lines = (rows) => rows.join('\n');

/** A log's format without what may name somebody, at a depth of tabs. */
const masked = (indent) =>
  lines(
    [
      'format filter {',
      '\twrap json',
      '\tfields {',
      `\t\trequest>uri regexp "^(${ADDRESSES.logged}).*" "\${1}"`,
      '\t\trequest>headers delete',
      '\t}',
      '}',
    ].map((line) => indent + line),
  );

const gate = `		# A service that wants a token before the sign-in (docs/deploy.md): take away these four #.
		# handle @start {
		# 	uri strip_prefix ${SERVICE}
		# 	reverse_proxy ${START_GATE}
		# }
`;

const proxy = ({ path, name, title, limit }) => `
		# ${title}
${path === SERVICE ? gate : ''}		handle ${path}/* {
			import portal_proxy ${path}/ ${name}_PATH/ ${name}_SCHEME://${name}_HOST ${limit}
		}`;

const kept = (address, value, root) => `		handle ${address.endsWith('/') ? `${address}*` : address} {
			header Cache-Control "${value}"
			file_server${root === '' ? '' : ` {\n\t\t\t\troot ${root}\n\t\t\t}`}
		}`;

/** Addresses whose files are somewhere else than the build when `root` says where. */
const missing = (name, addresses, root) => `	@${name} {
		path ${addresses.map((address) => (address.endsWith('/') ? `${address}*` : address)).join(' ')}
		not file${root === '' ? '' : ` {\n\t\t\troot ${root}\n\t\t}`}
	}`;

const FILES = [...Object.keys(KEPT), '/.well-known/', ...SINGLE_FILES];
const isOwn = (address) => LABORATORY_FILES.includes(address);

/** The addresses of files that are there or not; a laboratory's own ones apart where they lie in `root`. */
const missingFiles = (root) =>
  root === ''
    ? missing('missing', FILES, '')
    : lines([
        missing(
          'missing',
          FILES.filter((address) => !isOwn(address)),
          '',
        ),
        missing('lacking', LABORATORY_FILES, root),
      ]);

/** A portal at a host name. `policy` is the argument of the headers, `root` the folder of the laboratory's own files. */
export const site = ({ name, policy, root, proxies }) => `${name} {
	root * /srv/portal
	encode gzip
	log {
		output file /var/log/caddy/portal.log
${masked('\t\t')}
	}

	# dot files, and addresses that leave a server's base once somebody decodes them
	@climbs {
		vars_regexp {http.request.orig_uri} "(?i)${ADDRESSES.climbing}"
		not vars_regexp {http.request.orig_uri} "${ADDRESSES.wellKnown}"
	}
	@respelt {
		path ${PROXIES.map(({ path }) => `${path}/*`).join(' ')}
		not vars_regexp {http.request.orig_uri} "^(${PROXIES.map(({ path }) => path).join('|')})/"
	}
	@map path_regexp ${ADDRESSES.sourceMap}
	@refused not method GET HEAD ${WRITES.join(' ')}
	@write not method GET HEAD
${missingFiles(root)}
	@nowhere path ${PROXIES.map(({ path }) => `${path} ${path}/*`).join(' ')}
	@start {
		method GET
		not header Authorization *
		path ${START_CALLS.map((call) => SERVICE + call).join(' ')}
	}

	# Inside route the order is the written one: outside it, files would be served before they are refused.
	route {
		import portal_headers${policy}
		error @climbs 404
		error @respelt 404
		error @refused 405${proxies === '' ? '' : `\n${proxies}`}

		# The files
		error @write 405
		error @nowhere 404
		error @map 404
		error @missing 404
${root === '' ? '' : '\t\terror @lacking 404\n'}		handle ${SIGNED_OUT} {
			header Cache-Control "${NOT_KEPT}"
			header Clear-Site-Data \`${CLEAR_SITE_DATA}\`
			respond 204
		}
${lines(Object.entries(KEPT).map(([folder, value]) => kept(folder, value, isOwn(folder) ? root : '')))}
${root === '' ? '' : `${kept('/config.json', NOT_KEPT, root)}\n`}		handle {
			header Cache-Control "${NOT_KEPT}"
			header ${HEALTH} Content-Type "text/plain; charset=utf-8"
			try_files {path} /index.html
			file_server
		}
	}

	handle_errors {
		import portal_headers${policy}
		header Cache-Control "${NOT_KEPT}"
		respond "{http.error.status_code}"
	}
}
`;

/** What stands before the portals: the logs, the headers with a policy or the place of one, and how calls are passed on. */
export const common = ({ note, policy }) => `{
	# What goes wrong is logged without addresses too.
	log {
${masked('\t\t')}
	}
}

${note}(portal_headers) {
	header {
		Content-Security-Policy "${policy}"
${lines(Object.entries(SECURITY_HEADERS).map(([name, value]) => `\t\t${name} "${value}"`))}
		-Server
	}
}

# A server behind the portal: the portal's path and its own, where it is, the megabytes that a body may have.
(portal_proxy) {
	@large expression \`{http.request.header.Content-Length} != "" && int({http.request.header.Content-Length}) > {args.3} * 1000000\`
	error @large 413
	request_body {
		max_size {args.3}MB
	}
	header Cache-Control "${NOT_KEPT}"
	# Not rewrite, which decodes: a value with a slash would become another address.
	uri replace {args.0} {args.1} 1
	reverse_proxy {args.2} {
		transport http {
			dial_timeout ${CONNECTING}s
			response_header_timeout ${SILENCE}s
			keepalive off # on a connection that was kept, a call may be sent twice
		}
		header_up Host {upstream_hostport}
${lines(DROPPED_CALL_HEADERS.map((name) => `\t\theader_up -${name}`))}
${lines(DROPPED_ANSWER_HEADERS.map((name) => `\t\theader_down -${name}`))}
	}
}`;

/** The portal's file for Caddy, for one laboratory; for several see caddy-tenants.mjs. */
export const caddyFile =
  () => `# The portal behind Caddy 2.6 or newer. Made by npm run hosts: what every laboratory needs is changed in .config/scripts/headers.mjs.
# Copy dist/ to /srv/portal, and replace the names in capitals:
#   PORTAL_NAME     host name of the portal, for example resultados.laboratorio.example; Caddy fetches its certificate by itself
# and for each server behind it (${PROXIES.map(({ name }) => name).join(', ')}):
#   SERVICE_SCHEME  https; http on this machine or in a closed network only
#   SERVICE_HOST    name and port, for example lis.laboratorio.example:443
#   SERVICE_PATH    what stands before its calls, for example /service; nothing where nothing does
# Delete the handle of a server that there is not. A host that cannot send these headers is not fit for health data.
${common({
  note: "# A server that is called at its own origin is named after 'self' in connect-src.\n",
  policy: contentSecurityPolicy([]),
})}

${site({ name: 'PORTAL_NAME', policy: '', root: '', proxies: lines(PROXIES.map(proxy)) })}`;
