import { common, site } from './caddy-file.mjs';
import { NOT_KEPT, PROXIES, contentSecurityPolicy } from './headers.mjs';
import { partsOf } from './tenants.mjs';

const lines = (rows) => rows.join('\n');

const head = (
  tenants,
  source,
) => `# The portal for several laboratories behind Caddy 2.6 or newer, by host name. Made by npm run hosts -- --tenants ${source}: change
# that file. Copy dist/ to /srv/portal and each laboratory's config.json, reports/ and glossary/ to its folder below /srv/tenants; Caddy
# fetches the certificates by itself:
${lines(tenants.map(({ host, folder }) => `#     ${host}  /srv/tenants/${folder}`))}
# A host that cannot send these headers is not fit for health data.`;

/** The policy as the argument of the headers. */
const policyOf = (origins) => ` "${contentSecurityPolicy(origins)}"`;

const proxies = ({ servers }) =>
  lines(
    PROXIES.flatMap(({ path, name, title, limit }) => {
      const address = servers[name.toLowerCase()];
      if (address === undefined) return [];
      const { scheme, host, base } = partsOf(address);
      return `
		# ${title}
		handle ${path}/* {
			import portal_proxy ${path}/ ${base}/ ${scheme}://${host} ${limit}
		}`;
    }),
  );

/** Whoever asks by another name, or by an address, gets nothing of anybody: Caddy itself would answer 200 with nothing in it. */
const others = `# names that are not served here
http://, https:// {
	import portal_headers${policyOf([])}
	header Cache-Control "${NOT_KEPT}"
	respond 421
}
`;

/**
 * The file of Caddy for several laboratories.
 * @param {readonly object[]} tenants as `readTenants` gives them
 * @param {string} source the file that names them
 */
export const caddyTenants = (tenants, source) =>
  lines([
    head(tenants, source),
    common({ note: '', policy: '{args.0}' }),
    '',
    ...tenants.map((tenant) =>
      site({
        name: tenant.host,
        policy: policyOf(tenant.origins),
        root: `/srv/tenants/${tenant.folder}`,
        proxies: proxies(tenant),
      }),
    ),
    others,
  ]);
