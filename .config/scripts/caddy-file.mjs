import {
  ADDRESSES,
  CLEAR_SITE_DATA,
  CONNECTING,
  DROPPED_ANSWER_HEADERS,
  DROPPED_CALL_HEADERS,
  SINGLE_FILES,
  HEALTH,
  KEPT,
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

const kept = ([folder, value]) => `		handle ${folder}* {
			header Cache-Control "${value}"
			file_server
		}`;

/** The portal's file for Caddy. */
export const caddyFile =
  () => `# The portal behind Caddy 2.6 or newer. Made by npm run hosts: what every laboratory needs is changed in .config/scripts/headers.mjs.
# Copy dist/ to /srv/portal, and replace the names in capitals:
#   PORTAL_NAME     host name of the portal, for example resultados.laboratorio.example; Caddy fetches its certificate by itself
# and for each server behind it (${PROXIES.map(({ name }) => name).join(', ')}):
#   SERVICE_SCHEME  https; http on this machine or in a closed network only
#   SERVICE_HOST    name and port, for example lis.laboratorio.example:443
#   SERVICE_PATH    what stands before its calls, for example /service; nothing where nothing does
# Delete the handle of a server that there is not. A host that cannot send these headers is not fit for health data.
{
	# What goes wrong is logged without addresses too.
	log {
${masked('\t\t')}
	}
}

# A server that is called at its own origin is named after 'self' in connect-src.
(portal_headers) {
	header {
		Content-Security-Policy "${contentSecurityPolicy([])}"
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
}

PORTAL_NAME {
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
	@missing {
		path ${Object.keys(KEPT)
      .map((folder) => `${folder}*`)
      .join(' ')} /.well-known/* ${SINGLE_FILES.join(' ')}
		not file
	}
	@nowhere path ${PROXIES.map(({ path }) => `${path} ${path}/*`).join(' ')}
	@start {
		method GET
		not header Authorization *
		path ${START_CALLS.map((call) => SERVICE + call).join(' ')}
	}

	# Inside route the order is the written one: outside it, files would be served before they are refused.
	route {
		import portal_headers
		error @climbs 404
		error @respelt 404
		error @refused 405
${lines(PROXIES.map(proxy))}

		# The files
		error @write 405
		error @nowhere 404
		error @map 404
		error @missing 404
		handle ${SIGNED_OUT} {
			header Cache-Control "${NOT_KEPT}"
			header Clear-Site-Data \`${CLEAR_SITE_DATA}\`
			respond 204
		}
${lines(Object.entries(KEPT).map(kept))}
		handle {
			header Cache-Control "${NOT_KEPT}"
			header ${HEALTH} Content-Type "text/plain; charset=utf-8"
			try_files {path} /index.html
			file_server
		}
	}

	handle_errors {
		import portal_headers
		header Cache-Control "${NOT_KEPT}"
		respond "{http.error.status_code}"
	}
}
`;
