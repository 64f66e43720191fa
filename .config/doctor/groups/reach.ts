import { inGroup, type Finding } from '../findings';
import { Unreached, type Network, type Reply } from '../network/network';
import { serversByOrigin, type Bases } from '../servers';

const finding = inGroup('reach');

/** Days below which a certificate is to be renewed now. */
export const SOON = 21;

/** What is known of an origin, and whether anything there may be asked. */
interface Reached {
  readonly findings: readonly Finding[];
  readonly unreached: ReadonlySet<string>;
}

function redirectOf({ status, headers }: Reply, url: string): string | null {
  if (status < 300 || status >= 400) return null;
  const location = headers['location'];
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
