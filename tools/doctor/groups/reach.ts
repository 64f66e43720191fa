import { isPage } from '@/lib/http/answer-body';

import { PROXIES } from '../../hosting/headers.mjs';
import type { Trial } from '../calls/try-calls';
import { CONTRACT, SERVERS, type ServerName } from '../contract/contract-document';
import { inGroup, type Finding } from '../findings';
import { isRedirect, Unreached, type Network, type Reply } from '../network/network';
import { serversByOrigin, type Bases } from '../servers';

const finding = inGroup('reach');

/** Days below which a certificate is to be renewed now. */
export const SOON = 21;

/** What is known of an origin, and whether anything there may be asked. */
interface Reached {
  readonly findings: readonly Finding[];
  readonly unreached: ReadonlySet<string>;
}

function redirectOf(reply: Reply, url: string): string | null {
  const { location } = reply.headers;
  if (!isRedirect(reply)) return null;
  return location === undefined || !URL.canParse(location, url)
    ? null
    : new URL(location, url).origin;
}

/** Asks each origin of the back end for its address, once. Where several servers share one, the gravest loss counts. */
export async function examineReach(bases: Bases, network: Network): Promise<Reached> {
  const findings: Finding[] = [];
  const unreached = new Set<string>();
  for (const [origin, servers] of serversByOrigin(bases)) {
    const name = `${origin} (${servers.join(', ')})`;
    const lost = servers.includes('service') ? 'stop' : 'gap';
    try {
      const days = await network.certificateDays(origin);
      const [first] = servers;
      const url = `${(first && bases[first]) ?? origin}/`;
      const led = redirectOf(await network.exchange({ method: 'GET', url }), url);
      if (led !== null && led !== origin) {
        findings.push(finding(name, lost, 'redirect', { host: new URL(led).host }));
      } else if (days === null) findings.push(finding(name, 'ok', 'reached'));
      else if (days < SOON) findings.push(finding(name, 'gap', 'certificate-soon', { days }));
      else findings.push(finding(name, 'ok', 'reached-securely', { days }));
    } catch (cause) {
      if (!(cause instanceof Unreached)) throw cause;
      unreached.add(origin);
      findings.push(finding(name, lost, cause.failure));
    }
  }
  return { findings, unreached };
}

/** The key of `config.json` or of the configuration that holds a server's address. */
const KEYS: Readonly<Record<ServerName, string>> = {
  service: 'serviceUrl',
  mail: 'mailUrl',
  lis: 'lisUrl, ServiciosLISUrl',
  app: 'appServerUrl',
  merge: 'mergeUrl',
};
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];
/** The address is not there, or not for this method. */
export const MISSING: readonly number[] = [404, 405, 501];
const PASSWORD_FIELD = /<input[^>]+type=["']?password/i;

const isSignIn = (reply: Reply) =>
  isRedirect(reply) ||
  (isPage(reply.bytes) && PASSWORD_FIELD.test(new TextDecoder().decode(reply.bytes)));

/** Who answers in the place of a server, where all its calls were answered so. */
function standInOf(replies: readonly Reply[], isOwnOrigin: boolean) {
  // Of a single call at another origin nobody can tell whether the address or the call is missing.
  if (replies.length < 2) {
    const isRefused = isOwnOrigin && replies.every(({ status }) => MISSING.includes(status));
    return isRefused ? 'host-refuses' : null;
  }
  if (replies.every(({ status }) => GATEWAY_STATUSES.includes(status))) return 'gateway';
  if (replies.every(isSignIn)) return 'sign-in';
  const isElsewhere = replies.every(
    ({ status, bytes }) => MISSING.includes(status) || isPage(bytes),
  );
  if (!isElsewhere) return null;
  return isOwnOrigin ? 'no-block' : 'base-wrong';
}

/**
 * What every call below a server's base was answered by, where that was not the server. A gateway or a sign-in takes the place of
 * what `reached` says of its origin.
 */
export function examineAnswers(
  reached: readonly Finding[],
  { bases, origin, trials }: { bases: Bases; origin: string; trials: readonly Trial[] },
): { readonly findings: readonly Finding[]; readonly mute: ReadonlySet<ServerName> } {
  const mute = new Set<ServerName>();
  const replaced = new Set<string>();
  const found = [...new Set(Object.values(bases))].flatMap((base) => {
    // The mail's may be the service's.
    const servers = SERVERS.filter((server) => bases[server] === base);
    const [server = 'service'] = servers;
    const talks = trials.flatMap((trial) =>
      'outcome' in trial && servers.some((each) => each === CONTRACT.get(trial.name)?.server)
        ? (trial.conversation ?? [])
        : [],
    );
    const replies = talks.flatMap(({ reply }) => reply ?? []);
    const [first] = replies;
    if (first === undefined || replies.length < talks.length) return [];
    const { origin: own, pathname: path } = new URL(base);
    const code = standInOf(replies, own === origin);
    if (code === null) return [];
    for (const each of servers) mute.add(each);
    if (code === 'gateway' || code === 'sign-in') replaced.add(own);
    const name = `${base} (${servers.join(', ')})`;
    const lost = servers.includes('service') ? 'stop' : 'gap';
    const { title = '' } = PROXIES.find((proxy) => proxy.name === server.toUpperCase()) ?? {};
    const { method = '' } = talks[0]?.outgoing ?? {};
    const values = { path, method, title, key: KEYS[server], status: first.status };
    return [finding(name, lost, code, values)];
  });
  const kept = reached.filter(
    ({ name, state, code }) =>
      (state !== 'ok' && code !== 'redirect') || !replaced.has(name.split(' ', 1)[0] ?? ''),
  );
  return { findings: [...kept, ...found], mute };
}
