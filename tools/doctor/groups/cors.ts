import { isCallName, lostWithout, type CallName } from '../calls/portal-calls';
import { replyTo } from '../calls/try-calls';
import { CONTRACT, type Operation, type ServerName } from '../contract/contract-document';
import { inGroup, type Finding } from '../findings';
import { attempt, Unreached, type Reply } from '../network/network';
import type { Situation } from '../servers';
import type { Code } from '../report/words';

const finding = inGroup('cors');

/** Methods that need no leave by themselves. */
const PLAIN_METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];
/** A token that nobody gave. */
const NO_TOKEN = 'doctor';

function wordsOf(header: string | undefined): readonly string[] {
  return (header ?? '').split(',').map((word) => word.trim());
}

function allowsOrigin({ headers }: Reply, origin: string): boolean {
  const allowed = headers['access-control-allow-origin'];
  return allowed === '*' || allowed === origin;
}

/** The headers of a call for which a browser asks leave, as it writes them. */
function unusualHeaders({ hasToken, hasBody }: Operation): readonly string[] {
  return [...(hasToken ? ['authorization'] : []), ...(hasBody ? ['content-type'] : [])];
}

/** What a browser would refuse of the answer to a preflight; null for nothing. */
function refusalOf(reply: Reply, operation: Operation, origin: string): Code | null {
  const methods = wordsOf(reply.headers['access-control-allow-methods']);
  const headers = wordsOf(reply.headers['access-control-allow-headers']).map((name) =>
    name.toLowerCase(),
  );
  if (reply.status < 200 || reply.status >= 300) return 'cors-status';
  if (!allowsOrigin(reply, origin)) return 'cors-origin';
  const { method } = operation;
  const isMethodFine =
    PLAIN_METHODS.includes(method) || methods.includes(method) || methods.includes('*');
  if (!isMethodFine) return 'cors-method';
  const needed = unusualHeaders(operation);
  // A star does not stand for it (Fetch standard, CORS protocol).
  if (needed.includes('authorization') && !headers.includes('authorization')) {
    return 'cors-authorization';
  }
  const hasType = headers.includes('content-type') || headers.includes('*');
  return needed.includes('content-type') && !hasType ? 'cors-content-type' : null;
}

/** Names in the address are filled with nobody's. */
function urlOf(base: string, { path }: Operation): string {
  return base + path.replaceAll(/\{\w+\}/g, '0');
}

/** The preflight that a browser sends before the call, where it sends one, and the leave on the call's own answer. */
async function examineCall(
  operation: Operation,
  name: CallName,
  asked: Situation,
): Promise<Finding | null> {
  const { bases, origin, network, trials } = asked;
  const base = bases[operation.server];
  if (base === undefined) return null;
  const names = unusualHeaders(operation);
  const isAsked = !PLAIN_METHODS.includes(operation.method) || names.length > 0;
  const lost = lostWithout(name);
  if (isAsked) {
    const { method } = operation;
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': method,
      ...(names.length > 0 && { 'Access-Control-Request-Headers': names.join(',') }),
    };
    const url = urlOf(base, operation);
    const preflight = await attempt(network.exchange({ method: 'OPTIONS', url, headers }));
    if (preflight instanceof Unreached) return finding(name, lost, preflight.failure);
    const refusal = refusalOf(preflight, operation, origin);
    if (refusal !== null) {
      return finding(name, lost, refusal, { method, origin, status: preflight.status });
    }
  }
  const answer = replyTo(trials, name);
  if (answer !== null && !allowsOrigin(answer, origin)) {
    return finding(name, lost, 'cors-answer', { origin });
  }
  return finding(name, 'ok', isAsked ? 'cors-ok' : 'cors-plain');
}

/** Calls that fail on purpose: a token of nobody, and a body of which no server can make anything. */
const FAILURES: readonly (readonly [ServerName, CallName, '401' | '500'])[] = [
  ['service', 'listOrderResults', '401'],
  ['service', 'login', '500'],
  ['lis', 'listAreas', '401'],
  ['lis', 'orderHeader', '500'],
];

async function examineFailure(
  [server, call, kind]: (typeof FAILURES)[number],
  { bases, network, origin }: Situation,
  token: string | null,
): Promise<Finding | null> {
  const base = bases[server];
  const operation = CONTRACT.get(call);
  if (base === undefined || operation === undefined) return null;
  const name = `${server} ${kind}`;
  const authorization = kind === '401' ? NO_TOKEN : call === 'login' ? null : token;
  if (kind === '500' && call !== 'login' && token === null) {
    return finding(name, 'skipped', 'untried-session');
  }
  const outgoing = {
    method: operation.method,
    url: urlOf(base, operation),
    headers: {
      Origin: origin,
      ...(authorization !== null && { Authorization: authorization }),
      ...(operation.hasBody && { 'Content-Type': 'application/json' }),
    },
    body: operation.hasBody ? '{' : undefined,
  };
  const reply = await attempt(network.exchange(outgoing));
  if (reply instanceof Unreached) return finding(name, 'gap', reply.failure);
  if (reply.status < 400) return finding(name, 'skipped', 'cors-unprovoked');
  if (allowsOrigin(reply, origin)) return finding(name, 'ok', 'cors-failure-ok');
  return finding(name, 'gap', 'cors-failure', { status: reply.status, origin });
}

/**
 * What a browser asks of servers of other origins. `header` is the authorization of a session in the word that the LIS takes;
 * null without one.
 */
export async function examineCors(
  asked: Situation,
  header: string | null,
): Promise<readonly Finding[]> {
  const { bases, unreached, mute, origin } = asked;
  const findings: Finding[] = [];
  const isForeign = (server: ServerName) => {
    const base = bases[server];
    if (base === undefined || mute.has(server)) return false;
    const own = new URL(base).origin;
    return own !== origin && !unreached.has(own);
  };
  for (const [server, base] of Object.entries(bases)) {
    if (new URL(base).origin === origin) findings.push(finding(server, 'ok', 'same-origin'));
  }
  for (const [name, operation] of CONTRACT) {
    if (!isCallName(name) || !isForeign(operation.server)) continue;
    const found = await examineCall(operation, name, asked);
    if (found !== null) findings.push(found);
  }
  for (const failure of FAILURES) {
    if (!isForeign(failure[0])) continue;
    const found = await examineFailure(failure, asked, header);
    if (found !== null) findings.push(found);
  }
  return findings;
}
