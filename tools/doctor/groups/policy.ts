import { contentSecurityPolicy } from '../../hosting/headers.mjs';
import { inGroup, type Finding } from '../findings';
import type { Reply } from '../network/network';
import { serversByOrigin, type Situation } from '../servers';

const finding = inGroup('host');

const POLICY = 'Content-Security-Policy';
const CONNECT = 'connect-src';
const TYPES = 'trusted-types';

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
function differences(sent: Directives, { config }: Situation): readonly string[] {
  const wanted = directivesOf(contentSecurityPolicy([]));
  const names = new Set([...wanted.keys(), ...sent.keys()]);
  return [...names].filter((name) => {
    if (name === CONNECT) return false;
    const own = wanted.get(name);
    if (own === undefined) return true;
    const open =
      name === TYPES && config.reportEngine === 'stimulsoft' ? new Set([...own, 'default']) : own;
    return !isSame(open, sent.get(name));
  });
}

/** Whether the page may call every server that answers; without the vital ones the portal does not work. */
function ofConnections(page: Directives, { bases, origin, unreached }: Situation): Finding {
  const open = page.get(CONNECT) ?? page.get('default-src') ?? new Set<string>();
  const others = [...serversByOrigin(bases)].filter(([each]) => each !== origin);
  const wanted: typeof others = [
    ["'self'", ['service']],
    ...others.filter(([each]) => !unreached.has(each)),
  ];
  const closed = wanted.filter(([each]) => !open.has(each));
  if (closed.length > 0) {
    const isVital = closed.some(
      ([, servers]) => servers.includes('service') || servers.includes('lis'),
    );
    const origins = closed.map(([each]) => each).join(' ');
    return finding(CONNECT, isVital ? 'stop' : 'gap', 'connect-closed', { origins });
  }
  const named = ["'self'", ...others.map(([each]) => each)];
  const idle = [...open].filter((source) => !named.includes(source));
  return idle.length === 0
    ? finding(CONNECT, 'ok', 'ok')
    : finding(CONNECT, 'gap', 'connect-idle', { count: idle.length });
}

/** The policy of every answer, directive by directive, and whether the page may call its servers. */
export function policyFindings(
  replies: readonly (readonly [name: string, reply: Reply])[],
  situation: Situation,
): readonly Finding[] {
  const header = POLICY.toLowerCase();
  const without = replies.filter(([, { headers }]) => headers[header] === undefined);
  if (without.length > 0) {
    const places = [...new Set(without.map(([name]) => name))].join('  ');
    return [finding(POLICY, 'gap', 'policy-missing', { places })];
  }
  const sent = replies.map(([, { headers }]) => directivesOf(headers[header] ?? ''));
  const [page = new Map()] = sent;
  const wrong = [...new Set(sent.flatMap((directives) => differences(directives, situation)))];
  return [
    wrong.length === 0
      ? finding(POLICY, 'ok', 'ok')
      : finding(POLICY, 'gap', 'policy-other', { names: wrong.join(' ') }),
    ofConnections(page, situation),
  ];
}
