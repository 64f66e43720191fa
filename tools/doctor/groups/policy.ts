import { contentSecurityPolicy } from '../../hosting/headers.mjs';
import { inGroup, type Finding } from '../findings';
import type { Reply } from '../network/network';

const finding = inGroup('host');

const POLICY = 'Content-Security-Policy';
const CONNECT = 'connect-src';
const TYPES = 'trusted-types';

/** What the policy has to leave open for this installation. */
export interface PolicyWish {
  /** Other origins that the page calls. */
  readonly origins: readonly string[];
  /** Those of them that answer, of which only the vital ones stop the portal. */
  readonly reached: readonly { readonly origin: string; readonly isVital: boolean }[];
  /** The licensed report engine needs one more policy of trusted types. */
  readonly hasVendorEngine: boolean;
}

type Directives = ReadonlyMap<string, ReadonlySet<string>>;

function directivesOf(policy: string): Directives {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(
    parts.flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, new Set(sources)]])),
  );
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string> | undefined): boolean {
  return one.size === other?.size && [...one].every((source) => other.has(source));
}

/** Names of the directives, but for `connect-src`, in which a policy is another one. */
function differences(sent: Directives, { hasVendorEngine }: PolicyWish): readonly string[] {
  const wanted = directivesOf(contentSecurityPolicy([]));
  const names = new Set([...wanted.keys(), ...sent.keys()]);
  return [...names].filter((name) => {
    if (name === CONNECT) return false;
    const own = wanted.get(name);
    if (own === undefined) return true;
    const open = name === TYPES && hasVendorEngine ? new Set([...own, 'default']) : own;
    return !isSame(open, sent.get(name));
  });
}

function ofConnections(page: Directives, { origins, reached }: PolicyWish): Finding {
  const open = page.get(CONNECT) ?? page.get('default-src') ?? new Set<string>();
  const wanted = [{ origin: "'self'", isVital: true }, ...reached];
  const closed = wanted.filter(({ origin }) => !open.has(origin));
  if (closed.length > 0) {
    const lost = closed.some(({ isVital }) => isVital) ? 'stop' : 'gap';
    const missing = closed.map(({ origin }) => origin).join(' ');
    return finding(CONNECT, lost, 'connect-closed', { origins: missing });
  }
  const idle = [...open].filter((source) => source !== "'self'" && !origins.includes(source));
  return idle.length === 0
    ? finding(CONNECT, 'ok', 'ok')
    : finding(CONNECT, 'gap', 'connect-idle', { count: idle.length });
}

/** The policy of every answer, directive by directive, and whether the page may call its servers. */
export function policyFindings(
  replies: readonly (readonly [name: string, reply: Reply])[],
  wish: PolicyWish,
): readonly Finding[] {
  const header = POLICY.toLowerCase();
  const without = replies.filter(([, { headers }]) => headers[header] === undefined);
  if (without.length > 0) {
    const places = [...new Set(without.map(([name]) => name))].join('  ');
    return [finding(POLICY, 'gap', 'policy-missing', { places })];
  }
  const sent = replies.map(([, { headers }]) => directivesOf(headers[header] ?? ''));
  const [page = new Map()] = sent;
  const wrong = [...new Set(sent.flatMap((directives) => differences(directives, wish)))];
  return [
    wrong.length === 0
      ? finding(POLICY, 'ok', 'ok')
      : finding(POLICY, 'gap', 'policy-other', { names: wrong.join(' ') }),
    ofConnections(page, wish),
  ];
}
