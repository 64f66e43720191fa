// What the gates share: one account that signs in by itself, whose password and token never reach a browser, and where they listen.
// Node 20.3 or newer, no packages, behind nginx or Caddy (docs/deploy.md).
//
//   SERVICE_URL                 base of the service's calls, as `serviceUrl` of config.json, but absolute
//   GATE_USER, GATE_PASSWORD    an account of the gate's own
//   GATE_TYPE                   its user type; 4 (laboratory) without it
//   GATE_AUTH_SCHEME            Bearer, JWT or none, as `authScheme` of config.json; Bearer without it
//   GATE_HOST, GATE_PORT        where it listens; 127.0.0.1 and a port of its own without them
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Milliseconds without another sign-in after one that failed: strangers must not lock the account. */
const REFUSED = 300_000;
const UNANSWERED = 15_000;
/** The service's code for a rule that said no. */
const RULE = 2;
/** Milliseconds that a server may take. */
const LIMIT = 10_000;
/** Milliseconds for the words of a call: slow ones hold nothing up. */
const HEARD = 10_000;

const {
  SERVICE_URL = '',
  GATE_USER = '',
  GATE_PASSWORD = '',
  GATE_TYPE = '4',
  GATE_AUTH_SCHEME = 'Bearer',
  GATE_HOST = '127.0.0.1',
  GATE_PORT,
} = process.env;

export const post = (body) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** A base without trailing slashes. */
export const baseOf = (address = '') => address.replace(/\/+$/, '');
export const service = baseOf(SERVICE_URL);
let signedIn = null;

/** The token itself was refused. */
export const isRefusal = ({ status }) => status === 401 || status === 403;

/** The service refused the account itself. */
class RefusedError extends Error {}

async function signIn() {
  const account = { user: GATE_USER, password: GATE_PASSWORD, type: Number(GATE_TYPE) };
  const response = await fetch(`${service}/authentication/web`, {
    ...post({ ...account, historyType: -1 }),
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT),
  });
  const { success, token, code, user } = await response.json();
  if (success === false || code === RULE) throw new RefusedError('the service refused the account');
  if (!response.ok || success !== true || typeof token !== 'string' || token === '') {
    throw new Error(`the service answered the sign-in with ${response.status}`);
  }
  const Authorization = GATE_AUTH_SCHEME === 'none' ? token : `${GATE_AUTH_SCHEME} ${token}`;
  return { Authorization, type: Number(GATE_TYPE), confidential: user?.confidential === true };
}

/** The gate's session, one for all calls; after a sign-in that failed the service is left alone for a while. */
export function session() {
  if (signedIn === null) {
    const own = signIn();
    signedIn = own;
    own.catch((error) => {
      const pause = error instanceof RefusedError ? REFUSED : UNANSWERED;
      setTimeout(() => forget(own), pause).unref();
    });
  }
  return signedIn;
}

/** Calls that met the same end must not throw each other's new session away. */
function forget(own) {
  if (signedIn === own) signedIn = null;
}

/** Asks with a token, and follows nobody elsewhere. */
export const askAs = (
  address,
  Authorization,
  { signals = [AbortSignal.timeout(LIMIT)], ...init },
) =>
  fetch(address, {
    ...init,
    headers: { ...init.headers, Authorization },
    redirect: 'error',
    signal: AbortSignal.any(signals),
  });

/** Asks in the gate's name. A token lives for hours: one that is refused is replaced once. */
export async function askTwice(address, init = {}) {
  for (let isSecond = false; ; isSecond = true) {
    const own = session();
    const answer = await askAs(address, (await own).Authorization, init);
    if (isSecond || !isRefusal(answer)) return answer;
    forget(own);
  }
}

/** What nobody may keep, and of a type that no browser guesses. */
export function headersOf(type = null) {
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  return type === null ? headers : { ...headers, 'Content-Type': type };
}

export function send(response, { status, type = null, body = '', ...headers }) {
  response.writeHead(status, { ...headersOf(type), ...headers });
  response.end(body);
}

/** Opens the gate, or says in one line why not. A failure is told to whoever runs it, and nothing of it to a visitor. */
export async function openGate({ name, port: usual, isReady = true, needs, handle }) {
  const stop = (words) => {
    console.error(`${name}: ${words}`);
    process.exit(1);
  };
  if (AbortSignal.any === undefined) stop(`Node 20.3 is needed; this is ${process.versions.node}`);
  const isWeb = /^https?:\/\//.test(service);
  if (!isWeb || GATE_USER === '' || GATE_PASSWORD === '' || !isReady) stop(`${needs} are needed`);
  const port = GATE_PORT ?? usual;
  const times = { requestTimeout: HEARD, headersTimeout: HEARD, connectionsCheckingInterval: 1000 };
  try {
    const server = createServer(times, (request, response) => void handle(request, response));
    await once(server.listen(Number(port), GATE_HOST), 'listening');
    console.log(`${name}: ready on ${GATE_HOST}:${server.address().port}`);
  } catch (error) {
    stop(`cannot listen on ${GATE_HOST}:${port}: ${error.message}`);
  }
}
