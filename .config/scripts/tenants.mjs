// The laboratories that share a host (docs/deploy.md, Several laboratories on one host). What is written here ends in the files of web
// servers, so only names and addresses of a narrow kind are taken.
import { z } from 'zod';

import { PROXIES } from './headers.mjs';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A host name with a dot, in the letters that go over the line, whose last part is no number. */
const NAME = `(?=.{1,253}(?:[:/]|$))(?:${LABEL}\\.)+(?!\\d+(?:[:/]|$))${LABEL}`;
const LOOPBACK = '(?:localhost|127\\.0\\.0\\.1)';
const PORT = '(?::[1-9]\\d{0,4})?';
/** Segments without percent signs, none of dots alone. */
const PATH = '(?:/(?!\\.+(?:/|$))[A-Za-z0-9._~-]+)*';

const whole = (source) => new RegExp(`^${source}$`);
const isPort = (address) => Number(/:(\d+)(?:\/|$)/.exec(address)?.[1] ?? 1) <= 65_535;
const text = (source, message) =>
  z
    .string()
    .regex(whole(source), message)
    .refine((value) => isPort(value), 'there is no such port');

/** Browsers call plain http from a page with TLS on their own machine only. */
const origin = text(
  `(?:https://${NAME}|http://${LOOPBACK})${PORT}`,
  'must be an origin such as https://lis.laboratorio.example, without a path',
);
const server = text(
  `https?://(?:${NAME}|${LOOPBACK}|\\d{1,3}(?:\\.\\d{1,3}){3})${PORT}${PATH}`,
  'must be an address such as https://lis.laboratorio.example/service, without a slash at the end',
);

/** What `servers` calls the servers of the portal's origin. */
export const SERVER_KEYS = PROXIES.map(({ name }) => name.toLowerCase());

const Tenants = z
  .array(
    z.strictObject({
      host: text(NAME, 'must be a host name in small letters, such as norte.resultados.example'),
      folder: text('[a-z0-9][a-z0-9-]{0,62}', 'must be small letters, digits and hyphens'),
      origins: z.array(origin).default([]),
      servers: z
        .strictObject(Object.fromEntries(SERVER_KEYS.map((key) => [key, server.optional()])))
        .default({}),
    }),
  )
  .min(1, 'must name a laboratory');

const atTenant = (at) => `[${at}]`;

/** Values that several laboratories have, each with the laboratories' places. */
function shared(tenants, valuesOf) {
  const places = new Map();
  for (const [at, tenant] of tenants.entries()) {
    for (const value of new Set(valuesOf(tenant)))
      places.set(value, [...(places.get(value) ?? []), at]);
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([value, found]) => `${value} (${found.map(atTenant).join(', ')})`);
}

const originOf = (address) => new URL(address).origin;

/** What each laboratory may have, and two of them may not. */
function* collisions(tenants) {
  for (const key of ['host', 'folder']) {
    for (const found of shared(tenants, (tenant) => [tenant[key]]))
      yield `the same ${key} twice: ${found}`;
  }
  for (const found of shared(tenants, ({ origins }) => origins.map(originOf)))
    yield `a token would be sent to the same origin: ${found}; pass the calls on by "servers"`;
  for (const found of shared(tenants, ({ servers }) => Object.values(servers)))
    yield `the same server twice: ${found}`;
  const names = new Set(tenants.map(({ host }) => host));
  for (const [at, { origins }] of tenants.entries()) {
    for (const named of origins.filter((address) => names.has(new URL(address).hostname)))
      yield `${atTenant(at)}.origins: ${named} is a portal`;
  }
}

const fail = (problems) => {
  throw new TypeError(problems.join('\n'));
};

/**
 * The laboratories that a file names: host name, folder, origins that browsers call besides the portal's, and addresses of the servers
 * that the host passes calls on to, by the keys of SERVER_KEYS. Throws `TypeError` with a line for each problem.
 * @param {string} source JSON
 */
export function readTenants(source) {
  let value;
  try {
    value = JSON.parse(source);
  } catch {
    return fail(['not JSON']);
  }
  const read = Tenants.safeParse(value);
  if (!read.success) {
    return fail(
      read.error.issues.map(({ path, message }) => {
        const place = path.map((key) =>
          typeof key === 'number' ? atTenant(key) : `.${String(key)}`,
        );
        return place.length === 0 ? message : `${place.join('')}: ${message}`;
      }),
    );
  }
  const problems = [...collisions(read.data)];
  return problems.length > 0 ? fail(problems) : read.data;
}

/** A server's address in the parts that the hosts' files want: scheme, name with port, path. */
export function partsOf(address) {
  const { protocol, hostname, port, pathname } = new URL(address);
  const scheme = protocol.slice(0, -1);
  const base = pathname.replace(/\/$/, '');
  return { scheme, host: `${hostname}:${port || (scheme === 'https' ? 443 : 80)}`, base };
}
